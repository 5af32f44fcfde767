// The course: techniques in the order in which people learn them, in chapters, and how far the player is.

import {keep, load} from "./store.js";

const KEPT = "lessons";
const ENOUGH = 3;  // right answers for a technique to be mastered

/** What is kept of each lesson, by its technique: whether it was `read`, and the number of `right` answers. */
export const progress = () => load(KEPT, {});

/** Keep what was done in a lesson. */
export function note(technique, change) {
  const lessons = progress(), before = lessons[technique] ?? {};
  keep(KEPT, {...lessons, [technique]: {...before, ...change(before)}});
}

/** How far a lesson is: `mastered`, `begun` or `new`. */
export const stateOf = ({right = 0, read = 0} = {}) => (right >= ENOUGH ? "mastered" : right || read ? "begun" : "new");

/** The chapters of a course, each with its `level` and its techniques: those that are asked in play, by level, and then all
 *  others, which have no level. */
export function chaptersOf(techniques) {
  const isUsual = each => each.on && !/^Rules/.test(each.family);  // those of the board are not asked on the classic one
  const levels = [...new Set(techniques.filter(isUsual).map(each => each.level))];
  return [
    ...levels.map(level => ({level: level.toLowerCase(), lessons: techniques.filter(each => isUsual(each) && each.level === level)})),
    {level: "", lessons: techniques.filter(each => !isUsual(each))},
  ];
}

/** The lesson to go on with: the first that is not mastered. */
export const nextOf = (chapters, lessons) =>
  chapters.filter(each => each.level).flatMap(each => each.lessons).find(each => stateOf(lessons[each.technique]) !== "mastered") ?? null;
