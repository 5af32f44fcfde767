// The games that are kept in the browser, each under its id, so that tabs do not take them from one another.  A game is
// what its board is like, with the moves that led there, its time, the hints that were given, and what is known of its
// puzzle: its name, level, code and day.

import {Board} from "./board.js";
import {dayOf} from "./dates.js";
import {groundText} from "./rules.js";
import {drop, keep, load, namesWith} from "./store.js";
import {t} from "./texts.js";
import {dayText, levelText} from "./wording.js";

const MOST = 100, MOST_OTHERS = 20;  // games to go on with, and those that are solved or have not begun
const PLACE = "games/", SOLVED = "solved/";

export const newId = () => `${Date.now()}.${Math.random()}`;
export const gameName = id => PLACE + id;

/** All games that are kept, the last played first. */
export const keptGames = () => namesWith(PLACE).map(name => load(name, null)).filter(game => game?.board)
  .sort((one, other) => other.at - one.at);

/** Whether there is something to go on with in a game. */
const isBegun = game => !game.solved && !Board.of(game.board).isFresh;

/** The games to go on with. */
export const begunGames = () => keptGames().filter(isBegun);

/** Forget the oldest games, so that there is always room for others. */
export function forgetOldest() {
  const games = keptGames(), others = games.filter(game => !isBegun(game));
  for (const {id} of [...games.filter(isBegun).slice(MOST), ...others.slice(MOST_OTHERS)]) drop(gameName(id));
}

/** What a game is called: by its own name, or by its level and its day, or by when it was played. */
export function titleOf({about = {}, at = Date.now()}, ground) {
  const {name, level, day} = about, known = [ground && groundText(ground), level && levelText(level), day && dayText(day)].filter(Boolean);
  return name || known.join(t("list-comma")) || t("app-puzzle-of", {day: dayText(dayOf(at))});
}

/** Give a game that is kept another name; without one it is called as it would be. */
export function rename(id, name) {
  const game = load(gameName(id), null);
  if (game) keep(gameName(id), {...game, about: {...game.about, name}});
}

/** The records of all puzzles that were solved. */
export const records = () => namesWith(SOLVED).map(name => load(name, null)).filter(Boolean);

/** The record of a game, once it was solved. */
export const recordOf = id => load(SOLVED + id, null);

/** Keep the record of a game that is solved.  The first time counts: what is solved again is known. */
export function record(id, values) {
  if (!recordOf(id)) keep(SOLVED + id, values);
}

/** Add to a record what was found out later. */
export function addToRecord(id, values) {
  const known = recordOf(id);
  if (known) keep(SOLVED + id, {...known, ...values});
}
