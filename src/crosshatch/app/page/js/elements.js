// Making elements: what little is needed instead of a framework.

import {t} from "./texts.js";

const SVG = "http://www.w3.org/2000/svg";

function made(element, properties, children) {
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (element instanceof HTMLElement && name in element && typeof value !== "string") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...present(children));
  return element;
}

const present = children => children.flat(Infinity).filter(each => each !== null && each !== undefined && each !== false && each !== "");

/** An element of HTML: its tag, its properties (`onclick` and the like are listeners), and what is in it. */
export const h = (tag, properties, ...children) => made(document.createElement(tag), properties, children);

/** An element of SVG. */
export const s = (tag, properties, ...children) => made(document.createElementNS(SVG, tag), properties, children);

/** Put something else into an element than what is there.  The focus stays in it: at what has the same name, or else at
 *  the whole, so that those who use the keyboard go on from there. */
export function fill(element, ...children) {
  const focused = document.activeElement, within = element !== focused && element.contains(focused);
  element.replaceChildren(...present(children));
  if (!within || focused.isConnected) return;
  const same = [...element.querySelectorAll("button")].find(each => each.textContent === focused.textContent && each.checkVisibility?.());
  if (!same) element.tabIndex = -1;
  (same ?? element).focus({preventScroll: true});
}

/** A group of SVG from its text, which our own library has made.  Styles are in `data-style`: the page has no inline ones. */
export function drawn(text) {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text}</svg>`, "image/svg+xml");
  const element = document.importNode(parsed.documentElement, true);
  for (const each of element.querySelectorAll("[data-style]")) each.style.cssText = each.dataset.style;
  return [...element.childNodes];
}

export const button = (label, onclick, properties = {}) => h("button", {type: "button", onclick, ...properties}, label);

/** An icon of those in index.html. */
export const icon = name => s("svg", {class: "icon", "aria-hidden": "true"}, s("use", {href: `#icon-${name}`}));

/** A button with an icon before its label, which styles may hide where there is little room. */
export const iconButton = (name, label, onclick, properties = {}) =>
  button([icon(name), h("span", {class: "label"}, label)], onclick, {title: label, ...properties});

/** A list to choose from: `names` are pairs of a value and what it is called. */
export const options = (names, value, properties = {}) => h("select", properties,
  [...names].map(([each, name]) => h("option", {value: each, selected: each === value}, name)));

/** The button at the corner of a dialog that closes it. */
export const closer = dialog => iconButton("x", t("app-close"), () => dialog.close(), {class: "quiet close"});

/** Open a dialog, which is gone once it is closed; `content` makes what is in it, of what closes it. */
export function openDialog(title, content, {onclose = () => {}, ...properties} = {}) {
  const dialog = h("dialog", {"aria-label": title, ...properties});
  dialog.append(...present([content(() => dialog.close()), closer(dialog)]));
  dialog.addEventListener("close", () => {
    onclose();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
