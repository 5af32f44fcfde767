// Work that takes time: one request of a panel at a time, with a way to stop it, and what went wrong said in its place.

import {ask, onProgress, progressed} from "./host.js";
import {button, fill, h} from "./elements.js";
import {t} from "./texts.js";

export const LONGEST = 120;  // seconds that the protocol lets a request take
const PATIENCE = 300;  // milliseconds before a wait is shown

/** How far the library has been loaded, in words; nothing once it is there. */
export const loadingText = () => (progressed() < 1 ? t("app-loading", {percent: Math.floor(progressed() * 20) * 5}) : "");

export class Work {
  #stop = null;

  /** `place` is the element in which waits and problems are said. */
  constructor(place) {
    this.place = place;
  }

  /** Ask for a method; returns its result, or null where it was stopped or failed, which is said then: `failed` makes of
   *  the message what is said.  Where time ran out, it goes on for longer if the player wants that. */
  async ask(method, given, {waiting = t("app-working"), failed} = {}) {
    this.stop();
    const stop = (this.#stop = new AbortController());
    const said = h("span", {}, loadingText() || waiting);
    const endTelling = onProgress(() => (said.textContent = loadingText() || waiting));
    const shown = setTimeout(() => fill(this.place,
      h("p", {class: "waiting", role: "status"}, said, " ", button(t("app-stop"), () => stop.abort()))), PATIENCE);
    try {
      const result = await ask(method, given, {signal: stop.signal});
      return stop.signal.aborted ? null : result;
    } catch (error) {
      if (this.#stop !== stop) return null;
      if (error.kind === "OutOfTime" && given.max_seconds < LONGEST) return this.#askLonger(method, given, {waiting, failed});
      if (error.name === "AbortError") fill(this.place);
      else this.complain(error.text ? t(error.text, error) : failed?.(error.message) ?? t("app-error", error));
      return null;
    } finally {
      clearTimeout(shown);
      endTelling();
      if (this.#stop === stop) {
        this.#stop = null;
        this.place.querySelector(".waiting")?.remove();
      }
    }
  }

  /** Offer to go on for longer; the offer ends, with null, where this is stopped or something else is asked. */
  async #askLonger(method, given, said) {
    const stop = (this.#stop = new AbortController());
    const wanted = await new Promise(resolve => {
      this.complain(t("app-late", {seconds: given.max_seconds}), " ", button(t("app-keep-trying"), () => resolve(true)));
      const offer = this.place.firstChild;
      stop.signal.addEventListener("abort", () => {
        offer.remove();
        resolve(false);
      });
    });
    return wanted ? this.ask(method, {...given, max_seconds: LONGEST}, said) : null;
  }

  /** Say what went wrong, in the place of an answer. */
  complain(...said) {
    fill(this.place, h("p", {class: "problem", role: "alert"}, said));
  }

  stop() {
    if (!this.#stop) return;
    this.#stop.abort();
    this.#stop = null;
    this.place.querySelector(".waiting")?.remove();
  }
}
