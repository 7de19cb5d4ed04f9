/**
 * What every tile move would do to every ray, worked out once for a slide.
 *
 * With the pieces fixed, tiles matter only through the 36 rays (six pieces, six
 * directions). Taking a tile away shortens the rays that pass over it; putting one
 * down lengthens the rays that end in front of that gap. So each ray is walked
 * once, noting on every cell it passes what the loss of that tile would change,
 * and on the gap that stops it what filling it would change. A tile move is then
 * two look-ups and an addition, unless some ray is touched by both halves (the
 * tile lies on a ray that filling the gap would lengthen, before or behind the
 * gap): those few are mended one by one.
 *
 * Scores are seen by the side that has just slid and now waits; masks have a bit
 * for each of a side's 18 rays. The notes of one cell lie together in memory, one
 * cache line per cell: with a table for each kind of note the walk takes twice as
 * long.
 */
import { freeTile, gap, none, type PackedPosition } from "../packed-position.js";
import { cellCount, distance, farAway, steps, wrap } from "../torus.js";
import { isWin, roleShift, type Weights } from "./weights.js";

/** The notes of a cell begin at `cell << noteShift`. */
export const noteShift = 4;
/** On a tile: what taking it away changes in the score. On a gap: what filling it changes. */
export const change = 0;
/** The notes about a side's rays follow, at its offset. */
export const waitingNotes = 1;
export const movingNotes = 6;
/** On a tile: the rays that pass over it, and those of them that win once it is gone. */
export const over = 0;
export const overWins = 1;
/** On a tile: the rays that would pass over it if the gap in front of them were filled. */
export const behind = 2;
/** On a gap: the rays that end in front of it, and those of them that win once it is filled. */
export const before = 3;
export const beforeWins = 4;
/** How many notes a cell has. */
const notesEach = 11;

/** No piece can win by joining two that are farther apart. */
const closeEnough = 2;

/** The rays of one side. */
class SideRays {
  readonly role: number;
  readonly sign: number;
  readonly offset: number;
  /** The rays that win as the tiles lie. */
  wins = 0;
  /** By ray: what it is worth, and what filling the gap in front of it would change. */
  readonly worth: Int32Array = new Int32Array(18);
  readonly gain: Int32Array = new Int32Array(18);
  /** By ray: the gap in front of it, or `none`. */
  readonly hole: Int16Array = new Int16Array(18).fill(none);
  /** By piece: its two companions, and the part of every relation that they fix. */
  readonly one: Int32Array = new Int32Array(3);
  readonly other: Int32Array = new Int32Array(3);
  readonly fixed: Int32Array = new Int32Array(3);

  constructor(role: number) {
    this.role = role;
    this.sign = role === 0 ? -1 : 1;
    this.offset = role === 0 ? movingNotes : waitingNotes;
  }
}

export class Rays {
  readonly weights: Weights;
  /** The side that has just slid. */
  readonly waiting: SideRays = new SideRays(1);
  /** The side whose turn comes next. */
  readonly moving: SideRays = new SideRays(0);
  /** The score of the position as it lies. */
  score = 0;
  readonly notes: Int32Array = new Int32Array(cellCount << noteShift);

  /** What `mend` found: the rays that win, and the correction of the score. */
  correctedWins = 0;
  correctedScore = 0;

  /** Every cell noted on, some of them often: 36 rays of at most 20 cells. */
  readonly #noted = new Int32Array(36 * 20);
  #notedCount = 0;

  constructor(weights: Weights) {
    this.weights = weights;
  }

  /** Walks all rays of a position in which `side` has slid. */
  walk(position: PackedPosition, side: number): void {
    this.#clear();
    this.#walkSide(position, side, this.waiting, farAway);
    this.#walkSide(position, side ^ 1, this.moving, farAway);
  }

  /** Walks only rays that could ever win: those of pieces whose companions stand close enough. Scores mean nothing. */
  walkWins(position: PackedPosition, side: number): void {
    this.#clear();
    this.#walkSide(position, side, this.waiting, closeEnough);
    this.#walkSide(position, side ^ 1, this.moving, closeEnough);
  }

