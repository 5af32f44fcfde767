// Opening a puzzle from text, and saving it as a picture or as text.

import {button, h} from "./elements.js";
import {puzzleOf} from "./links.js";

export function openDialog(game) {
  const text = h("textarea", {rows: 10, cols: 30, "aria-label": "Puzzle", placeholder: "A line of 81 digits, a grid, a grid of pencilmarks, a link …"});
  const problem = h("p", {class: "problem", role: "alert"});
  const open = async () => {
    const said = await game.open(puzzleOf(text.value));
    if (said) problem.textContent = said;
    else dialog.close();
  };
  const dialog = h("dialog", {"aria-label": "Open a puzzle"}, h("h2", {}, "Open a puzzle"), text, problem,
    h("div", {class: "row"}, button("Open", open, {class: "main"}), button("Cancel", () => dialog.close())));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  text.focus();
}

export function save(game) {
  const name = "sudoku", line = game.making ? game.board.line : game.board.givensLine;
  const dialog = h("dialog", {"aria-label": "Save"}, h("h2", {}, "Save"),
    h("p", {class: "line"}, line),
    h("div", {class: "row"},
      button("Picture (SVG)", async () => download(`${name}.svg`, "image/svg+xml", await pictureOf(game, line))),
      button("Picture (PNG)", async () => download(`${name}.png`, "image/png", await bitmap(await pictureOf(game, line)))),
      button("Text", () => download(`${name}.txt`, "text/plain", `${line}\n`)),
      button("Print", () => { dialog.close(); print(); }),
      button("Close", () => dialog.close())));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** The picture of a puzzle, as the text of an SVG. */
const pictureOf = async (game, line) => (await game.ask("picture", {position: line})).svg;

async function bitmap(svg) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], {type: "image/svg+xml"}));
  await image.decode();
  const canvas = h("canvas", {width: 2 * image.width, height: 2 * image.height});
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return new Promise(resolve => canvas.toBlob(resolve, "image/png"));
}

function download(name, type, content) {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], {type}));
  h("a", {href: address, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
