// Links: a puzzle in the fragment of the address, so that no server ever sees it.

/** The address of a puzzle, with what has been placed if that is wished. */
export function linkTo(givens, placed = "") {
  const fragment = new URLSearchParams({p: givens, ...placed.replaceAll(".", "") ? {s: placed} : {}});
  return `${location.origin}${location.pathname}#${fragment}`;
}

/** What the address asks for: a position as text, and the panel to show; or null. */
export function linked() {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const givens = fragment.get("p");
  return givens ? {text: givens, placed: fragment.get("s") ?? "", show: fragment.get("show") ?? ""} : null;
}
