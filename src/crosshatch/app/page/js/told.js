// A step in words: what it is called, its reasons with the colours of their roles, and what the marks mean.

import {button, drawn, h, s} from "./elements.js";
import {cellNamed} from "./ground.js";
import {t} from "./texts.js";

export const spans = line => line.map(({text, role}) => (role ? h("b", {class: role}, text) : text));

export const legendOf = marks => h("ul", {class: "legend", "aria-label": t("app-legend")}, marks.legend.map(({name, sample}) =>
  h("li", {}, s("svg", {class: "crosshatch", viewBox: "-13 -13 26 26", "aria-hidden": "true"}, drawn(sample)), name)));

/** The marks of a step.  Where they are of no candidate but the digit that is placed, as those of a single, the board shows
 *  the candidates of its cell alone: `only` has that. */
export function marksOf({marks, placements, links, view}) {
  const isPlain = placements.length > 0 && !links.length && view.candidates.every(each => each.role === "placed");
  return isPlain ? {...marks, only: placements.map(each => cellNamed(each.cell))} : marks;
}

/** The words of a step; `show` is called with the marks that the board is to have. */
export function told(step, show) {
  const several = step.cases.length > 1;
  const cases = step.cases.length
    ? h("div", {class: "cases"}, h("h4", {}, t(several ? "app-cases" : "app-contradiction-case")),
        h("div", {class: "row"}, [...(several ? [{title: t("app-all-cases"), ...step.marks}] : []), ...step.cases].map((each, at) => button(each.title, event => {
          const pressed = event.currentTarget;
          const on = several || pressed.getAttribute("aria-pressed") === "false";  // a single case goes off again
          for (const other of pressed.parentElement.children) other.setAttribute("aria-pressed", String(on && other === pressed));
          show(on ? each : step.marks);
        }, {"aria-pressed": String(several && at === 0)}))))
    : null;
  show(marksOf(step));
  return h("article", {class: "step"},
    h("h3", {}, step.name),
    step.summary && h("p", {class: "idea"}, step.summary),
    h("div", {class: "words"}, step.words.map(line => h("p", {}, spans(line)))),
    h("p", {class: "notation"}, step.headline),
    legendOf(step.marks), cases,
    step.argument && h("details", {}, h("summary", {}, t("app-argument")), h("p", {}, step.argument)));
}

/** The words of a step on the board of a game, with its marks there, and a button that applies it. */
export function toldToApply(step, {board, grid}) {
  const apply = () => {
    board.apply(step);
    grid.focus();
  };
  return [told(step, marks => grid.show(marks)), button(t("app-apply"), apply, {class: "main"})];
}
