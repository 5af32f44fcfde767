// Statistics: what was solved by level, and the days in a row.

import {dayOf} from "./dates.js";
import {fill, h} from "./elements.js";
import {records} from "./games.js";
import {byLevel, streaks, summed} from "./records.js";
import {t} from "./texts.js";
import {LEVELS, levelText, timeText} from "./wording.js";

const COLUMNS = ["solved", "best", "median", "hints"];

export class StatisticsPanel {
  name = "statistics";
  icon = "chart-column";
  element = h("section", {class: "statistics"});

  shown() {
    const all = records();
    if (!all.length) {
      fill(this.element, h("p", {class: "empty"}, t("app-no-statistics")));
      return;
    }
    const {solved, seconds, unaided} = summed(all), {current, longest} = streaks(all, dayOf());
    const figures = [["count", solved], ["unaided", unaided], ["total", timeText(seconds)], ["streak", current], ["longest", longest]];
    fill(this.element,
      h("dl", {class: "figures"}, figures.map(([name, value]) => h("div", {}, h("dt", {}, t(`app-figure-${name}`)), h("dd", {}, String(value))))),
      h("table", {}, h("caption", {class: "unseen"}, t("app-by-level")),
        h("thead", {}, h("tr", {}, h("th", {scope: "col"}, t("app-level")), COLUMNS.map(name => h("th", {scope: "col"}, t(`app-column-${name}`))))),
        h("tbody", {}, byLevel(all, LEVELS).map(({level, ...sums}) => h("tr", {}, h("th", {scope: "row"}, level ? levelText(level) : t("app-other-level")),
          [sums.solved, timeText(sums.best), timeText(sums.median), sums.hints].map(each => h("td", {}, String(each))))))));
  }
}
