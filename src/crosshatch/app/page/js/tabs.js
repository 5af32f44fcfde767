// The tabs: panels of which one is shown.  A panel has a `name`, an `icon` and an `element`; what else it has is called where it is
// there: `shown` and `hidden` when it is, `changed` after a change of the board, `newPuzzle` when another one begins,
// `open` when a link asks for what it shows, and `key` for a key, which returns whether the panel takes it.

import {h, iconButton} from "./elements.js";
import {isPlain} from "./keys.js";
import {t} from "./texts.js";

export class Tabs {
  #tabs = new Map();  // the tab and the place of each panel

  constructor(panels, label = t("app-tools")) {
    this.panels = panels;
    this.list = h("div", {class: "tabs", role: "tablist", "aria-label": label});
    this.places = h("div", {class: "panels"});
    for (const panel of panels) {
      const id = panel.name, title = t(`app-tab-${id}`);
      const tab = iconButton(panel.icon, title, () => this.select(panel), {role: "tab", title: null, id: `tab-${id}`, "aria-controls": `panel-${id}`});
      const place = h("div", {role: "tabpanel", id: `panel-${id}`, "aria-labelledby": `tab-${id}`},
        h("h2", {class: "unseen"}, title), panel.element);
      this.#tabs.set(panel, {tab, place});
      this.list.append(tab);
      this.places.append(place);
    }
    this.#show(panels[0]);
  }

  select(panel) {
    if (this.selected === panel) return;
    this.selected.hidden?.();
    this.#show(panel);
    panel.shown?.();
  }

  #show(panel) {
    this.selected = panel;
    for (const [each, {tab, place}] of this.#tabs) {
      place.hidden = each !== panel;
      tab.setAttribute("aria-selected", String(each === panel));
      tab.setAttribute("tabindex", each === panel ? "0" : "-1");
    }
  }

  /** Move between the tabs by the keyboard, or let the panel that is shown have the key; returns whether it is for them. */
  key(event) {
    return this.list.contains(event.target) ? this.#move(event) : this.selected.key?.(event) ?? false;
  }

  #move(event) {
    const {panels} = this, at = panels.indexOf(this.selected);
    const panel = {
      ArrowRight: panels[(at + 1) % panels.length], ArrowLeft: panels.at(at - 1), Home: panels[0], End: panels.at(-1),
    }[event.key];
    if (!panel || !isPlain(event)) return false;
    this.select(panel);
    this.#tabs.get(panel).tab.focus();
    return true;
  }

  /** Show the panel of a name, with what a link to it shows. */
  open(name) {
    const panel = this.panels.find(each => each.name === name);
    if (!panel) return;
    this.select(panel);
    panel.open?.();
  }

  boardChanged() { this.selected.changed?.(); }

  newPuzzle() {
    for (const panel of this.panels) panel.newPuzzle?.();
  }
}
