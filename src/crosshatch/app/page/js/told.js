// A step in words: what it is called, its reasons with the colours of their roles, and what the marks mean.

import {button, drawn, h, s} from "./elements.js";

const spans = line => line.map(({text, role}) => (role ? h("b", {class: role}, text) : text));

const legendOf = marks => h("ul", {class: "legend", "aria-label": "Legend"}, marks.legend.map(({name, sample}) =>
  h("li", {}, s("svg", {class: "crosshatch", viewBox: "-13 -13 26 26", "aria-hidden": "true"}, drawn(sample)), name)));

/** The words of a step; `show` is called with the marks that the board is to have. */
export function told(step, show) {
  const cases = step.cases.length
    ? h("div", {class: "cases"}, h("h4", {}, "Case by case"),
        h("div", {class: "row"}, [{title: "All together", ...step.marks}, ...step.cases].map((each, at) => button(each.title, event => {
          for (const other of event.currentTarget.parentElement.children) other.setAttribute("aria-pressed", String(other === event.currentTarget));
          show(each);
        }, {"aria-pressed": String(at === 0)}))))
    : null;
  show(step.marks);
  return h("article", {class: "step"},
    h("h3", {}, step.name),
    h("p", {class: "summary"}, step.summary),
    h("div", {class: "words"}, step.words.map(line => h("p", {}, spans(line)))),
    h("p", {class: "notation"}, step.notation),
    legendOf(step.marks), cases,
    step.argument && h("details", {}, h("summary", {}, "Why it works"), h("p", {}, step.argument)));
}
