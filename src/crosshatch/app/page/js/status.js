// What is said where a position does not have exactly one solution.

import {t} from "./texts.js";

const MOST = 3;  // conflicts, or cells, that a sentence names

/** A sentence about a status, as the protocol has it; nothing where there is one solution. */
export function statusText(status) {
  if (status.status === "unique") return "";
  return t(status.status === "multiple" ? "app-several" : status.mistakes.length ? "app-has-mistake" : "app-impossible", partsOf(status));
}

/** What such sentences are about: how many cells differ, and some of them, or why there is no solution. */
export function partsOf({conflicts, differ}) {
  const reasons = conflicts.slice(0, MOST).map(each => each.message), more = conflicts.length - reasons.length;
  if (more > 0) reasons.push(t("app-more", {count: more}));
  return {count: differ.length, cells: differ.slice(0, MOST).join(", "), reason: reasons.join(t("list-semicolon")) || t("app-no-way")};
}
