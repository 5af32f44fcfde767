// What is in view on a narrow screen, where the board stays in place above the panels.

const NARROW = matchMedia("(max-width: 59.99rem)");  // as in style.css

const ENOUGH = 180;  // pixels of a text that one can begin to read

const STILL = matchMedia("(prefers-reduced-motion: reduce)");

const scrollTo = (element, block) => element.scrollIntoView({block, behavior: STILL.matches ? "auto" : "smooth"});

/** Bring what was just said into view, with as little motion as that takes. */
export function reveal(element) {
  if (!NARROW.matches || !element.childElementCount) return;
  const {top, bottom, height} = element.getBoundingClientRect(), {scrollMarginTop, scrollMarginBottom} = getComputedStyle(element);
  const first = parseFloat(scrollMarginTop), last = innerHeight - parseFloat(scrollMarginBottom);
  if (top >= first && last - top >= Math.min(height, ENOUGH)) return;
  if (height > last - first) scrollTo(element, "start");
  else if (bottom > last) scrollTo(element, "end");
  else if (top < first) scrollTo(element, "start");
}

/** Bring an element into view that is behind the board. */
export function bringFromBehind(element, board) {
  if (NARROW.matches && element.getBoundingClientRect().top < board.getBoundingClientRect().bottom) scrollTo(element, "nearest");
}
