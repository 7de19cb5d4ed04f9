/**
 * The board: nineteen tiles and three pieces per side, in axial coordinates
 * without bounds, because the tiles drift in the course of a game. The order of
 * tiles and pieces is part of the value (a moved one keeps its place in the
 * list), because the novice opponent breaks ties by it; `layoutKey` compares
 * positions without regard to order and to where the board lies.
 */
import { type Hex, hexDirections, hexDistance } from "@masume/kernel";

export type Side = "red" | "blue";

export const sides: readonly Side[] = ["red", "blue"];

/** `basic` as the game's first description has it, `official` as Steffen-Spiele prints it. */
export type Ruleset = "basic" | "official";

export const rulesets: readonly Ruleset[] = ["basic", "official"];

/** The ruleset of this name. Records, links and scripts made before version 0.2 call the basic one `source`. */
export function parseRuleset(name: string): Ruleset | undefined {
  return rulesets.find((known) => known === name) ?? (name === "source" ? "basic" : undefined);
}

export const tileCount = 19;
export const piecesEach = 3;

export interface Position {
  readonly tiles: readonly Hex[];
  readonly red: readonly Hex[];
  readonly blue: readonly Hex[];
  readonly mover: Side;
  /** Where the tile lies that the last turn moved; under official rules it rests for one turn. */
  readonly lastTile: Hex | undefined;
}

/** One thing going from one cell to another: a piece or a tile. */
export interface Shift {
  readonly from: Hex;
  readonly to: Hex;
}

/** A full turn. No slide: none was possible. No tile: the slide won, or no tile could move. */
export interface Turn {
  readonly slide: Shift | undefined;
  readonly tile: Shift | undefined;
}

export const startPosition: Position = {
  tiles: hexagon(2),
  red: [
    [2, -2],
    [0, 2],
    [-2, 0],
  ],
  blue: [
    [2, 0],
    [-2, 2],
    [0, -2],
  ],
  mover: "red",
  lastTile: undefined,
};

function hexagon(radius: number): readonly Hex[] {
  const cells: Hex[] = [];
  for (let q = -radius; q <= radius; q++) {
    for (let r = -radius; r <= radius; r++) if (Math.abs(q + r) <= radius) cells.push([q, r]);
  }
  return cells;
}

export function otherSide(side: Side): Side {
  return side === "red" ? "blue" : "red";
}

export function sameHex(a: Hex, b: Hex): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

export function includesHex(cells: readonly Hex[], cell: Hex): boolean {
  return cells.some((other) => sameHex(other, cell));
}

export function neighbour(cell: Hex, direction: number): Hex {
  const step = hexDirections[direction]!;
  return [cell[0] + step[0], cell[1] + step[1]];
}

/** Which of the six directions leads straight from one cell to another; −1 where none does so. */
export function directionOf({ from, to }: Shift): number {
  const length = hexDistance(from, to);
  return hexDirections.findIndex(
    ([q, r]) => length > 0 && from[0] + length * q === to[0] && from[1] + length * r === to[1],
  );
}

/** How many of the cells lie beside this one. */
export function touching(cells: readonly Hex[], cell: Hex): number {
  return cells.filter((other) => hexDistance(other, cell) === 1).length;
}

/** A copy of the list in which one cell has been moved in its place. */
export function moveCell(cells: readonly Hex[], { from, to }: Shift): readonly Hex[] {
  return cells.map((cell) => (sameHex(cell, from) ? to : cell));
}

/** Whether every cell can be reached from every other, step by step. */
export function isConnected(cells: readonly Hex[]): boolean {
  const reached = cells.slice(0, 1);
  const waiting = cells.slice(1);
  for (let at = 0; at < reached.length; at++) {
    for (let i = waiting.length - 1; i >= 0; i--) {
      if (hexDistance(waiting[i]!, reached[at]!) === 1) reached.push(...waiting.splice(i, 1));
    }
  }
  return waiting.length === 0;
}

/** Three pieces with at least two neighbouring pairs: a line, a bend or a triangle. */
export function areTogether(pieces: readonly Hex[]): boolean {
  const pairs = pieces.filter((piece, i) => hexDistance(piece, pieces[(i + 1) % pieces.length]!) === 1);
  return pairs.length >= 2;
}

/** The distances between three pieces, added up. */
export function spread(pieces: readonly Hex[]): number {
  return pieces.reduce((sum, piece, i) => sum + hexDistance(piece, pieces[(i + 1) % pieces.length]!), 0);
}

/**
 * A text that two positions share exactly when they are the same up to
 * translation, with the same player to move: what repetition is about. The
 * resting tile has no part in it.
 */
export function layoutKey(position: Position): string {
  const q = Math.min(...position.tiles.map((tile) => tile[0]));
  const r = Math.min(...position.tiles.map((tile) => tile[1]));
  const list = (cells: readonly Hex[]): string =>
    cells
      .map((cell) => [cell[0] - q, cell[1] - r] as const)
      .sort((a, b) => a[0] - b[0] || a[1] - b[1])
      .map((cell) => cell.join(","))
      .join(" ");
  return `${list(position.tiles)}|${list(position.red)}|${list(position.blue)}|${position.mover}`;
}

/** A position with this layout. */
export function positionOfLayout(key: string): Position {
  const [tiles, red, blue] = key
    .split("|", 3)
    .map((list) => list.split(" ").map((cell) => cell.split(",").map(Number) as unknown as Hex));
  const mover = key.endsWith("red") ? "red" : "blue";
  return { tiles: tiles!, red: red!, blue: blue!, mover, lastTile: undefined };
}
