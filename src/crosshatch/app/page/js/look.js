// Where to look for a step: in words, and as cells.

import {nameOf} from "./ground.js";
import {listed, t} from "./texts.js";

/** The text and the cells of houses, by their names. */
export function lookAt(houses, ground) {
  return {
    text: t("hint-look-at", {place: listed(houses.map(house => houseText(house, ground))) || t("app-whole-board")}),
    cells: [...new Set(houses.flatMap(house => ground.cellsOf(house)))],
  };
}

/** What a house is called; cages have no numbers that a player could know. */
function houseText(house, ground) {
  const [kind, number] = house.split(" ");
  if (kind === "cage") return t("app-cage", {cell: nameOf(ground.cellsOf(house)[0])});
  return t("house", {kind, number});
}
