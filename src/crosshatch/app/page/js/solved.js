// What is said of a puzzle that is solved.

import {button, h} from "./elements.js";

export function celebrate(game, time, hints) {
  const helped = hints === 0 ? "without a hint" : hints === 1 ? "with one hint" : `with ${hints} hints`;
  const go = then => () => {
    dialog.close();
    then();
  };
  const dialog = h("dialog", {class: "solved", "aria-label": "Solved"},
    h("h2", {}, `Solved in ${time}, ${helped}. Well done!`),
    h("div", {class: "row"},
      button("Another one", go(() => game.new.open()), {class: "main"}),
      button("How hard was it?", go(() => game.openPanel("grade"))),
      button("Close", () => dialog.close())));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
