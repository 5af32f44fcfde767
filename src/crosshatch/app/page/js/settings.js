// Settings, and the keys that there are.

import {h, openDialog, options} from "./elements.js";
import {load} from "./store.js";
import {LANGUAGE, LANGUAGES, t} from "./texts.js";

const DEFAULTS = {language: LANGUAGE, marks: true, essential: true, tidy: true, automatic: false, clashes: true, check: false, layout: "centre", theme: ""};

/** The settings as they were kept. */
export const keptSettings = () => ({...DEFAULTS, ...load("settings", {})});

const SWITCHES = ["clashes", "check", "tidy", "automatic", "marks", "essential"];
const LAYOUTS = ["centre", "places"].map(each => [each, t(`app-layout-${each}`)]);
const THEMES = ["", "light", "dark"].map(each => [each, t(`app-theme-${each || "device"}`)]);
const KEYS = ["arrows", "home", "digits", "shift", "ctrl", "modes", "space", "first", "several", "delete", "undo", "all", "hint", "pause", "help"];

/** Show the settings, and change them: `set` is called with the name of one, and its new value. */
export function openSettings(settings, set) {
  const box = name => h("label", {}, t(`app-set-${name}`),
    h("input", {type: "checkbox", role: "switch", checked: settings[name], onchange: event => set(name, event.target.checked)}));
  const list = (name, names) => h("label", {}, t(`app-set-${name}`),
    options(names, settings[name], {onchange: event => set(name, event.target.value)}));
  openDialog(t("app-settings"), () => [
    h("h2", {}, t("app-settings")),
    h("div", {class: "settings"}, SWITCHES.map(box), list("layout", LAYOUTS), list("theme", THEMES), list("language", LANGUAGES)),
    h("div", {class: "keys"}, h("h3", {}, t("app-keys")),
      h("dl", {}, KEYS.map(name => {
        const [key, does] = t(`app-key-${name}`).split(/\s?: /);
        return [h("dt", {}, key), h("dd", {}, does)];
      }))),
  ]);
}
