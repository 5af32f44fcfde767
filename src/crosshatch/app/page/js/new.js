// A new puzzle: of a level or any other target, or the puzzle of a day.

import {button, fill, h} from "./elements.js";
import {Work} from "./work.js";

const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];

export class NewPanel {
  title = "New";
  #game;
  #answer = h("div", {class: "answer", "aria-live": "polite"});
  #work = new Work(this.#answer);

  constructor(game) {
    this.#game = game;
    const level = h("select", {}, LEVELS.map(each => h("option", {value: each, selected: each === "medium"}, each)));
    const symmetry = h("select", {}, ["180", "none", "90", "left-right", "diagonal", "full"].map(each => h("option", {value: each}, each)));
    const more = h("input", {type: "text", size: 24, placeholder: "must=x-wing,givens=24-26"});
    const day = h("input", {type: "date", value: today()});
    const target = () => [level.value, ...symmetry.value === "none" ? [] : [symmetry.value], ...more.value ? [more.value] : []].join(",");
    this.element = h("section", {class: "new"},
      h("div", {class: "row"}, h("label", {}, "Level ", level), h("label", {}, "Symmetry ", symmetry)),
      h("label", {}, "Also ", more),
      h("div", {class: "row"}, button("Make a puzzle", () => this.#make(target(), String(Date.now())), {class: "main"})),
      h("div", {class: "row"}, h("label", {}, "The puzzle of ", day), button("Play it", () => this.#make(target(), day.value))),
      this.#answer);
  }

  async #make(target, seed) {
    const found = await this.#work.ask("generate", {target, seed, max_seconds: 60}, {waiting: "Making a puzzle…"});
    if (!found) return;
    if (!found.made) {
      fill(this.#answer, h("p", {}, "None was found in time. Ask for less, or try again."));
      return;
    }
    fill(this.#answer);
    await this.#game.open(found.made.puzzle);
    this.#game.say(found.code);
  }
}

function today() {
  const now = new Date();
  return new Date(now - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
}
