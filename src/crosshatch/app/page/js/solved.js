// What is said of a puzzle that is solved.

import {button, h, openDialog} from "./elements.js";

/** Say it, with what may come next: functions that make another puzzle, and that show the grade. */
export function celebrate({timer, hints}, another, grade) {
  const helped = hints === 0 ? "without hints" : hints === 1 ? "with one hint" : `with ${hints} hints`;
  openDialog("Solved", close => {
    const go = then => () => {
      close();
      then();
    };
    return [h("h2", {}, `Solved in ${timer.text}, ${helped}. Well done!`),
      h("div", {class: "row"},
        button("New puzzle", go(another), {class: "main"}), button("Show its grade", go(grade)), button("Close", close))];
  }, {class: "solved"});
}
