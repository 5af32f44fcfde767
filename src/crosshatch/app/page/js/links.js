// Links: a puzzle in the fragment of the address, so that no server ever sees it.

/** The address of a puzzle. */
export const linkTo = givens => `${location.origin}${location.pathname}#${new URLSearchParams({p: givens})}`;

/** The puzzle of a text that is such an address; any other text as it is. */
export const puzzleOf = text => new URLSearchParams(/#(\S*)/.exec(text)?.[1]).get("p") ?? text;

const LINE = /[.\d]{81}/;
const CODE = /^\s*([a-z][\w.,=+~ -]*):([^\n]*\S)\s*$/i;

/** The target and the seed of a code, such as `medium,180:2026-11-23/1`; null where a text is none. */
export function codeIn(text) {
  const [, target, seed] = LINE.test(text) || /^\s*https?:/i.test(text) ? [] : CODE.exec(text) ?? [];
  return target ? {target, seed} : null;
}

/** What the address asks for: a position as text, and the panel to show; or null. */
export function linked() {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const givens = fragment.get("p");
  return givens ? {text: givens, placed: fragment.get("s") ?? "", show: fragment.get("show") ?? ""} : null;
}
