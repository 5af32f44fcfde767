// Codes, such as `medium,180:2026-11-23/1`: a target and a seed, which make the same puzzle everywhere.  The puzzle of a
// day is the first one of a level, with a half-turn, whose seed is the day.

const LINE = /[.\d]{81}/;
const CODE = /^\s*([a-z][\w.,=+~ -]*):([^\n]*\S)\s*$/i;
const OF_DAY = /^(\w+),180:(\d{4}-\d\d-\d\d)\/1$/;
const LEVEL = /^(easy|medium|hard|unfair|extreme)\b/;

/** The target and the seed of a code; null where a text is none. */
export function codeIn(text) {
  const [, target, seed] = LINE.test(text) || /^\s*https?:/i.test(text) ? [] : CODE.exec(text) ?? [];
  return target ? {target, seed} : null;
}

/** The code of the puzzle of a day. */
export const codeOfDay = (level, day) => ({target: `${level},180`, seed: `${day}/1`});

/** What a code says of its puzzle: its `level`, and its `day` where it is the puzzle of one. */
export function aboutCode(code) {
  const level = LEVEL.exec(code)?.[1] ?? "", day = OF_DAY.exec(code)?.[2] ?? "";
  return {code, ...level && {level}, ...day && {day}};
}
