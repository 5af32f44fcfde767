// What is said of a puzzle that is solved.

import {button, h, openDialog} from "./elements.js";
import {t} from "./texts.js";

/** Say it, with what may come next: functions that make another puzzle, and that show the grade. */
export function celebrate({timer, hints}, another, grade) {
  openDialog(t("app-solved"), close => {
    const go = then => () => {
      close();
      then();
    };
    return [h("h2", {}, t("app-well-done", {time: timer.text, hints})),
      h("div", {class: "row"},
        button(t("app-new-puzzle"), go(another), {class: "main"}), button(t("app-show-grade"), go(grade)), button(t("app-close"), close))];
  }, {class: "solved"});
}
