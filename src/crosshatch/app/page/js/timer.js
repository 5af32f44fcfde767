// The time that a puzzle has taken: it stops while the page is hidden, and when the player wants a pause.

import {fill, h, icon, iconButton} from "./elements.js";
import {t} from "./texts.js";
import {timeText} from "./wording.js";

export class Timer {
  #seconds = 0;
  #since = null;
  ended = false;
  paused = false;
  #face = h("span", {class: "time", role: "timer", "aria-label": t("app-time")}, "0:00");
  #toggle;

  constructor(onpause) {
    this.#toggle = iconButton("pause", t("app-pause"), () => this.toggle(), {class: "quiet"});
    this.element = h("div", {class: "timer"}, this.#face, this.#toggle);
    this.onpause = onpause;
    setInterval(() => this.#draw(), 500);
    document.addEventListener("visibilitychange", () => {
      if (this.paused || this.ended) return;
      this.#halt();
      if (!document.hidden) this.#run();
    });
  }

  /** Pause, or go on. */
  toggle() {
    if (this.ended) return;
    if (this.paused) this.#run();
    else this.#halt();
    this.#pause(!this.paused);
  }

  #pause(paused) {
    this.paused = paused;
    const label = t(paused ? "app-resume" : "app-pause");
    fill(this.#toggle, icon(paused ? "play" : "pause"), h("span", {class: "label"}, label));
    this.#toggle.title = label;
    this.onpause();
  }

  get seconds() {
    return this.#seconds + (this.#since === null ? 0 : (performance.now() - this.#since) / 1000);
  }

  get text() { return timeText(this.seconds); }

  begin(seconds = 0) {
    this.#seconds = seconds;
    this.ended = false;
    this.#toggle.disabled = false;
    this.#pause(false);
    this.#run();
  }

  stop() {
    this.#halt();
    this.ended = true;
    this.#toggle.disabled = true;
  }

  #run() {
    this.#since = performance.now();
    this.#draw();
  }

  #halt() {
    this.#seconds = this.seconds;
    this.#since = null;
  }

  #draw() {
    if (this.#face.textContent !== this.text) this.#face.textContent = this.text;
  }
}
