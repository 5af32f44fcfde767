// Links: a puzzle in the fragment of the address, so that no server ever sees it.

/** The address of a puzzle. */
export const linkTo = givens => `${location.origin}${location.pathname}#${new URLSearchParams({p: givens})}`;

/** The puzzle of a text that is such an address; any other text as it is. */
export const puzzleOf = text => new URLSearchParams(/#(\S*)/.exec(text)?.[1]).get("p") ?? text;

/** What the address asks for: a position as text, and the panel to show; or null. */
export function linked() {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const givens = fragment.get("p");
  return givens ? {text: givens, placed: fragment.get("s") ?? "", show: fragment.get("show") ?? ""} : null;
}
