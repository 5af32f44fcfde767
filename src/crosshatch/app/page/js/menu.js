// Opening a puzzle from text, sharing it as a link, and saving it as a picture or as text.

import {button, h, openDialog} from "./elements.js";
import {hasLibrary} from "./host.js";
import {headerOf, linkTo, puzzleOf} from "./links.js";
import {t} from "./texts.js";
import {Work} from "./work.js";

export function openPuzzle(game) {
  const text = h("textarea", {rows: 10, cols: 30, "aria-label": t("app-puzzle"), placeholder: t("app-open-formats")});
  const file = h("input", {type: "file", onchange: async () => (text.value = await file.files[0]?.text() ?? text.value)});
  const answer = h("div", {class: "answer"}), work = new Work(answer);
  const open = async close => {
    if (!await game.open(puzzleOf(text.value), {work})) return;
    close();
    game.grid.focus();
  };
  openDialog(t("app-open-a-puzzle"), close => [h("h2", {}, t("app-open-a-puzzle")), text, h("label", {}, t("app-open-file"), " ", file), answer,
    h("div", {class: "row"}, button(t("app-open"), () => open(close), {class: "main"}), button(t("app-cancel"), close))], {onclose: () => work.stop()});
  text.focus();
}

export async function share(game) {
  const link = linkTo(game.board.puzzleLine, game.ground.written);
  history.replaceState(null, "", link);
  try {
    await navigator.clipboard.writeText(link);
    game.say(t(hasLibrary ? "app-link-copied" : "app-link-copied-here"));
  } catch {
    game.say(t("app-copy-link", {link}));
  }
}

export function save(game) {
  const name = "sudoku", line = game.board.puzzleLine, text = `${headerOf(game.ground.written)}${line}\n`;
  const answer = h("div", {class: "answer"}), work = new Work(answer);
  const saved = (ending, type, drawn) => async () => {
    const found = await work.ask("picture", {position: line, ...game.ground.asked}, {waiting: t("app-drawing")});
    if (found) download(`${name}.${ending}`, type, await drawn(found.svg));
  };
  openDialog(t("app-save"), close => [h("h2", {}, t("app-save")), h("p", {class: "line"}, line),
    h("div", {class: "row"},
      button(t("app-save-svg"), saved("svg", "image/svg+xml", svg => svg)),
      button(t("app-save-png"), saved("png", "image/png", bitmap)),
      button(t("app-save-text"), () => download(`${name}.txt`, "text/plain", text)),
      button(t("app-print"), () => { close(); print(); }),
      button(t("app-close"), close)), answer], {onclose: () => work.stop()});
}

/** The pixels of a picture, from the text of an SVG. */
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
