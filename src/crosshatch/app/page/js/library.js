// The player's own puzzles: games to go on with, the calendar of daily puzzles, statistics, and a copy of it all in a file.

import {BackupPanel} from "./backups.js";
import {CalendarPanel} from "./calendar.js";
import {h, openDialog} from "./elements.js";
import {GamesPanel} from "./gamelist.js";
import {StatisticsPanel} from "./statistics.js";
import {Tabs} from "./tabs.js";
import {t} from "./texts.js";

/** Open it, at the panel of a name. */
export function openLibrary(game, name = "games") {
  let tabs;
  openDialog(t("app-my-puzzles"), close => {
    const panels = [new GamesPanel(game, close), new CalendarPanel(game, close), new StatisticsPanel(), new BackupPanel()];
    tabs = new Tabs(panels, t("app-my-puzzles"));
    tabs.open(name);
    tabs.selected.shown?.();
    const keys = event => {
      if (tabs.key(event)) event.preventDefault();
    };
    return h("div", {onkeydown: keys},
      h("h2", {}, t("app-my-puzzles")), tabs.list, tabs.places);
  }, {class: "library", onclose: () => tabs.selected.hidden?.()});
}
