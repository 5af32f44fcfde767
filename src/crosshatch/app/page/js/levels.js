// The levels of puzzles, easiest first.

import {t} from "./texts.js";

export const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];

export const levelText = level => t(`level-${level}`);
