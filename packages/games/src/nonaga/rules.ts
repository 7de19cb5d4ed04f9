/**
 * Nonaga's rules, in coordinates and plain values: what a player may do, what a
 * turn leads to, when the game is over. Both rulesets differ only in which tiles
 * may move. The engine implements the same rules in its own, faster way; tests
 * compare the two.
 *
 * Where the rules of the game are silent: a player without a legal slide only
 * moves a tile; a player with no tile that may move only slides.
 */
import {
  err,
  type Hex,
  hexDirections,
  hexDistance,
  ok,
  type Result,
  type Status,
  type Violation,
} from "@masume/kernel";
import {
  areTogether,
  includesHex,
  isConnected,
  layoutKey,
  moveCell,
  neighbour,
  otherSide,
  type Position,
  type Ruleset,
  type Shift,
  type Side,
  sameHex,
  type Turn,
  touching,
} from "./board.js";

export interface Puzzle {
  readonly rules: Ruleset;
  readonly position: Position;
}

/** A move of the contract is a whole turn. */
export type Move = Turn;

export interface State {
  readonly position: Position;
  /** The layout after each turn, the first one's included: what repetition counts. */
  readonly layouts: readonly string[];
}

/** So many times the same layout with the same player to move is a draw. */
const maxRepetitions = 3;

export function start({ position }: Puzzle): State {
  return { position, layouts: [layoutKey(position)] };
}

export function play({ rules }: Puzzle, state: State, turn: Turn): Result<State, Violation> {
  const broken = outcome(state) ? violation("over") : turnViolation(rules, state.position, turn);
  if (broken) return err(broken);
  const position = afterTurn(state.position, turn);
  return ok({ position, layouts: [...state.layouts, layoutKey(position)] });
}

export type Outcome = Side | "draw";

/** How the game has ended, if it has. */
export function outcome(state: State): Outcome | undefined {
  const winner = winnerOf(state.position);
  if (winner) return winner;
  const now = state.layouts.at(-1)!;
  return state.layouts.filter((layout) => layout === now).length >= maxRepetitions ? "draw" : undefined;
}

export function status(_: Puzzle, state: State): Status {
  const ended = outcome(state);
  if (!ended) return { phase: "open" };
  return ended === "draw" ? { phase: "drawn" } : { phase: "won", by: ended };
}

/** Between two players there is nothing to get right, only to win. */
export function violations(): readonly Violation[] {
  return [];
}

/** The player whose turn is over and whose pieces are together. */
export function winnerOf(position: Position): Side | undefined {
  const last = otherSide(position.mover);
  return areTogether(position[last]) ? last : undefined;
}

/** Where a piece can slide: as far as it goes in each of the six directions, at least one step. */
export function slideTargets(position: Position, piece: Hex): readonly Hex[] {
  const targets: Hex[] = [];
  for (let direction = 0; direction < hexDirections.length; direction++) {
    let stop = piece;
    for (let next = neighbour(stop, direction); isFree(position, next); next = neighbour(next, direction)) {
      stop = next;
    }
    if (stop !== piece) targets.push(stop);
  }
  return targets;
}

function isFree(position: Position, cell: Hex): boolean {
  return includesHex(position.tiles, cell) && !isOccupied(position, cell);
}

function isOccupied(position: Position, cell: Hex): boolean {
  return includesHex(position.red, cell) || includesHex(position.blue, cell);
}

/** Every slide of a side, piece by piece. */
export function slides(position: Position, side: Side = position.mover): readonly Shift[] {
  return position[side].flatMap((from) => slideTargets(position, from).map((to) => ({ from, to })));
}

/** The slides that would win on the spot: of the mover a win, of the other side a threat. */
export function winningSlides(position: Position, side: Side = position.mover): readonly Shift[] {
  return slides(position, side).filter((slide) => areTogether(moveCell(position[side], slide)));
}

/** The position in the middle of a turn: the piece has slid, the tile has not moved, the mover is the same. */
export function afterSlide(position: Position, slide: Shift | undefined): Position {
  if (!slide) return position;
  return { ...position, [position.mover]: moveCell(position[position.mover], slide) };
}

/** The position after a turn that is known to be legal. */
export function afterTurn(position: Position, { slide, tile }: Turn): Position {
  const halfway = afterSlide(position, slide);
  return {
    ...halfway,
    tiles: tile ? moveCell(halfway.tiles, tile) : halfway.tiles,
    mover: otherSide(position.mover),
    lastTile: tile?.to,
  };
}

