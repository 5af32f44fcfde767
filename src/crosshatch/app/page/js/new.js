// A new puzzle: of a level, of a day, or of any other target.

import {button, fill, h, options} from "./elements.js";
import {openPuzzle} from "./menu.js";
import {SYMMETRIES} from "./symmetries.js";
import {Work} from "./work.js";

const LEVELS = {
  easy: "singles only",
  medium: "pairs, triples and intersections",
  hard: "fish, wings and colouring",
  unfair: "chains and uniqueness",
  extreme: "long chains and forcing nets",
};

const nameOf = level => level[0].toUpperCase() + level.slice(1);
const NAMES = Object.keys(LEVELS).map(level => [level, nameOf(level)]);

export class NewDialog {
  #game;
  #answer = h("div", {class: "answer", "aria-live": "polite"});
  #work = new Work(this.#answer);
  #intro = h("p", {});
  #left = h("div", {});

  constructor(game) {
    this.#game = game;
    const level = options(NAMES, "medium"), dayLevel = options(NAMES, "medium");
    const symmetry = options(SYMMETRIES, "180");
    const more = h("input", {type: "text", size: 24, placeholder: "must=x-wing,givens=24-26"});
    const day = h("input", {type: "date", value: today()});
    const wished = () => [level.value, symmetry.value === "none" ? "" : symmetry.value, more.value.trim()].filter(Boolean).join(",");
    this.element = h("dialog", {class: "new", "aria-label": "New puzzle"}, h("h2", {}, "New puzzle"), this.#intro,
      h("ul", {class: "levels"}, Object.entries(LEVELS).map(([each, needs]) =>
        h("li", {}, button(nameOf(each), () => this.#make(`${each},180`, String(Date.now()), `${nameOf(each)}.`), {class: "main"}), " ", needs))),
      h("h3", {}, "Daily puzzle"),
      h("div", {class: "row"}, h("label", {}, "Date ", day), h("label", {}, "Level ", dayLevel),
        button("Play", () => this.#make(`${dayLevel.value},180`, day.value, `${nameOf(dayLevel.value)}, ${day.value}.`))),
      this.#left,
      h("details", {}, h("summary", {}, "Custom puzzle"),
        h("div", {class: "row"}, h("label", {}, "Level ", level), h("label", {}, "Symmetry ", symmetry)),
        h("label", {}, "Conditions ", more), " ", button("Create", () => this.#make(wished(), String(Date.now()), ""))),
      this.#answer,
      h("div", {class: "row"},
        button("Enter my own", () => {
          this.element.close();
          openPuzzle(game);
        }),
        button("Close", () => this.element.close())));
    this.element.addEventListener("close", () => {
      this.#work.stop();
      fill(this.#answer);
    });
    document.body.append(this.element);
  }

  open(intro = "") {
    this.#intro.textContent = intro;
    const games = this.#game.others;
    fill(this.#left, games.length > 0 && h("h3", {}, "Continue a game"), h("div", {class: "row"}, games.map(game => button(told(game), () => {
      this.element.close();
      this.#game.goOn(game);
      this.#game.grid.focus();
    }))));
    if (!this.element.open) this.element.showModal();
  }

  /** Make the first puzzle of a seed, which is what the command line makes of it. */
  async #make(target, seed, said) {
    if (!await this.#game.make({target, seed: `${seed}/1`}, {work: this.#work, said})) return;
    this.element.close();
    this.#game.grid.focus();
  }
}

/** What a game that was left is told by: how much there is to do, and the time. */
function told({board, seconds}) {
  const empty = Array.from(board.givens).filter((digit, cell) => digit === "." && !board.state.digits[cell]).length;
  return `${empty} cells left, ${Math.ceil(seconds / 60)} min`;
}

function today() {
  const now = new Date();
  return new Date(now - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
}
