// Sharing a puzzle: as a link, a code, a picture or a text, or on paper.

import {button, fill, h, openDialog, options} from "./elements.js";
import {download} from "./files.js";
import {hasLibrary} from "./host.js";
import {headerOf, linkTo} from "./links.js";
import {t} from "./texts.js";
import {Work} from "./work.js";

/** The formats of one puzzle that other programs read, with the ends of their files. */
const FORMATS = new Map(Object.entries({
  line: "txt", boxed: "txt", pencilmarks: "txt", csv: "csv", json: "json", sdk: "sdk", sdm: "sdm", "simple-sudoku": "ss", "opensudoku-2": "opensudoku",
  "f-puzzles": "json", library: "txt", sukaku: "txt", gsf: "txt",
}));
const NAME = "sudoku";

export function share(game) {
  const {board, ground, about} = game, answer = h("div", {class: "answer", "aria-live": "polite"}), work = new Work(answer);
  const hasDigits = !board.isDraft && !board.isFresh, mine = h("input", {type: "checkbox", onchange: () => show()});
  const format = options([...FORMATS.keys()].filter(each => ground.isClassic || each === "line" || each === "json").map(each => [each, t(`app-format-${each}`)]), "line");
  const link = h("input", {type: "text", readonly: true, "aria-label": t("app-link"), onfocus: () => link.select()});
  const asked = () => ({position: mine.checked ? board.position() : {givens: board.puzzleLine}, ...ground.asked});
  const show = () => {
    link.value = linkTo(board.puzzleLine, ground.written, mine.checked ? board.placedLine : "");
    history.replaceState(null, "", link.value);
  };
  const say = (key, values) => fill(answer, h("p", {}, t(key, values)));
  const copy = async (text, said) => {
    try {
      await navigator.clipboard.writeText(text);
      say(said);
    } catch {
      fill(answer, h("p", {}, t("app-copy-yourself")), h("textarea", {rows: 4, readonly: true, "aria-label": t("app-text")}, text));
    }
  };
  const drawn = () => work.ask("picture", {...asked(), candidates: mine.checked && board.cells.some(cell => board.marks(cell))}, {waiting: t("app-drawing")});
  const picture = then => async () => {
    const found = await drawn();
    if (found) await then(found.svg);
  };
  const copyPicture = async () => {
    try {
      await navigator.clipboard.write([new ClipboardItem({"image/png": drawn().then(found => bitmap(found.svg))})]);
      say("app-picture-copied");
    } catch {
      say("app-cannot-copy");
    }
  };
  const text = then => async () => {
    const found = format.value === "line" && !mine.checked ? {text: `${headerOf(ground.written)}${board.puzzleLine}`}
      : await work.ask("write", {...asked(), format: format.value}, {waiting: t("app-working")});
    if (found) await then(found.text);
  };
  const part = (title, ...content) => h("section", {}, h("h3", {}, title), ...content);
  show();
  openDialog(t("app-share"), close => [
    h("h2", {}, t("app-share-puzzle")),
    hasDigits && h("label", {}, mine, t("app-with-mine")),
    part(t("app-link"), h("div", {class: "row link-row"}, link,
      button(t("app-copy"), () => copy(link.value, hasLibrary ? "app-link-copied" : "app-link-copied-here"), {class: "main"}),
      navigator.share && button(t("app-send"), () => navigator.share({url: link.value}).catch(() => {})))),
    about.code && part(t("app-code-title"), h("div", {class: "row"}, h("span", {class: "line"}, about.code), button(t("app-copy"), () => copy(about.code, "app-code-copied"), {"aria-label": t("app-copy-code")}))),
    part(t("app-picture"), h("div", {class: "row"},
      button("PNG", picture(async svg => download(`${NAME}.png`, "image/png", await bitmap(svg))), {"aria-label": t("app-save-png")}),
      button("SVG", picture(svg => download(`${NAME}.svg`, "image/svg+xml", svg)), {"aria-label": t("app-save-svg")}),
      globalThis.ClipboardItem && button(t("app-copy"), copyPicture, {"aria-label": t("app-copy-picture")}))),
    part(t("app-text"), h("div", {class: "row"}, h("label", {}, t("app-format"), " ", format),
      button(t("app-copy"), text(content => copy(content, "app-text-copied")), {"aria-label": t("app-copy-text")}),
      button(t("app-save"), text(content => download(`${NAME}.${FORMATS.get(format.value)}`, "text/plain", content.endsWith("\n") ? content : `${content}\n`)), {"aria-label": t("app-save-text")}))),
    part(t("app-paper"), h("div", {class: "row"}, button(t("app-print"), () => {
      close();
      document.body.classList.toggle("with-mine", mine.checked);
      addEventListener("afterprint", () => document.body.classList.remove("with-mine"), {once: true});
      print();
    }), h("span", {class: "summary"}, t("app-print-pdf")))),
    answer], {class: "sharing", onclose: () => work.stop()});
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