/** Where this tile may go: beside at least two of the others, and not where it was. */
export function tileTargets(position: Position, tile: Hex): readonly Hex[] {
  const others = position.tiles.filter((other) => !sameHex(other, tile));
  const targets: Hex[] = [];
  for (const other of others) {
    for (let direction = 0; direction < hexDirections.length; direction++) {
      const cell = neighbour(other, direction);
      if (includesHex(position.tiles, cell) || includesHex(targets, cell)) continue;
      if (touching(others, cell) >= 2) targets.push(cell);
    }
  }
  return targets;
}

/** The tiles that may move, given the pieces as they stand (after the slide). */
export function movableTiles(rules: Ruleset, position: Position): readonly Hex[] {
  return position.tiles.filter((tile) => !tileViolation(rules, position, tile));
}

/** Every tile move, given the pieces as they stand (after the slide). */
export function tileMoves(rules: Ruleset, position: Position): readonly Shift[] {
  return movableTiles(rules, position).flatMap((from) =>
    tileTargets(position, from).map((to) => ({ from, to })),
  );
}

/** Every turn there is, slides in order and the tile moves of each. */
export function legalTurns(rules: Ruleset, position: Position): readonly Turn[] {
  if (winnerOf(position)) return [];
  const possible = slides(position);
  const turns: Turn[] = [];
  for (const slide of possible.length > 0 ? possible : [undefined]) {
    const halfway = afterSlide(position, slide);
    const tiles = slide && areTogether(halfway[position.mover]) ? [] : tileMoves(rules, halfway);
    if (tiles.length === 0) turns.push({ slide, tile: undefined });
    for (const tile of tiles) turns.push({ slide, tile });
  }
  return turns;
}

function violation(code: string, ...cells: readonly Hex[]): Violation {
  return { code, at: cells.map((cell) => cell.join(",")) };
}

/** The rule that forbids a turn, if one does. */
function turnViolation(rules: Ruleset, position: Position, { slide, tile }: Turn): Violation | undefined {
  const broken = slideViolation(position, slide);
  if (broken) return broken;
  const halfway = afterSlide(position, slide);
  if (slide && areTogether(halfway[position.mover])) return tile && violation("win-ends", tile.from);
  if (!tile) return tileMoves(rules, halfway).length > 0 ? violation("must-move-tile") : undefined;
  return tileViolation(rules, halfway, tile.from) ?? placeViolation(halfway, tile);
}

function slideViolation(position: Position, slide: Shift | undefined): Violation | undefined {
  if (!slide) return slides(position).length > 0 ? violation("must-slide") : undefined;
  if (!includesHex(position[position.mover], slide.from)) return violation("not-yours", slide.from);
  if (!includesHex(slideTargets(position, slide.from), slide.to)) return violation("not-a-slide", slide.to);
  return undefined;
}

/** The rule that keeps a tile where it is, if one does; pieces as they stand after the slide. */
export function tileViolation(rules: Ruleset, position: Position, tile: Hex): Violation | undefined {
  if (!includesHex(position.tiles, tile)) return violation("no-tile", tile);
  if (isOccupied(position, tile)) return violation("occupied", tile);
  if (rules === "official") {
    if (position.lastTile && sameHex(position.lastTile, tile)) return violation("just-moved", tile);
    if (!canSlideOut(position, tile)) return violation("enclosed", tile);
  }
  return isConnected(position.tiles.filter((other) => !sameHex(other, tile)))
    ? undefined
    : violation("splits", tile);
}

/** At least two neighbouring sides in a row are free. */
function canSlideOut(position: Position, tile: Hex): boolean {
  const free = hexDirections.map((_, direction) => !includesHex(position.tiles, neighbour(tile, direction)));
  return free.some((isOpen, direction) => isOpen && free[(direction + 1) % free.length]);
}

function placeViolation(position: Position, { from, to }: Shift): Violation | undefined {
  if (includesHex(position.tiles, to)) return violation("taken", to);
  const beside = position.tiles.filter((tile) => !sameHex(tile, from) && hexDistance(tile, to) === 1);
  return beside.length >= 2 ? undefined : violation("loose", to);
}
