/** A board as marks on paper: plain data, from which SVG, PNG and PDF are made. */
import { type AnyGame, type Box, type Marks, type Palette, paperPalette } from "@masume/kernel";
import { ink } from "./colours.js";

export interface Drawing {
  readonly game: string;
  readonly marks: Marks;
  readonly bounds: Box;
}

export function drawingOf(game: AnyGame, puzzle: unknown, state: unknown): Drawing {
  return {
    game: game.id,
    marks: game.paint(puzzle, state),
    bounds: game.layout(puzzle, state).bounds,
  };
}

/** Each game's colour on white paper. */
const accents: Readonly<Record<string, string>> = {
  stroke: "#d3381c",
  slither: "#165e83",
  sono: "#007b43",
  nonaga: "#8a5f00",
};

export function paletteOf(game: string): Palette {
  return paperPalette(accents[game] ?? ink);
}
