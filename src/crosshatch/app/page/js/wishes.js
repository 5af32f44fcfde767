// Targets in words, such as `hard,180,must=x-wing`: what is asked for before a puzzle is made to it.

import {boardText, BOARDS} from "./rules.js";
import {SYMMETRIES} from "./symmetries.js";
import {hasText, listed, t} from "./texts.js";
import {LEVELS, levelText} from "./wording.js";

const ANY = "any";
const RANGE = /^([\d.]*)-([\d.]*)$/;

/** What a target asks for, in words; `names` are those of techniques, by what targets call them. */
export function wishText(target, names = new Map()) {
  const wishes = target.split(",").map(each => each.trim()).filter(each => each && each !== ANY).map(each => wish(each, names));
  return wishes.length ? t("app-wish", {wishes: wishes.join(t("list-comma"))}) : t("app-wish-any");
}

function wish(item, names) {
  const [name, value] = item.split(/=(.*)/s);
  if (value === undefined && LEVELS.includes(name.toLowerCase())) return t("app-wish-level", {level: levelText(name.toLowerCase())});
  if (value === undefined && SYMMETRIES.has(name)) return t("app-wish-symmetry", {symmetry: SYMMETRIES.get(name)});
  if (value && name === "board" && BOARDS.includes(value)) return boardText(value);
  if (!hasText(`app-wish-${name}`)) return item;
  return t(`app-wish-${name}`, {value: value && listed(value.split("+").map(each => valueText(each, names)))});
}

/** A value: a technique, as often as it is asked for, or a range of numbers. */
function valueText(value, names) {
  const [name, times] = value.split("=");
  if (times) return `${names.get(name) ?? name} × ${rangeText(times)}`;
  return names.get(name) ?? rangeText(name);
}

function rangeText(text) {
  const [, low, high] = RANGE.exec(text) ?? [];
  if (low && high) return t("app-range", {low, high});
  return low ? t("app-at-least", {low}) : high ? t("app-at-most", {high}) : text;
}
