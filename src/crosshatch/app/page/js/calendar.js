// The calendar of daily puzzles: a month, with what was solved, from which the puzzle of each day is opened.

import {codeOfDay} from "./codes.js";
import {dayOf, daysAfter, monthAfter, weeksOf} from "./dates.js";
import {button, fill, h, options} from "./elements.js";
import {begunGames, records} from "./games.js";
import {streaks} from "./records.js";
import {load, keep} from "./store.js";
import {listed, t} from "./texts.js";
import {dayText, LEVELS, levelText, monthText, weekdayText, wholeWeekdayText} from "./wording.js";
import {Work} from "./work.js";

const STEPS = {ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7};
const MONTHS = {PageUp: -1, PageDown: 1};

/** The level of daily puzzles that was chosen last. */
export const levelOfDays = () => load("day-level", "medium");

/** Play the puzzle of a day. */
export const playDay = (game, level, day, work) => game.make(codeOfDay(level, day), {work, said: `${levelText(level)}, ${dayText(day)}.`});

export class CalendarPanel {
  name = "calendar";
  icon = "calendar-days";
  #game;
  #close;
  #today = dayOf();
  #day = this.#today;  // where the keyboard is
  #level = options(LEVELS.map(level => [level, levelText(level)]), levelOfDays(), {onchange: () => {
    keep("day-level", this.#level.value);
    this.shown();
  }});
  #month = h("h3", {"aria-live": "polite"});
  #next = button("›", () => this.#turn(1), {"aria-label": t("app-next-month")});
  #table = h("table", {});
  #streak = h("p", {});
  #answer = h("div", {class: "answer"});
  #work = new Work(this.#answer);

  constructor(game, close) {
    this.#game = game;
    this.#close = close;
    this.#table.addEventListener("keydown", event => this.#key(event));
    this.element = h("section", {class: "calendar"},
      h("label", {}, t("app-level"), " ", this.#level),
      h("div", {class: "row month"}, button("‹", () => this.#turn(-1), {"aria-label": t("app-previous-month")}), this.#month, this.#next),
      this.#table, this.#answer, this.#streak);
  }

  hidden() { this.#work.stop(); }

  shown() {
    const all = records().filter(each => each.day), {current, longest} = streaks(all, this.#today), weeks = weeksOf(this.#day);
    const begun = new Set(begunGames().filter(({about}) => about?.day && about.level === this.#level.value).map(({about}) => about.day));
    this.#month.textContent = monthText(this.#day);
    this.#next.disabled = monthAfter(this.#day, 1) > this.#today;
    const someWeek = weeks[1];
    fill(this.#table, h("caption", {class: "unseen"}, t("app-calendar-of", {month: monthText(this.#day)})),
      h("thead", {}, h("tr", {}, someWeek.map(day => h("th", {scope: "col"}, h("abbr", {title: wholeWeekdayText(day)}, weekdayText(day)))))),
      h("tbody", {}, weeks.map(week => h("tr", {}, week.map(day => h("td", {}, day && this.#dayButton(day, all.filter(each => each.day === day), begun)))))));
    this.#streak.textContent = t("app-streaks", {current, longest});
  }

  #dayButton(day, solved, begun) {
    const levels = LEVELS.filter(level => solved.some(each => each.level === level));
    const state = levels.includes(this.#level.value) ? "done" : begun.has(day) ? "begun" : levels.length ? "other" : "";
    const said = [dayText(day), levels.length && t("app-day-solved", {levels: listed(levels.map(levelText))}), begun.has(day) && state === "begun" && t("app-day-begun")];
    return button(h("span", {}, String(Number(day.slice(8)))), () => this.#play(day), {
      class: `day ${state}`, "aria-label": said.filter(Boolean).join(", "), disabled: day > this.#today,
      tabindex: day === this.#day ? "0" : "-1", "aria-current": day === this.#today ? "date" : null, "data-day": day,
    });
  }

  async #play(day) {
    if (!await playDay(this.#game, this.#level.value, day, this.#work)) return;
    this.#close();
    this.#game.grid.focus();
  }

  #turn(by) { this.#go(monthAfter(this.#day, by)); }

  #go(day, {focus = false} = {}) {
    this.#day = day > this.#today ? this.#today : day;
    this.shown();
    if (focus) this.#table.querySelector(`[data-day="${this.#day}"]`).focus();
  }

  #key(event) {
    const by = STEPS[event.key], months = MONTHS[event.key];
    if (!by && !months) return;
    event.preventDefault();
    event.stopPropagation();
    this.#go(by ? daysAfter(this.#day, by) : monthAfter(this.#day, months), {focus: true});
  }
}
