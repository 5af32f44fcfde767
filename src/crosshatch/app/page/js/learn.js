// Learn: a course of techniques.  Each has a lesson with its argument, an example on the board to step through, and positions
// to practise it, where the player's own answer is judged.

import {Board} from "./board.js";
import {chaptersOf, nextOf, note, progress, stateOf} from "./course.js";
import {button, fill, h} from "./elements.js";
import {ExampleWalk} from "./example.js";
import {cellNamed, groundOn, nameOf} from "./ground.js";
import {lookAt} from "./look.js";
import {LANGUAGE, t} from "./texts.js";
import {told} from "./told.js";
import {reveal} from "./view.js";
import {Work} from "./work.js";
import {levelText} from "./wording.js";

export class LearnPanel {
  name = "learn";
  icon = "graduation-cap";
  #game;
  #keypad;
  #page = h("div", {class: "answer"});
  #work = new Work(this.#page);
  #techniques = null;
  #leave = null;  // gives the board back, where an example or a position is on it
  #walk = null;
  #seed = Date.now() % 100000;
  #number = 0;  // of the chosen position that was practised last

  constructor(game, keypad) {
    this.#game = game;
    this.#keypad = keypad;
    this.element = h("section", {class: "learn"}, this.#page);
  }

  key(event) { return this.#walk?.key(event) ?? false; }

  async shown() {
    document.body.classList.add("reading");
    if (!this.#page.childElementCount || this.#page.querySelector(".problem")) await this.#course();
  }

  hidden() {
    document.body.classList.remove("reading");
    this.#work.stop();  // a position that is found later would take the place of what is on the board then
    this.#leave?.();
  }

  async #all() {
    this.#techniques ??= (await this.#work.ask("techniques", {language: LANGUAGE}))?.techniques ?? null;
    return this.#techniques;
  }

  /** The list of all lessons. */
  async #course() {
    this.#work.stop();  // a position that is found later would take the place of the list
    const techniques = await this.#all();
    if (!techniques) return;
    const chapters = chaptersOf(techniques), lessons = progress(), next = nextOf(chapters, lessons);
    const done = some => some.filter(each => stateOf(lessons[each.technique]) === "mastered").length;
    this.#read(
      next && h("div", {class: "card next"},
        h("p", {}, t(Object.keys(lessons).length ? "app-course-next" : "app-course-first")),
        button(next.name, () => this.lesson(next.technique), {class: "main"})),
      chapters.map(({level, lessons: some}) => h("details", {class: "chapter", open: next ? some.includes(next) : false},
        h("summary", {}, h("span", {}, level ? levelText(level) : t("app-more-techniques")), h("span", {class: "muted count"}, t("app-course-done", {done: done(some), count: some.length}))),
        h("ol", {class: "list"}, some.map(each => this.#entry(each, stateOf(lessons[each.technique])))))));
  }

  #entry({technique, name, rating}, state) {
    return h("li", {}, button([h("span", {class: `state ${state}`}), h("span", {class: "title"}, name),
      state !== "new" && h("span", {class: "unseen"}, t(`app-lesson-${state}`)), h("span", {class: "muted"}, rating)], () => this.lesson(technique)));
  }

  /** The lesson of a technique, with its example on the board. */
  async lesson(technique) {
    const found = await this.#work.ask("technique", {technique, language: LANGUAGE});
    const shown = found && await this.#example(technique, 0);
    if (!found || shown === undefined) return;
    note(technique, () => ({read: 1}));
    const {right = 0} = progress()[technique], others = [...found.other_names, ...found.elsewhere.map(each => each.name)];
    const all = chaptersOf(this.#techniques ?? []).flatMap(each => each.lessons), at = all.findIndex(each => each.technique === technique);
    const near = (other, label) => other && button(`${t(label)}: ${other.name}`, () => this.lesson(other.technique), {class: "link"});
    this.#leave?.();
    if (shown) {
      this.#walk = new ExampleWalk(this.#game, shown.exercise, shown.board);
      this.#take(shown.board);
    }
    this.#read(
      button(t("app-all-techniques"), () => {
        this.#leave?.();
        this.#course();
      }, {class: "link"}),
      h("article", {class: "lesson"},
        h("h3", {}, found.name),
        h("p", {class: "idea"}, found.summary),
        shown && [h("h4", {}, t("app-example")), this.#walk.element],
        h("div", {class: "row"},
          button(t("app-practise"), () => this.#practise(technique), {class: "main"}), h("span", {class: "muted"}, t("app-right-answers", {count: right}))),
        h("h4", {}, t("app-argument")),
        h("p", {}, found.argument),
        found.assumes_unique && h("p", {}, t("app-assumes-unique")),
        others.length > 0 && h("p", {class: "muted"}, t("app-also-called", {names: [...new Set(others)].join(t("list-comma"))}))),
      h("div", {class: "row ends"}, near(all[at - 1], "app-lesson-previous"), near(all[at + 1], "app-lesson-next")));
    this.#walk?.show();
    reveal(this.#page);
  }

  /** Show a page without a board to enter anything on: where there is little room, the keypad makes way. */
  #read(...content) {
    document.body.classList.add("reading");
    fill(this.#page, ...content);
  }

  /** A chosen position of a technique, with the board on which it is; null where there is none of that number, undefined
   *  where nobody waits for it any more. */
  async #example(technique, number) {
    const found = await this.#work.ask("example", {technique, number, language: LANGUAGE, max_seconds: 30});
    if (!found) return undefined;
    return found.exercise && ((await this.#onBoard(found.exercise)) ?? undefined);
  }

  async #onBoard(exercise) {
    const read = await this.#work.ask("read", {position: exercise.position ?? exercise.puzzle});
    const ground = read && await groundOn(read.board, this.#work);
    return ground && {exercise, board: Board.at(read, {noted: true, ground})};
  }

  /** Have the board for a while. */
  #take(board) {
    this.#game.look(board);
    this.#leave = () => {
      this.#leave = this.#walk = null;
      this.#keypad.mode = "digit";
      this.#game.back();
      fill(this.#page);
    };
  }

  /** Practise: first in the chosen positions, and then in others that are found. */
  async #practise(technique) {
    this.#number += 1;
    const chosen = await this.#example(technique, this.#number);
    if (chosen) this.#begin(chosen);
    if (chosen !== null) return;
    this.#seed += 1;
    const given = {technique, seed: String(this.#seed), language: LANGUAGE, max_seconds: 60};
    const found = await this.#work.ask("practise", given, {waiting: t("app-looking-position")});
    if (!found) return;
    const made = found.exercise && await this.#onBoard(found.exercise);
    if (made) this.#begin(made);
    else if (!found.exercise) this.#page.append(h("p", {}, t("app-no-position", {count: found.tried})));
  }

  /** Put a position on the board; what the player crosses out or places there is the answer. */
  #begin({exercise, board}) {
    const {step, technique} = exercise, places = step.placements.length > 0;
    const answer = h("div", {class: "answer", "aria-live": "polite"}), start = structuredClone(board.state);
    let isShown = false;
    this.#leave?.();
    this.#take(board);
    document.body.classList.remove("reading");
    board.marksAtPlaces = true;  // as in the pictures of the technique
    this.#game.grid.draw();
    this.#keypad.mode = places ? "digit" : "centre";
    const show = () => {
      isShown = true;
      fill(answer, told(step, marks => this.#game.grid.show(marks)));
    };
    const look = () => {
      const {text, cells} = lookAt(step.look_at, board.ground);
      this.#game.grid.point(cells);
      fill(answer, h("p", {}, text));
    };
    const judged = ({verdict}) => {
      if (verdict !== "right") return;
      if (!isShown) note(technique, ({right = 0}) => ({right: right + 1}));
      isShown = true;
    };
    fill(this.#page,
      h("h3", {}, t("app-find", exercise)),
      h("p", {}, t("app-no-simpler"), " ", t(places ? "app-place-digit" : "app-remove-marks")),
      h("div", {class: "row"},
        button(t("app-check-answer"), () => this.#judge({exercise, board, start, answer, judged}), {class: "main"}),
        button(t("app-where"), look), button(t("app-show-answer"), show)),
      answer,
      h("div", {class: "row"}, button(t("app-another"), () => this.#practise(technique)), button(t("app-back-to-lesson"), () => this.lesson(technique))));
    reveal(this.#page);
  }

  async #judge({exercise, board, start, answer, judged}) {
    const given = answerOn(board, start), {technique} = exercise;
    if (!given.placements.length && !given.eliminations.length) {
      fill(answer, h("p", {}, t("app-answer-first")));
      return;
    }
    const asked = {position: exercise.position ?? exercise.puzzle, technique, ...given, language: LANGUAGE, max_seconds: 30};
    const found = await new Work(answer).ask("judge", asked);
    if (!found || this.#game.board !== board) return;
    const {verdict, step, wrong_ones: wrong} = found, isPlaced = ({cell}) => board.state.digits[cellNamed(cell)];
    const candidates = wrong.map(each => t(isPlaced(each) ? "app-digit-in" : "app-digit-from", each)).join(t("list-comma"));
    judged(found);
    const count = step ? step.placements.length + step.eliminations.length : 0;
    const isPart = verdict === "part" && t("app-found-of", {found: given.placements.length + given.eliminations.length, count});
    fill(answer,
      h("p", {class: `verdict ${verdict}`}, t(`app-verdict-${verdict}`, {name: exercise.name, candidates}), " ", isPart),
      wrong.length > 0 && button(t("app-put-back"), () => {
        putBack(board, wrong);
        fill(answer);
      }));
    if (wrong.length) this.#game.grid.point(wrong.map(each => cellNamed(each.cell)));
    if (verdict === "right") answer.append(told(step, marks => this.#game.grid.show(marks)));
  }
}

/** What the player has placed and removed since the start, but for what a digit that was placed has removed. */
function answerOn(board, start) {
  const placements = [], eliminations = [];
  for (const cell of board.cells) {
    const digit = board.state.digits[cell];
    if (digit && !start.digits[cell]) placements.push({cell: nameOf(cell), digit});
    if (!digit) for (const each of board.ground.digits)
      if (start.centre[cell] >> each & 1 && !(board.state.centre[cell] >> each & 1) && !seesPlaced(board, start, cell, each))
        eliminations.push({cell: nameOf(cell), digit: each});
  }
  return {placements, eliminations};
}

/** Take back what is wrong: digits that were placed, and candidates that were removed. */
function putBack(board, wrong) {
  for (const {cell, digit} of wrong) {
    const at = cellNamed(cell);
    if (board.state.digits[at]) board.erase([at]);
    else board.enter([at], digit, "centre");
  }
}

/** Whether a candidate went only because a digit was placed that sees it. */
function seesPlaced(board, start, cell, digit) {
  return !(board.candidates(cell) >> digit & 1) && board.state.digits.some((value, at) => value === digit && !start.digits[at]);
}
