// The page: a game with its board, its keypad and its panels.

import {Board, CELLS, EMPTY, nameOf} from "./board.js";
import {button, h} from "./elements.js";
import {GradePanel} from "./grades.js";
import {GridView} from "./grid.js";
import {HintPanel} from "./hints.js";
import {ask, onProgress, Problem} from "./host.js";
import {Keypad} from "./keypad.js";
import {linked, linkTo} from "./links.js";
import {MakerPanel} from "./maker.js";
import {openDialog, save} from "./menu.js";
import {NewPanel} from "./new.js";
import {StepsPanel} from "./steps.js";
import {keep, load} from "./store.js";
import {TechniquesPanel} from "./techniques.js";
import {Timer} from "./timer.js";

const FIRST = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

class Game {
  ask = ask;
  making = false;
  paused = false;
  #own = null;  // the player's board, while another is looked at, practised on or made
  #solution = null;

  constructor() {
    this.settings = {language: "en", marks: true, essential: true, tidy: true, theme: "", ...load("settings", {})};
    this.grid = new GridView();
    this.board = new Board(FIRST);
    this.keypad = new Keypad(this);
    this.timer = new Timer(paused => this.#pause(paused));
    this.maker = new MakerPanel(this);
    this.panels = [new HintPanel(this), new StepsPanel(this), new GradePanel(this), new TechniquesPanel(this), this.maker, new NewPanel(this)];
    this.news = document.querySelector("#news");
    this.#build();
    this.#watch(this.board);
  }

  #build() {
    document.querySelector("#board").append(this.grid.element);
    document.querySelector("#keypad").append(this.keypad.element);
    document.querySelector("#timer").append(this.timer.element);
    document.querySelector("#menu").append(
      button("Open", () => openDialog(this)), button("Share", () => this.#share()), button("Save", () => save(this)),
      button("Dark", () => this.#toggleTheme(), {id: "theme"}));
    const tabs = document.querySelector("#tabs"), place = document.querySelector("#panels");
    this.panels.forEach((panel, at) => {
      const id = panel.title.toLowerCase();
      panel.tab = button(panel.title, () => this.select(panel), {role: "tab", id: `tab-${id}`, "aria-controls": `panel-${id}`, "aria-selected": "false", tabindex: "-1"});
      panel.place = h("div", {role: "tabpanel", id: `panel-${id}`, "aria-labelledby": `tab-${id}`, hidden: true}, panel.element);
      panel.tab.addEventListener("keydown", event => {
        const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
        if (step) this.select(this.panels.at((at + step) % this.panels.length), {focus: true});
      });
      tabs.append(panel.tab);
      place.append(panel.place);
    });
    this.#settingsForm();
    this.select(this.panels[0]);
    this.#theme();
    document.addEventListener("keydown", event => {
      if (event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "h") this.panels[0].give(1), this.select(this.panels[0]);
    });
    addEventListener("hashchange", () => this.#openLinked());
    onProgress(done => this.say(done < 1 ? `Loading the library: ${Math.round(done * 100)}%` : ""));
  }

  #settingsForm() {
    const box = (name, said) => h("label", {}, h("input", {type: "checkbox", checked: this.settings[name], onchange: event => this.set(name, event.target.checked)}), said);
    const language = h("select", {onchange: event => this.set("language", event.target.value)},
      [["en", "English"], ["de", "Deutsch"]].map(([code, name]) => h("option", {value: code, selected: code === this.settings.language}, name)));
    document.querySelector("#settings").append(
      box("marks", "Hints go by my centre marks"), box("essential", "Only steps that matter"),
      box("tidy", "Take marks away that a digit rules out"), h("label", {}, "Explanations in ", language));
  }

  set(name, value) {
    this.settings[name] = value;
    keep("settings", this.settings);
    if (name === "tidy") this.board.tidy = value;
  }

  select(panel, {focus = false} = {}) {
    if (this.panel === panel) return;
    this.panel?.hidden?.();
    this.panel?.update?.();
    this.panel = panel;
    for (const each of this.panels) {
      each.place.hidden = each !== panel;
      each.tab.setAttribute("aria-selected", String(each === panel));
      each.tab.setAttribute("tabindex", each === panel ? "0" : "-1");
    }
    if (focus) panel.tab.focus();
    panel.shown?.();
  }

  /** Begin with a puzzle, or a position of it, whatever was on the board before. */
  begin(board, {seconds = 0} = {}) {
    this.#own = null;
    this.making = false;
    board.tidy = this.settings.tidy;
    this.#put(board);
    this.timer.begin(seconds);
    this.#solution = null;
    for (const panel of this.panels) panel.newPuzzle?.();
    this.#changed();
  }

  /** Open a text in any format; says what is wrong where it is none. */
  async open(text, placed = "") {
    try {
      const read = await ask("read", {position: text});
      const board = new Board(read.givens);
      const values = placed || read.placed;
      board.apply({placements: CELLS.filter(cell => values[cell] > "0").map(cell => ({cell: nameOf(cell), digit: Number(values[cell])})), eliminations: []});
      if (read.removed.length) {
        board.fillMarks();
        board.apply({placements: [], eliminations: read.removed});
      }
      this.select(this.panels[0]);
      this.begin(board);
      this.say(read.comment);
      return "";
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return error.message.replace(/^position: /, "");
    }
  }

  /** Look at another board for a while, such as a step of an explanation. */
  look(board) {
    this.#own ??= this.board;
    this.#put(board);
  }

  practise(board) { this.look(board); }
  endPractice() { this.#back(); }

  make(board) {
    this.#own ??= this.board;
    this.making = true;
    this.#put(board);
  }

  endMaking() {
    this.making = false;
    this.#back();
  }

  #back() {
    if (!this.#own) return;
    this.#put(this.#own);
    this.#own = null;
  }

  /** Lay the marks of a step over the board, or take them away. */
  show(marks) {
    this.grid.candidates = marks !== null;
    this.grid.marks = marks;
    if (marks === null && this.panel instanceof StepsPanel) this.#back();
  }

  say(text) {
    this.news.textContent = text;
  }

  #put(board) {
    this.board = board;
    this.grid.board = board;
    this.#watch(board);
    this.keypad.update();
  }

  #watch(board) {
    board.removeEventListener("change", this.#onchange);
    board.addEventListener("change", this.#onchange);
  }

  #onchange = () => this.#changed();

  #changed() {
    this.keypad.update();
    this.panel?.update?.();
    if (this.#own) return;
    keep("game", {board: this.board.data, seconds: this.timer.seconds});
    if (this.board.isFull) this.#finish();
  }

  async #finish() {
    if (this.board.clashes.length) {
      this.say("Every cell is filled, but something is wrong.");
      return;
    }
    this.#solution ??= (await ask("solutions", {position: {givens: this.board.givensLine}})).of_givens;
    const solved = this.#solution.includes(this.board.line) || this.#solution.length !== 1;
    if (solved) this.timer.stop();
    this.say(solved ? `Solved in ${this.timer.text}. Well done!` : "Every cell is filled, but something is wrong.");
  }

  #pause(paused) {
    this.paused = paused;
    document.body.classList.toggle("paused", paused);
  }

  async #share() {
    const link = linkTo(this.making ? this.board.line : this.board.givensLine);
    history.replaceState(null, "", link);
    try {
      await navigator.clipboard.writeText(link);
      this.say("The link is copied.");
    } catch {
      this.say(`The link: ${link}`);
    }
  }

  get #dark() {
    return this.settings.theme ? this.settings.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  #toggleTheme() {
    this.set("theme", this.#dark ? "light" : "dark");
    this.#theme();
  }

  #theme() {
    if (this.settings.theme) document.documentElement.dataset.theme = this.settings.theme;
    document.querySelector("#theme").textContent = this.#dark ? "Light" : "Dark";
  }

  async #openLinked() {
    const asked = linked();
    if (!asked) return false;
    const problem = await this.open(asked.text, asked.placed);
    if (problem) this.say(`The link holds no puzzle: ${problem}`);
    const panel = this.panels.find(each => each.title.toLowerCase() === asked.show);
    if (!problem && panel) {
      this.select(panel);
      panel.open?.();
    }
    return !problem;
  }

  async start() {
    const kept = load("game", null);
    this.begin(kept ? Board.of(kept.board) : new Board(FIRST), {seconds: kept?.seconds ?? 0});
    await this.#openLinked();
    setInterval(() => this.#own || keep("game", {board: this.board.data, seconds: this.timer.seconds}), 10000);
  }
}

const game = new Game();
game.start();
if ("serviceWorker" in navigator && document.querySelector("meta[name=crosshatch-host]").content === "worker")
  navigator.serviceWorker.register("service-worker.js");
