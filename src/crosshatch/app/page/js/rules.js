// The rules of a board in words, and what boards are called.

import {hasText, t} from "./texts.js";

/** The boards on which puzzles are made, by the names that targets have for them. */
export const BOARDS = ["classic", "4x4", "6x6", "8x8", "x", "windoku", "jigsaw", "killer", "anti-knight", "anti-king", "non-consecutive"];

export const boardText = name => t(`app-board-${name}`);

/** The names of rules that boards have besides their sizes, by the kinds of their constraints. */
const KINDS = {
  diagonals: "x", windows: "windoku", "disjoint-groups": "disjoint", "anti-knight": "anti-knight", "anti-king": "anti-king",
  "non-consecutive": "non-consecutive", killer: "killer", cage: "killer",
};
const SIZE = /^\d+x\d+$/;

/** The names of what a board has: its size or its regions, if they are not the usual ones, and its rules. */
function partsOf({board, size}) {
  if (typeof board === "string") return board.split("+").map(each => each.split(":")[0]).filter(each => each !== "classic");
  const base = board.base ? partsOf({board: board.base, size}) : [board.regions ? "jigsaw" : board.regions === null ? "latin" : size < 9 ? `${size}x${size}` : ""].filter(Boolean);
  return [...new Set([...base, ...(board.constraints ?? []).map(each => KINDS[each.type ?? each]).filter(Boolean)])];
}

/** What a ground is called, as far as it has a name. */
export const groundText = ({description}) => partsOf(description).filter(name => hasText(`app-board-${name}`)).map(boardText).join(", ");

/** The rules that a player cannot know from the classic board, in sentences; nothing on that. */
export function rulesOf(ground) {
  const names = partsOf(ground.description), {captions} = ground.drawing;
  const sentences = names.map(name => (SIZE.test(name) ? "size" : name)).filter(name => hasText(`app-rule-${name}`)).map(name => t(`app-rule-${name}`, {size: ground.size}));
  const others = captions.filter(({name}) => !names.includes(KINDS[name]) && hasText(`picture-rule-${name}`))
    .map(({name, number}) => t(`picture-rule-${name}`, {number}));
  return [...sentences, others.length && t("app-rules", {rules: others.join(t("list-comma"))})].filter(Boolean).join(" ");
}
