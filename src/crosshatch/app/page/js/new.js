// A new puzzle: of a level, of a day, or of any other target.

import {Board} from "./board.js";
import {button, fill, h, options} from "./elements.js";
import {LEVELS, levelText} from "./levels.js";
import {openPuzzle} from "./menu.js";
import {BOARDS, boardText, groundText} from "./rules.js";
import {SYMMETRIES} from "./symmetries.js";
import {t} from "./texts.js";
import {Work} from "./work.js";

const NAMES = LEVELS.map(level => [level, levelText(level)]);

export class NewDialog {
  #game;
  #answer = h("div", {class: "answer", "aria-live": "polite"});
  #work = new Work(this.#answer);
  #intro = h("p", {});
  #left = h("div", {});
  #board;
  #levels;
  #lists;  // of levels

  constructor(game) {
    this.#game = game;
    this.#board = options(BOARDS.map(name => [name, boardText(name)]), "classic", {onchange: () => this.#offerLevels()});
    this.#levels = LEVELS.map(each =>
      button(levelText(each), () => this.#make(`${each},180`, String(Date.now()), levelText(each)), {class: "main", "data-level": each, autofocus: each === LEVELS[0]}));
    const level = options(NAMES, "medium"), dayLevel = options(NAMES, "medium");
    this.#lists = [level, dayLevel];
    const symmetry = options(SYMMETRIES, "180");
    const more = h("input", {type: "text", size: 24, placeholder: "must=x-wing,givens=24-26"});
    const day = h("input", {type: "date", value: today()});
    const wished = () => [level.value, symmetry.value === "none" ? "" : symmetry.value, more.value.trim()].filter(Boolean).join(",");
    this.element = h("dialog", {class: "new", "aria-label": t("app-new-puzzle")}, h("h2", {}, t("app-new-puzzle")), this.#intro,
      h("div", {class: "row"}, h("label", {}, t("app-board-kind"), " ", this.#board)),
      h("ul", {class: "levels"}, LEVELS.map((each, place) => h("li", {}, this.#levels[place], " ", t(`app-needs-${each}`)))),
      h("h3", {}, t("app-daily")),
      h("div", {class: "row"}, h("label", {}, t("app-date"), " ", day), h("label", {}, t("app-level"), " ", dayLevel),
        button(t("app-play"), () => this.#make(`${dayLevel.value},180`, day.value, `${levelText(dayLevel.value)}, ${day.value}`))),
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

  /** Offer the levels that puzzles on the board can have: on the smallest one, all are easy. */
  #offerLevels() {
    const isTiny = this.#board.value === "4x4";
    for (const each of this.#levels) each.disabled = isTiny && each.dataset.level !== "easy";
    for (const each of this.#lists) {
      for (const item of each.options) item.disabled = isTiny && item.value !== "easy";
      if (isTiny) each.value = "easy";
    }
  }

  /** Make the first puzzle of a seed on the chosen board, which is what the command line makes of it. */
  async #make(criteria, seed, what) {
    const board = this.#board.value, isClassic = board === "classic";
    const target = [criteria, ...isClassic ? [] : [`board=${board}`]].filter(Boolean).join(",");
    const said = [...isClassic ? [] : [boardText(board)], ...what ? [what] : []].join(", ");
    if (!await this.#game.make({target, seed: `${seed}/1`}, {work: this.#work, said: said && `${said}.`})) return;
    this.element.close();
    this.#game.grid.focus();
  }
}

/** What a game that was left is told by: how much there is to do, and the time. */
function told({board: data, seconds}) {
  const board = Board.of(data), empty = board.cells.filter(cell => !board.value(cell)).length, name = groundText(board.ground);
  return `${name && `${name}: `}${t("app-left", {cells: empty, minutes: Math.ceil(seconds / 60)})}`;
}

function today() {
  const now = new Date();
  return new Date(now - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
}
