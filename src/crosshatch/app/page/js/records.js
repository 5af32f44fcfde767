// What was solved: a record for each puzzle has the time `at` which it was solved, its `level` and its `day` as far as
// there are any, whether it is on another `board` than the classic one, the `seconds` it took, and its `hints`.

import {dayOf, daysAfter} from "./dates.js";

/** The number in the middle, or between the two in the middle. */
export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other), middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2;
}

/** The sum of records: how many, the best time and the one in the middle, and how many hints. */
export function summed(records) {
  const times = records.map(each => each.seconds);
  return {
    solved: records.length, best: Math.min(...times), median: median(times), seconds: times.reduce((sum, each) => sum + each, 0),
    hints: records.reduce((sum, each) => sum + each.hints, 0), unaided: records.filter(each => !each.hints).length,
  };
}

/** The sums of each level that was solved, in the order of `levels`, and of all others under an empty name. */
export function byLevel(records, levels) {
  const nameOf = each => (!each.board && levels.includes(each.level) ? each.level : "");
  return [...levels, ""].map(level => [level, records.filter(each => nameOf(each) === level)])
    .filter(([, some]) => some.length).map(([level, some]) => ({level, ...summed(some)}));
}

/** How many days in a row the puzzle of the day was solved on its day: up to today, or to yesterday as long as that of
 *  today may still be solved, and the most there ever were. */
export function streaks(records, today) {
  const days = new Set(records.filter(each => each.day && dayOf(each.at) === each.day).map(each => each.day));
  const until = day => {
    let count = 0;
    while (days.has(daysAfter(day, -count))) count += 1;
    return count;
  };
  return {current: until(today) || until(daysAfter(today, -1)), longest: Math.max(0, ...[...days].map(until))};
}
