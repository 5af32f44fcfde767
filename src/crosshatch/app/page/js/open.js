// Opening puzzles: from text, codes and links, from files that are chosen or dropped, and from what is pasted.

import {Board} from "./board.js";
import {codeIn} from "./codes.js";
import {button, fill, h, openDialog} from "./elements.js";
import {choose} from "./files.js";
import {groundOn} from "./ground.js";
import {puzzleOf} from "./links.js";
import {t} from "./texts.js";
import {thumbnail} from "./thumbnail.js";
import {Work} from "./work.js";

const LONGEST = 90000;  // characters that are read at once

/** Open a dialog for puzzles; where there is a `text` already, what it holds. */
export function openPuzzle(game, text = "", name = "") {
  new Opening(game).open(text, name);
}

/** Open what is dropped on the page, and what is pasted where no field takes it. */
export function openWhatComes(game) {
  const hasSomething = ({types}) => ["Files", "text/plain"].some(each => types.includes(each));
  document.addEventListener("dragover", event => {
    if (event.target.closest?.("input, textarea") || !hasSomething(event.dataTransfer)) return;
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  document.addEventListener("dragleave", event => event.relatedTarget || document.body.classList.remove("dropping"));
  document.addEventListener("drop", event => {
    document.body.classList.remove("dropping");
    if (event.target.closest?.("input, textarea")) return;
    event.preventDefault();
    take(game, event.dataTransfer);
  });
  document.addEventListener("paste", event => {
    if (!event.target.closest?.("input, textarea, dialog")) take(game, event.clipboardData);
  });
}

async function take(game, data) {
  const files = [...data.files], text = data.getData("text/plain");
  if (files.length) openPuzzle(game, ...await contentOf(files));
  else if (text.trim()) openPuzzle(game, text);
}

/** The text of files, one after another, and the name of the first. */
async function contentOf(files) {
  const texts = await Promise.all(files.map(file => file.text()));
  return [texts.map(each => (each.endsWith("\n") ? each : `${each}\n`)).join(""), files[0]?.name ?? ""];
}

class Opening {
  #game;
  #name = "";  // of the file that the text is from
  #close;
  #text = h("textarea", {rows: 8, cols: 30, "aria-label": t("app-puzzle"), placeholder: t("app-open-formats"), spellcheck: "false", oninput: () => (this.#name = "")});
  #answer = h("div", {class: "answer", "aria-live": "polite"});
  #work = new Work(this.#answer);

  constructor(game) {
    this.#game = game;
  }

  open(text, name) {
    openDialog(t("app-open-a-puzzle"), close => {
      this.#close = close;
      return [h("h2", {}, t("app-open-a-puzzle")), this.#text,
        h("div", {class: "row"},
          button(t("app-open"), () => this.#read(), {class: "main"}),
          button(t("app-open-files"), () => choose(async files => this.#put(...await contentOf(files)), {multiple: true}))),
        h("p", {class: "summary"}, t("app-open-drop")), this.#answer];
    }, {class: "opening", onclose: () => this.#work.stop()});
    this.#text.focus();
    if (text) this.#put(text, name);
  }

  #put(text, name) {
    this.#text.value = text;
    this.#name = name;
    this.#read();
  }

  async #read() {
    const text = puzzleOf(this.#text.value).trim();
    fill(this.#answer);
    if (!text) {
      this.#work.complain(t("app-open-nothing"));
      return;
    }
    if (codeIn(text)) {
      if (await this.#game.open(text, {work: this.#work})) this.#done();
      return;
    }
    const part = text.length > LONGEST ? text.slice(0, text.lastIndexOf("\n", LONGEST)) : text;
    const found = await this.#work.ask("read_all", {text: part, name: this.#name}, {waiting: t("app-reading")});
    if (!found) return;
    if (found.puzzles.length === 1) await this.#play(found.puzzles[0], this.#name.replace(/\.\w+$/, ""));
    else await this.#offer(found, part.length < text.length);
  }

  /** Offer several puzzles to choose from, and say what could not be read. */
  async #offer({puzzles, errors, more}, isCut) {
    this.#text.rows = 2;
    const grounds = [];
    for (const {board} of puzzles) {
      const ground = await groundOn(board, this.#work);
      if (!ground) return;
      grounds.push(ground);
    }
    fill(this.#answer,
      h("p", {}, t(more || isCut ? "app-open-first" : "app-open-several", {count: puzzles.length})),
      errors.length > 0 && h("details", {class: "problem"}, h("summary", {}, t("app-open-unread", {count: errors.length})),
        h("ul", {}, errors.map(each => h("li", {}, t("app-open-line", each))))),
      h("ul", {class: "choice"}, puzzles.map((each, place) => h("li", {},
        button([thumbnail(Board.at(each, {ground: grounds[place]})), h("span", {}, each.title || t("app-number", {number: place + 1}))],
          () => this.#play(each, t("app-number", {number: place + 1})))))));
    this.#answer.querySelector(".choice button")?.focus();
  }

  async #play(read, name) {
    if (await this.#game.take(read, {name: read.title || name, work: this.#work})) this.#done();
  }

  #done() {
    this.#close();
    this.#game.grid.focus();
  }
}
