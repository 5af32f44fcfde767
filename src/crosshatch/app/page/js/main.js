// The page: the game, its keypad and its panels, and what is there for all of them.

import {announceChanges} from "./announcing.js";
import {button, iconButton} from "./elements.js";
import {Game} from "./game.js";
import {titleOf} from "./games.js";
import {GradePanel} from "./grades.js";
import {GridView} from "./grid.js";
import {HintPanel} from "./hints.js";
import {hasLibrary, onProgress, whenLoaded} from "./host.js";
import {Keypad} from "./keypad.js";
import {isPlain, listenToKeys} from "./keys.js";
import {openLibrary} from "./library.js";
import {LearnPanel} from "./learn.js";
import {linked} from "./links.js";
import {MakerPanel} from "./maker.js";
import {NewDialog} from "./new.js";
import {openPuzzle, openWhatComes} from "./open.js";
import {rulesOf} from "./rules.js";
import {keptSettings, openSettings} from "./settings.js";
import {share} from "./share.js";
import {celebrate} from "./solved.js";
import {StepsPanel} from "./steps.js";
import {keep} from "./store.js";
import {Tabs} from "./tabs.js";
import {LANGUAGE, t} from "./texts.js";
import {bringFromBehind} from "./view.js";
import {dayText, levelText} from "./wording.js";
import {loadingText} from "./work.js";

const place = name => document.querySelector(`#${name}`);

const settings = keptSettings();
const grid = new GridView();
const game = new Game(grid, settings, place("news"));
const keypad = new Keypad(game);
const hints = new HintPanel(game), learn = new LearnPanel(game, keypad), maker = new MakerPanel(game);
const tabs = new Tabs([hints, new StepsPanel(game), new GradePanel(game), learn, maker]);
const newDialog = new NewDialog(game, () => {
  tabs.open("make");
  maker.openOrder();
});
let focused = null;  // what was in use before a pause
const resume = button(t("app-resume"), () => game.timer.toggle(), {class: "main resume", hidden: true});

function build() {
  document.documentElement.lang = LANGUAGE;
  place("menu").setAttribute("aria-label", t("app-puzzle"));
  place("board").append(grid.element, resume);
  place("keypad").append(keypad.element);
  place("timer").append(game.timer.element);
  const entry = (icon, name, onclick) => iconButton(icon, t(`app-${name}`), onclick, {class: "quiet"});
  place("menu").append(
    entry("plus", "new", () => newDialog.open()), entry("layout-grid", "my-puzzles", () => openLibrary(game)),
    entry("folder-open", "open", () => openPuzzle(game)), entry("share-2", "share", () => share(game)),
    entry("settings", "settings", showSettings));
  place("tabs").append(tabs.list);
  place("panels").append(tabs.places);
  place("news").addEventListener("click", () => game.say(""));
}

const showSettings = () => openSettings(settings, set);

function set(name, value) {
  settings[name] = value;
  const kept = keep("settings", settings);
  if (name === "language" && kept) location.reload();  // the game goes on where it is
  if (!kept) game.say(t("app-settings-unsaved"));
  if (name === "tidy") game.tidy = value;
  if (name === "automatic") game.automatic = value;
  if (name === "layout") grid.layout = value;
  if (name === "clashes") grid.showsClashes = value;
  if (name === "theme") showTheme();
  if (name === "check") game.check();
}

function showTheme() {
  if (settings.theme) document.documentElement.dataset.theme = settings.theme;
  else delete document.documentElement.dataset.theme;
}

/** While the game is paused, nothing of it is seen or touched; and there is no use for a keypad where nothing can be entered. */
function showPause() {
  const {paused} = game.timer;
  const inUse = document.activeElement;
  document.body.classList.toggle("paused", paused);
  grid.element.inert = place("side").inert = paused;
  place("keypad").inert = paused || game.board.isLocked;
  resume.hidden = !paused;
  if (paused) resume.focus();
  else focused?.focus();
  focused = paused ? inUse : null;
}

function pauseKey(event) {
  if (event.key !== "p" || !isPlain(event)) return false;
  game.timer.toggle();
  return true;
}

function hintKey(event) {
  if (event.key !== "h" || !isPlain(event)) return false;
  tabs.select(hints);
  if (!event.repeat) hints.again();
  return true;
}

function helpKey(event) {
  if (event.key !== "?") return false;
  showSettings();
  return true;
}

/** What is known of a puzzle: its name, its level, its day and its code. */
const aboutText = ({name, level, day, code}) =>
  [name, level && levelText(level), day && dayText(day), code && t("app-code", {code})].filter(Boolean).join(" · ");

function listen() {
  game.addEventListener("pause", showPause);
  game.addEventListener("board", () => {
    const title = titleOf(game, game.ground);
    document.title = `${title} · Crosshatch`;
    document.querySelector("main").dataset.title = title;  // of the page on paper
    document.body.classList.toggle("making", game.board.isDraft);
    if (game.board.isDraft) keypad.mode = "digit";
    place("keypad").inert = game.board.isLocked;
    place("rules").textContent = [game.showsPuzzle && aboutText(game.about), rulesOf(game.board.ground)].filter(Boolean).join(" · ");
    keypad.update();
  });
  game.addEventListener("change", () => {
    keypad.update();
    tabs.boardChanged();
  });
  game.addEventListener("newpuzzle", () => {
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();  // it may have come by a link
    tabs.select(hints);
    tabs.newPuzzle();
  });
  game.addEventListener("lesson", ({detail: technique}) => {
    tabs.select(learn);
    learn.lesson(technique);
  });
  game.addEventListener("solved", () => {
    keypad.update();
    celebrate(game, {another: () => newDialog.open(), grade: () => tabs.open("grade"), statistics: () => openLibrary(game, "statistics")});
  });
  grid.addEventListener("press", ({detail: cell}) => {
    if (hints.pressed()) return;
    keypad.pressed(cell);
    bringFromBehind(keypad.element, grid.element);
  });
  announceChanges(game, place("said"));
  listenToKeys(event => pauseKey(event) || helpKey(event)
    || !game.timer.paused && (hintKey(event) || [tabs, keypad, grid].some(each => each.key(event))));
  openWhatComes(game);
  addEventListener("hashchange", openLinked);
  onProgress(() => (place("loading").textContent = loadingText()));
}

/** Open what the address asks for; whether there was something. */
async function openLinked() {
  const asked = linked();
  if (!asked) return false;
  const opened = await game.open(asked.text, {placed: asked.placed, failed: message => t("app-bad-link", {message})});
  if (!opened) return false;
  if (asked.show === "new") newDialog.open();
  else tabs.open(asked.show);
  return true;
}

async function start() {
  build();
  showTheme();
  grid.layout = settings.layout;
  grid.showsClashes = settings.clashes;
  listen();
  const played = game.start();
  const opened = await openLinked();
  if (played || opened) grid.focus();
  else newDialog.open(t("app-welcome"));
}

start();
if ("serviceWorker" in navigator && hasLibrary)
  whenLoaded()  // which this would slow down: it looks at all files again
    .then(() => navigator.serviceWorker.register("service-worker.js"))
    .catch(() => {});  // refused in some frames: it works, but for a network
