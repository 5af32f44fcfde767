// Settings, and the keys that there are.

import {h, options} from "./elements.js";
import {load} from "./store.js";
import {LANGUAGE, LANGUAGES, t} from "./texts.js";

const DEFAULTS = {language: LANGUAGE, marks: true, essential: true, tidy: true, check: false, layout: "centre", theme: ""};

/** The settings as they were kept. */
export const keptSettings = () => ({...DEFAULTS, ...load("settings", {})});

const LAYOUTS = ["centre", "places"].map(each => [each, t(`app-layout-${each}`)]);
const THEMES = ["", "light", "dark"].map(each => [each, t(`app-theme-${each || "device"}`)]);
const KEYS = ["arrows", "home", "digits", "shift", "ctrl", "modes", "space", "delete", "undo", "all", "hint", "pause"];

/** What changes the settings: `set` is called with the name of one, and its new value. */
export function settingsOf(settings, set) {
  const box = name => h("label", {},
    h("input", {type: "checkbox", checked: settings[name], onchange: event => set(name, event.target.checked)}), t(`app-set-${name}`));
  const list = (name, names) => h("label", {}, t(`app-set-${name}`), " ",
    options(names, settings[name], {onchange: event => set(name, event.target.value)}));
  return [
    h("details", {class: "settings"}, h("summary", {}, t("app-settings")),
      ["check", "tidy", "marks", "essential"].map(box),
      list("layout", LAYOUTS), list("theme", THEMES), list("language", LANGUAGES)),
    h("details", {class: "keys"}, h("summary", {}, t("app-keys")),
      h("dl", {}, KEYS.map(name => {
        const [key, does] = t(`app-key-${name}`).split(/\s?: /);
        return [h("dt", {}, key), h("dd", {}, does)];
      }))),
  ];
}
