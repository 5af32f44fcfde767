// Links: a puzzle in the fragment of the address, so that no server ever sees it.

/** The address of a puzzle, and of digits `placed` there; `board` is empty for the classic one. */
export const linkTo = (givens, board, placed = "") =>
  `${location.origin}${location.pathname}#${new URLSearchParams({p: givens, ...board && {b: board}, ...placed && {s: placed}})}`;

/** The line of a text that names the board of the puzzle below it; none for the classic one. */
export const headerOf = board => (board ? `# board: ${board}\n` : "");

/** The puzzle of a text that is such an address; any other text as it is. */
export const puzzleOf = text => puzzleIn(new URLSearchParams(/#(\S*)/.exec(text)?.[1])) ?? text;

/** The puzzle of a fragment as text, or null. */
const puzzleIn = fragment => (fragment.get("p") === null ? null : headerOf(fragment.get("b")) + fragment.get("p"));

/** What the address asks for: a position as text, and the panel to show; or null. */
export function linked() {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const text = puzzleIn(fragment);
  return text ? {text, placed: fragment.get("s") ?? "", show: fragment.get("show") ?? ""} : null;
}
