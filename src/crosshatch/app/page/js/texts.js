// The texts of the page in the player's language, from the tables that also have the sentences of explanations.
//
// No script contains a text that people read.  To add one:
//
// 1. Write it in words/en.ftl, in the section of the part of the page:      app-left = { $count ->
//    its key begins with "app-".  Values and plural forms work as in              [one] one cell left
//    the messages around it.                                                     *[other] { $count } cells left
//                                                                            }
// 2. Write it in words/de.ftl and words/fr.ftl, unless it is the same word there.
// 3. Ask for it by its key: t("app-left", {count}); a key may end with a value, as in t(`app-tab-${name}`).
//
// tests/app/test_texts.py and tests/words/test_tables.py find texts in scripts, keys without a text, texts without a
// translation, and texts that nothing asks for.

import {load} from "./store.js";

const languages = await (await fetch("texts.json")).json();

/** The languages, each by its code with its own name. */
export const LANGUAGES = Object.entries(languages).map(([code, {name}]) => [code, name]);

/** The language chosen in the settings, or else the first of the browser's that is there. */
export const LANGUAGE = [load("settings", {}).language, ...navigator.languages.map(each => each.slice(0, 2)), "en"].find(code => code in languages);

const {texts} = languages[LANGUAGE];
const plural = new Intl.PluralRules(LANGUAGE);

/** A text by its key, with its values in place. */
export const t = (key, values = {}) => written(texts[key], values);

/** Whether there is a text for a key. */
export const hasText = key => key in texts;

const written = (parts, values) => parts.map(part => {
  if (typeof part === "string") return part;
  const {value, variants, other} = part, given = values[value];
  return variants ? written(variants[String(given).replaceAll(" ", "-")] ?? variants[plural.select(given)] ?? other, values) : given;
}).join("");

/** Items as a list, with a word before the last. */
export const listed = items =>
  items.length > 1 ? items.slice(0, -1).join(t("list-comma")) + t("list-and") + items.at(-1) : items[0] ?? "";
