// What is in view on a narrow screen, where the board stays in place above the panels.

const NARROW = matchMedia("(max-width: 59.99rem)");  // as in style.css

/** Bring what was just said into view. */
export function reveal(element) {
  if (NARROW.matches && element.childElementCount) element.scrollIntoView({block: "start"});
}

/** Bring an element into view that is behind the board. */
export function bringFromBehind(element, board) {
  if (NARROW.matches && element.getBoundingClientRect().top < board.getBoundingClientRect().bottom) element.scrollIntoView({block: "nearest"});
}
