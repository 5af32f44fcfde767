// A new puzzle: of a level on a board, of today, or of any other target.

import {levelOfDays, playDay} from "./calendar.js";
import {dayOf} from "./dates.js";
import {button, closer, fill, h, iconButton, options} from "./elements.js";
import {records} from "./games.js";
import {openLibrary} from "./library.js";
import {openPuzzle} from "./open.js";
import {BOARDS, boardText} from "./rules.js";
import {t} from "./texts.js";
import {dayText, LEVELS, levelText} from "./wording.js";
import {Work} from "./work.js";

export class NewDialog {
  #game;
  #answer = h("div", {class: "answer", "aria-live": "polite"});
  #work = new Work(this.#answer);
  #intro = h("p", {});
  #day = h("div", {class: "row days"});
  #board;
  #levels;

  /** `order` opens what makes puzzles to order. */
  constructor(game, order) {
    this.#game = game;
    this.#board = options(BOARDS.map(name => [name, boardText(name)]), "classic", {onchange: () => this.#offerLevels()});
    this.#levels = LEVELS.map(each =>
      button([h("b", {}, levelText(each)), h("span", {class: "muted"}, t(`app-needs-${each}`))], () => this.#make(each), {"data-level": each, autofocus: each === LEVELS[0]}));
    const close = () => this.element.close();
    const go = then => () => {
      close();
      then();
    };
    this.element = h("dialog", {class: "new", "aria-label": t("app-new-puzzle")}, h("h2", {}, t("app-new-puzzle")), this.#intro,
      h("div", {class: "row"}, h("label", {}, t("app-board-kind"), " ", this.#board)),
      h("ul", {class: "list levels"}, this.#levels.map(each => h("li", {}, each))),
      h("h3", {}, t("app-daily")), this.#day,
      this.#answer,
      h("div", {class: "row"},
        button(t("app-custom"), go(order)), button(t("app-enter-own"), go(() => openPuzzle(game)))));
    this.element.append(closer(this.element));
    this.element.addEventListener("close", () => {
      this.#work.stop();
      fill(this.#answer);
    });
    document.body.append(this.element);
  }

  open(intro = "") {
    this.#intro.textContent = intro;
    this.#offerDay();
    if (!this.element.open) this.element.showModal();
  }

  /** Offer the puzzle of today, at the level that was chosen last, and the calendar of all others. */
  #offerDay() {
    const level = levelOfDays(), today = dayOf(), isSolved = records().some(each => each.day === today && each.level === level);
    fill(this.#day,
      iconButton("play", t("app-today", {day: dayText(today), level: levelText(level)}), () => this.#begin(playDay(this.#game, level, today, this.#work))),
      iconButton("calendar-days", t("app-tab-calendar"), () => {
        this.element.close();
        openLibrary(this.#game, "calendar");
      }, {class: "quiet"}),
      isSolved && h("span", {class: "muted"}, t("app-is-solved")));
  }

  /** Offer the levels that puzzles on the board can have: on the smallest one, all are easy. */
  #offerLevels() {
    const isTiny = this.#board.value === "4x4";
    for (const each of this.#levels) each.disabled = isTiny && each.dataset.level !== LEVELS[0];
  }

  /** Make a puzzle of a level on the chosen board, which is what the command line makes of its code. */
  #make(level) {
    const board = this.#board.value, isClassic = board === "classic";
    const target = [level, "180", ...isClassic ? [] : [`board=${board}`]].join(",");
    const said = [...isClassic ? [] : [boardText(board)], levelText(level)].join(", ");
    return this.#begin(this.#game.make({target, seed: `${Date.now()}/1`}, {work: this.#work, said: `${said}.`}));
  }

  async #begin(made) {
    if (!await made) return;
    this.element.close();
    this.#game.grid.focus();
  }
}
