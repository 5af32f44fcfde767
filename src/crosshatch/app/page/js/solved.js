// What is said of a puzzle that is solved, and what may come next.

import {levelOfDays, playDay} from "./calendar.js";
import {dayOf} from "./dates.js";
import {button, fill, h, icon, openDialog} from "./elements.js";
import {addToRecord, record, recordOf, records} from "./games.js";
import {ask} from "./host.js";
import {streaks, summed} from "./records.js";
import {LANGUAGE, t} from "./texts.js";
import {LEVELS, levelText, timeText} from "./wording.js";
import {Work} from "./work.js";

/** Keep a record of a game that was just solved, and say so; `open` are functions that open what else there is. */
export function celebrate(game, open) {
  const {id, about, ground, hints} = game, before = records(), isNew = !recordOf(id);
  record(id, {
    at: Date.now(), seconds: Math.floor(game.timer.seconds), hints, ...about.level && {level: about.level}, ...about.day && {day: about.day},
    ...!ground.isClassic && {board: "other"},
  });
  const graded = h("p", {class: "graded"}), remarks = h("p", {}, isNew && remarksOn(game, before));
  const answer = h("div", {class: "answer"}), work = new Work(answer);
  grade(game, graded);
  openDialog(t("app-solved"), close => {
    const go = then => () => {
      close();
      then();
    };
    const next = async make => {
      if (!await make()) return;
      close();
      game.grid.focus();
    };
    const level = LEVELS.includes(about.level) ? about.level : null, today = dayOf(), levelOfDay = levelOfDays();
    const isOfToday = each => each.day === today && each.level === levelOfDay;
    return [h("div", {class: "medal"}, icon("trophy")), h("h2", {}, t("app-well-done", {time: game.timer.text, hints})), remarks, graded, answer,
      h("div", {class: "row"},
        level && ground.isClassic && button(t("app-next-puzzle", {level: levelText(level)}), () => next(() => game.make({target: `${level},180`, seed: `${Date.now()}/1`}, {work})), {class: "main"}),
        !records().some(isOfToday) && button(t("app-todays-puzzle"), () => next(() => playDay(game, levelOfDay, today, work)), {class: level ? "" : "main"}),
        button(t("app-new-puzzle"), go(open.another)), button(t("app-show-grade"), go(open.grade), {class: "quiet"}),
        button(t("app-my-statistics"), go(open.statistics), {class: "quiet"}))];
  }, {class: "solved", onclose: () => work.stop()});
}

/** What is special about it: the best time of its level, and days in a row. */
function remarksOn({about: {level, day}, ground, timer}, before) {
  const alike = before.filter(each => level && each.level === level && !each.board);
  const {current} = streaks(records(), dayOf());
  return [
    ground.isClassic && alike.length && timer.seconds < summed(alike).best && t("app-best-time", {level: levelText(level), time: timeText(summed(alike).best)}),
    day === dayOf() && current > 1 && t("app-days-in-a-row", {count: current}),
  ].filter(Boolean).join(" ");
}

/** Say how hard it was; the level belongs to the record, too. */
async function grade(game, place) {
  const {id, board} = game;
  try {
    const {crosshatch} = (await ask("grade", {...board.askedOfGivens, scales: ["crosshatch"], language: LANGUAGE, max_seconds: 10})).grades;
    fill(place, t("app-it-was", {grade: crosshatch.text}));
    if (!recordOf(id)?.level) addToRecord(id, {level: crosshatch.data.level.toLowerCase()});
  } catch {
    // It is solved all the same.
  }
}
