// A step in words: what it is called, its reasons with the colours of their roles, and what the marks mean.

import {button, drawn, h, iconButton, s} from "./elements.js";
import {cellNamed} from "./ground.js";
import {t} from "./texts.js";

const MOST_OPEN = 12;  // lines of an explanation; in longer ones, the reasons within reasons are folded

export const spans = line => line.map(({text, role}) => (role ? h("b", {class: role}, text) : text));

export const legendOf = marks => h("ul", {class: "legend", "aria-label": t("app-legend")}, marks.legend.map(({name, sample}) =>
  h("li", {}, s("svg", {class: "crosshatch", viewBox: "-13 -13 26 26", "aria-hidden": "true"}, drawn(sample)), name)));

/** The marks of a step.  Where they are of no candidate but the digit that is placed, as those of a single, the board shows
 *  that alone, large: `only` has it. */
export function marksOf({marks, placements, links, view}) {
  const isPlain = placements.length > 0 && !links.length && view.candidates.every(each => each.role === "placed");
  return isPlain ? {...marks, only: placements.map(({cell, digit}) => ({cell: cellNamed(cell), digit}))} : marks;
}

/** Lines of words, deeper ones below the line that they belong to, folded if there are many. */
function folded(lines) {
  const whole = h("div", {class: "words"}), above = [{depth: -1, place: whole}];
  const depths = lines.map(line => /^ */.exec(line[0]?.text ?? "")[0].length);
  lines.forEach((line, at) => {
    while (above.at(-1).depth >= depths[at]) above.pop();
    const end = depths.findIndex((depth, other) => other > at && depth <= depths[at]), count = (end < 0 ? lines.length : end) - at - 1;
    const said = count ? h("details", {open: lines.length <= MOST_OPEN}, h("summary", {}, spans(line), " ", h("small", {}, count)))
      : h("p", {}, spans(line));
    above.at(-1).place.append(said);
    if (count) above.push({depth: depths[at], place: said});
  });
  return whole;
}

/** The words of a step; `show` is called with the marks that the board is to have, and `lesson` opens what its technique is. */
export function told(step, show, lesson = null) {
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
    folded(step.words),
    h("p", {class: "notation"}, step.headline),
    legendOf(step.marks), cases,
    step.argument && h("details", {}, h("summary", {}, t("app-argument")), h("p", {}, step.argument)),
    lesson && iconButton("graduation-cap", t("app-lesson"), () => lesson(step.technique), {class: "quiet to-lesson"}));
}

/** The words of a step on the board of a game. */
export const toldOf = (step, game) => told(step, marks => game.grid.show(marks), technique => game.lesson(technique));

/** The words of a step on the board of a game, with its marks there, and a button that applies it. */
export function toldToApply(step, game) {
  const apply = () => {
    game.board.apply(step);
    game.grid.focus();
  };
  return [toldOf(step, game), button(t("app-apply"), apply, {class: "main"})];
}
