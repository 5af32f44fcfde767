// What is said where a position does not have exactly one solution.

/** A sentence about a status, as the protocol has it; nothing where there is one solution. */
export function statusText({status, reason, differ, mistakes}) {
  if (status === "multiple")
    return `This puzzle has several solutions: two of them differ in ${differ.length} cells, such as ${differ.slice(0, 3).join(", ")}.`;
  if (status !== "impossible") return "";
  return mistakes.length ? "There is a mistake on the board. A hint will show you where."
    : `This puzzle has no solution: ${reason.replace(/^no solution: /, "")}.`;
}
