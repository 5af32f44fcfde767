// A new puzzle: of a level, of a day, or of any other target.

import {button, fill, h, options} from "./elements.js";
import {openPuzzle} from "./menu.js";
import {SYMMETRIES} from "./symmetries.js";
import {t} from "./texts.js";
import {Work} from "./work.js";

const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];

const nameOf = level => t(`level-${level}`);
const NAMES = LEVELS.map(level => [level, nameOf(level)]);

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
    this.element = h("dialog", {class: "new", "aria-label": t("app-new-puzzle")}, h("h2", {}, t("app-new-puzzle")), this.#intro,
      h("ul", {class: "levels"}, LEVELS.map(each =>
        h("li", {}, button(nameOf(each), () => this.#make(`${each},180`, String(Date.now()), `${nameOf(each)}.`), {class: "main"}), " ", t(`app-needs-${each}`)))),
      h("h3", {}, t("app-daily")),
      h("div", {class: "row"}, h("label", {}, t("app-date"), " ", day), h("label", {}, t("app-level"), " ", dayLevel),
        button(t("app-play"), () => this.#make(`${dayLevel.value},180`, day.value, `${nameOf(dayLevel.value)}, ${day.value}.`))),
      this.#left,
      h("details", {}, h("summary", {}, t("app-custom")),
        h("div", {class: "row"}, h("label", {}, t("app-level"), " ", level), h("label", {}, t("app-symmetry"), " ", symmetry)),
        h("label", {}, t("app-conditions"), " ", more), " ", button(t("app-create"), () => this.#make(wished(), String(Date.now()), ""))),
      this.#answer,
      h("div", {class: "row"},
        button(t("app-enter-own"), () => {
          this.element.close();
          openPuzzle(game);
        }),
        button(t("app-close"), () => this.element.close())));
    this.element.addEventListener("close", () => {
      this.#work.stop();
      fill(this.#answer);
    });
    document.body.append(this.element);
  }

  open(intro = "") {
    this.#intro.textContent = intro;
    const games = this.#game.others;
    fill(this.#left, games.length > 0 && h("h3", {}, t("app-continue")), h("div", {class: "row"}, games.map(game => button(told(game), () => {
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
  return t("app-left", {cells: empty, minutes: Math.ceil(seconds / 60)});
}

function today() {
  const now = new Date();
  return new Date(now - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
}
