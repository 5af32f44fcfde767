// Everything that is kept on the device, as the text of one file, and what such a text adds to a device.  Nothing here is
// of a browser: what is kept comes as an object of all values by their names, such as `games/7` and `settings`.

const FORMAT = "crosshatch-backup", VERSION = 1;
const LISTS = {games: "games/", solved: "solved/"};
const ID = /^[\w.-]{1,60}$/, GIVENS = /^[.1-9]{16,81}$/, DAY = /^\d{4}-\d\d-\d\d$/;
const LONGEST = 200;  // characters of a name

/** What is wrong with a text: the key of a text of the page, and its values. */
export class BackupError extends Error {
  constructor(key, values = {}) {
    super(key);
    this.key = key;
    this.values = values;
  }
}

/** All that is kept, as the text of a file. */
export function written(kept, at = new Date()) {
  const lists = Object.entries(LISTS).map(([name, start]) =>
    [name, Object.entries(kept).filter(([key]) => key.startsWith(start)).map(([key, value]) => ({...value, id: key.slice(start.length)}))]);
  const {settings = {}, lessons = {}} = kept;
  return JSON.stringify({format: FORMAT, version: VERSION, saved: at.toISOString(), ...Object.fromEntries(lists), lessons, settings});
}

/** What a text holds that was written so.  Throws BackupError where it holds none, or something else than it should. */
export function read(text) {
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    throw new BackupError("app-backup-not-json");
  }
  if (data?.format !== FORMAT) throw new BackupError("app-backup-not-ours");
  if (data.version !== VERSION) throw new BackupError("app-backup-newer", {version: data.version});
  const checked = (name, isRight) => {
    const list = data[name] ?? [];
    if (!Array.isArray(list)) throw new BackupError("app-backup-bad", {part: name, number: 0});
    const bad = list.findIndex(each => !isObject(each) || !ID.test(each.id) || !isRight(each));
    if (bad >= 0) throw new BackupError("app-backup-bad", {part: name, number: bad + 1});
    return list;
  };
  const plain = name => {
    if (!isObject(data[name] ?? {})) throw new BackupError("app-backup-bad", {part: name, number: 0});
    return data[name] ?? {};
  };
  const lessons = plain("lessons");
  if (!Object.values(lessons).every(isLesson)) throw new BackupError("app-backup-bad", {part: "lessons", number: 0});
  return {games: checked("games", isGame), solved: checked("solved", isRecord), lessons, settings: plain("settings")};
}

/** What a device keeps besides, by its names, once it has what was read: of two states of a game the later one, of two
 *  records of a puzzle the first, of two courses what was learnt in either; and the settings, where it has none. */
export function added({games, solved, lessons, settings}, kept) {
  const found = {};
  for (const game of games) if (!(kept[LISTS.games + game.id]?.at >= game.at)) found[LISTS.games + game.id] = game;
  for (const {id, ...record} of solved) if (!kept[LISTS.solved + id]) found[LISTS.solved + id] = record;
  const learnt = together(kept.lessons ?? {}, lessons);
  if (JSON.stringify(learnt) !== JSON.stringify(kept.lessons ?? {})) found.lessons = learnt;
  if (!kept.settings && Object.keys(settings).length) found.settings = settings;
  return found;
}

/** Two courses, each the numbers of techniques: the larger ones. */
function together(one, other) {
  const numbers = (mine = {}, theirs = {}) => Object.fromEntries([...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    .map(name => [name, Math.max(mine[name] ?? 0, theirs[name] ?? 0)]));
  return {...one, ...Object.fromEntries(Object.keys(other).map(name => [name, numbers(one[name], other[name])]))};
}

const isObject = value => typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = value => Number.isSafeInteger(value) && value >= 0;
const isTime = value => Number.isFinite(value) && value >= 0;
const isText = (value, most = LONGEST) => value === undefined || typeof value === "string" && value.length <= most;
const isList = (value, isRight) => Array.isArray(value) && value.every(isRight);
const isLesson = value => isObject(value) && Object.values(value).every(isTime);
const isAbout = (value = {}) => isObject(value) && Object.values(value).every(each => isText(each)) && (!value.day || DAY.test(value.day));
const isLayer = value => isList(value, isCount) || isList(value, each => isList(each, isCount)) || isObject(value) && Object.values(value).every(isLayer);

const isRecord = ({at, level, day, board, seconds, hints}) =>
  isTime(at) && isTime(seconds) && isCount(hints) && [level, board].every(each => isText(each)) && (!day || DAY.test(day));

const isGame = ({at, board, seconds, hints, about}) =>
  isTime(at) && isTime(seconds) && isCount(hints) && isAbout(about) && isObject(board) && GIVENS.test(board.givens)
  && isObject(board.state) && Object.values(board.state).every(isLayer) && isList(board.moves ?? [], each => isList(each, isCount)) && isCount(board.done ?? 0);