  #clear(): void {
    const { notes } = this;
    for (let i = 0; i < this.#notedCount; i++) {
      const at = this.#noted[i]!;
      for (let k = at; k < at + notesEach; k++) notes[k] = 0;
    }
    this.#notedCount = 0;
    this.score = 0;
  }

  #walkSide({ cell, pieces }: PackedPosition, side: number, rays: SideRays, farthest: number): void {
    const { notes } = this;
    const noted = this.#noted;
    const { ray, stand, blocked } = this.weights;
    const { role, sign, offset } = rays;
    const first = side * 3;
    const stuck = blocked[role]!;
    let sideWins = 0;
    let score = 0;
    let count = this.#notedCount;
    for (let i = 0; i < 3; i++) {
      const from = pieces[first + i]!;
      const one = pieces[first + (i === 0 ? 1 : 0)]!;
      const other = pieces[first + (i === 2 ? 1 : 2)]!;
      const between = distance[(one - other) & wrap]!;
      if (between > farthest) continue;
      const fixed = (role << roleShift) | (between << 8);
      rays.one[i] = one;
      rays.other[i] = other;
      rays.fixed[i] = fixed;
      if (i === 0) {
        score += stand[fixed | (distance[(from - one) & wrap]! << 4) | distance[(from - other) & wrap]!]!;
      }
      for (let d = 0; d < 6; d++) {
        const step = steps[d]!;
        const bit = 1 << (i * 6 + d);
        let worth = stuck;
        let wins = 0;
        let next = (from + step) & wrap;
        const start = count;
        while (cell[next] === freeTile) {
          // What is left of the ray when this tile goes: a stop on the cell before it.
          const at = next << noteShift;
          noted[count++] = at;
          notes[at + change]! += sign * worth;
          notes[at + offset + over]! |= bit;
          if (wins) notes[at + offset + overWins]! |= bit;
          const relation = fixed | (distance[(next - one) & wrap]! << 4) | distance[(next - other) & wrap]!;
          worth = ray[relation]!;
          wins = isWin[relation]!;
          next = (next + step) & wrap;
        }
        for (let k = start; k < count; k++) notes[noted[k]! + change]! -= sign * worth;
        score += worth;
        rays.worth[i * 6 + d] = worth;
        if (wins) sideWins |= bit;
        rays.hole[i * 6 + d] = cell[next] === gap ? next : none;
        if (cell[next] !== gap) continue;
        const hole = next << noteShift;
        noted[count++] = hole;
        let last = next;
        for (next = (next + step) & wrap; cell[next] === freeTile; next = (next + step) & wrap) {
          notes[(next << noteShift) + offset + behind]! |= bit;
          noted[count++] = next << noteShift;
          last = next;
        }
        const relation = fixed | (distance[(last - one) & wrap]! << 4) | distance[(last - other) & wrap]!;
        const gain = ray[relation]! - worth;
        rays.gain[i * 6 + d] = gain;
        notes[hole + offset + before]! |= bit;
        if (isWin[relation]) notes[hole + offset + beforeWins]! |= bit;
        notes[hole + change]! += sign * gain;
      }
    }
    this.#notedCount = count;
    this.score += sign * score;
    rays.wins = sideWins;
  }

  /**
   * Mends one side's account of moving a tile to a place for the rays touched by
   * both halves. A ray that passes over the tile never comes to the place; one
   * that would pass over it behind the place stops short of it.
   */
  correct(rays: SideRays, tile: number, place: number): void {
    const { notes } = this;
    const { ray } = this.weights;
    const ofTile = (tile << noteShift) + rays.offset;
    const ofPlace = (place << noteShift) + rays.offset;
    const passing = notes[ofTile + over]!;
    const ending = notes[ofPlace + before]!;
    const both = ending & (passing | notes[ofTile + behind]!);
    let wins = (rays.wins & ~passing) | notes[ofTile + overWins]!;
    wins = (wins & ~(ending & ~both)) | (notes[ofPlace + beforeWins]! & ~both);
    let score = 0;
    for (let left = both; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const index = 31 - Math.clz32(bit);
      score -= rays.gain[index]!;
      if (passing & bit) continue;
      const i = (index / 6) | 0;
      const stop = (tile - steps[index % 6]!) & wrap;
      const relation =
        rays.fixed[i]! |
        (distance[(stop - rays.one[i]!) & wrap]! << 4) |
        distance[(stop - rays.other[i]!) & wrap]!;
      score += ray[relation]! - rays.worth[index]!;
      wins = isWin[relation] ? wins | bit : wins & ~bit;
    }
    this.correctedWins = wins;
    this.correctedScore = rays.sign * score;
  }
}
