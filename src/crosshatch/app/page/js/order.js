// A puzzle to order: conditions to choose, what they ask for in words, and the target that they make.

import {button, fill, h, options} from "./elements.js";
import {BOARDS, boardText} from "./rules.js";
import {SYMMETRIES} from "./symmetries.js";
import {LANGUAGE, t} from "./texts.js";
import {wishText} from "./wishes.js";
import {LEVELS, levelText} from "./wording.js";
import {Work} from "./work.js";

export class Order {
  #form;
  #asked;  // what is asked for, in words, and what makes it: there once the form was
  #answer = h("div", {class: "answer", "aria-live": "polite"});
  #said = h("p", {class: "wish", "aria-live": "polite"});
  #names = new Map();  // of techniques, once they are loaded
  #board = this.#list(BOARDS.map(name => [name, boardText(name)]), "classic");
  #level = this.#list([["", t("app-any")], ...LEVELS.map(level => [level, levelText(level)])], "medium");
  #symmetry = this.#list(SYMMETRIES, "180");
  #technique = options([["", t("app-any")]], "", {onchange: () => this.#raiseLevel()});
  #levels = new Map();  // of techniques, too
  #lowest = this.#number();
  #highest = this.#number();
  #minimal = h("input", {type: "checkbox", onchange: () => this.#tell()});
  #more = h("input", {type: "text", placeholder: "must-not=swordfish,effort=-120", spellcheck: "false", oninput: () => this.#tell()});
  work = new Work(this.#answer);

  /** `make` makes a puzzle to a target, from a seed. */
  constructor(make) {
    const field = (name, ...fields) => h("label", {}, h("span", {}, t(name)), " ", fields);
    this.#form = h("details", {ontoggle: () => this.#shown()}, h("summary", {}, t("app-order")),
      h("div", {class: "fields"},
        field("app-board-kind", this.#board), field("app-level", this.#level), field("app-symmetry", this.#symmetry),
        field("app-needs-technique", this.#technique),
        field("app-fewest-givens", this.#lowest), field("app-most-givens", this.#highest),
        h("label", {class: "wide"}, this.#minimal, t("app-minimal")), h("label", {class: "wide"}, h("span", {}, t("app-conditions")), " ", this.#more)));
    this.#asked = h("div", {hidden: true}, this.#said,
      button(t("app-create"), () => make({target: this.target, seed: `${Date.now()}/1`}), {class: "main"}), this.#answer);
    this.element = h("div", {class: "order"}, this.#form, this.#asked);
    this.#tell();
  }

  open() {
    this.#form.open = true;
    this.#level.focus();
  }

  /** Say that a puzzle was made, of some code: what was asked for stays, and the puzzle is described below. */
  made(code) {
    this.#form.open = false;
    fill(this.#answer, h("p", {class: "line"}, t("app-code", {code})));
  }

  #shown() {
    this.#asked.hidden &&= !this.#form.open;
    this.#loadNames();
  }

  /** The target that is asked for, as it stands in codes. */
  get target() {
    const [low, high] = [this.#lowest.value, this.#highest.value], board = this.#board.value;
    return [
      this.#level.value, this.#symmetry.value === "none" ? "" : this.#symmetry.value, this.#technique.value && `must=${this.#technique.value}`,
      (low || high) && `givens=${low === high ? low : `${low}-${high}`}`, this.#minimal.checked && "minimal", board !== "classic" && `board=${board}`,
      ...this.#more.value.split(",").map(each => each.trim()),
    ].filter(Boolean).join(",");
  }

  #list(names, value) { return options(names, value, {onchange: () => this.#tell()}); }

  /** Have a level that allows the technique that was chosen. */
  #raiseLevel() {
    const needed = LEVELS.indexOf(this.#levels.get(this.#technique.value)), chosen = LEVELS.indexOf(this.#level.value);
    if (chosen >= 0 && chosen < needed) this.#level.value = LEVELS[needed];
    this.#tell();
  }

  #number() { return h("input", {type: "number", min: "17", max: "80", inputmode: "numeric", oninput: () => this.#tell()}); }

  #tell() { this.#said.textContent = wishText(this.target, this.#names); }

  async #loadNames() {
    if (!this.#form.open || this.#names.size) return;
    const found = await this.work.ask("techniques", {language: LANGUAGE});
    if (!found) return;
    this.#names = new Map(found.techniques.map(({technique, name}) => [technique, name]));
    this.#levels = new Map(found.techniques.map(({technique, level}) => [technique, level.toLowerCase()]));
    this.#technique.append(...found.techniques.filter(each => each.on).map(({technique, name}) => h("option", {value: technique}, name)));
    this.#tell();
  }
}
