// Levels, days and times in the player's language.

import {LANGUAGE, t} from "./texts.js";

/** The levels of puzzles, easiest first. */
export const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];

export const levelText = level => t(`level-${level}`);

const dates = style => new Intl.DateTimeFormat(LANGUAGE === "en" ? "en-GB" : LANGUAGE, {...style, timeZone: "UTC"});
const LONG = dates({day: "numeric", month: "long", year: "numeric"});
const MONTH = dates({month: "long", year: "numeric"});
const WEEKDAY = dates({weekday: "short"}), WHOLE_WEEKDAY = dates({weekday: "long"});
const written = format => day => format.format(new Date(`${day}T00:00Z`));

/** A day, such as 2026-11-23, as people write it; its month; and its weekday, short and whole. */
export const dayText = written(LONG);
export const monthText = written(MONTH);
export const weekdayText = written(WEEKDAY);
export const wholeWeekdayText = written(WHOLE_WEEKDAY);

/** A time in minutes and seconds, and hours where it takes them. */
export function timeText(seconds) {
  const whole = Math.floor(seconds), minutes = Math.floor(whole / 60) % 60, hours = Math.floor(whole / 3600);
  const two = number => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
