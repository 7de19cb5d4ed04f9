/**
 * The learned part of the evaluation: a network of one hidden layer, whose output is
 * added to what the rays are worth.
 *
 *     points = (Σ out[u] · clip(bias[u] + Σ weights[input][u], 0, 128) + out bias) >> 7
 *
 * Whole numbers all the way, so the result is the same on every machine. Weights of
 * inputs are bytes, 128 standing for one. Two units share a 32-bit word: the sum of
 * such words is the word of the two sums as long as each stays within 16 bits, as 167
 * inputs of at most 128 do, with room for a bias of 11,000. So sixteen units cost
 * eight additions an input, all of them in local variables.
 */

import { freeTile, gap, type PackedPosition } from "../packed-position.js";
import { distance, ringCount, steps, wrap } from "../torus.js";
import {
  blockedInputs,
  crossInput,
  fillInputs,
  inputCount,
  passInputs,
  pieceRingInputs,
  pieceRingRole,
  rayInput,
  rayRole,
  standInput,
  standInputs,
  standRole,
  stopInputs,
} from "./inputs.js";

export const unitCount = 16;
const words = unitCount / 2;
/** One, as an activation. */
export const unity = 128;
const unityShift = 7;
/**
 * A free tile lies on at most one ray of a piece: 6 · 13 cells where rays pass or stop.
 * At most 36 rays are blocked, 36 end before a gap; 2 stands, 6 rings, 9 distances.
 */
const maxInputs = 6 * 13 + 36 + 36 + 2 + 6 + 9;

export interface NetworkWeights {
  /** By input and unit. */
  readonly weights: Int8Array;
  readonly biases: Int16Array;
  /** What a unit that is fully active adds, in points. */
  readonly out: Int16Array;
  readonly outBias: number;
}

export class Network {
  /** Row by row, two units per word; the last row holds the biases. */
  readonly #rows: Int32Array;
  readonly #out: Int16Array;
  readonly #outBias: number;
  readonly #inputs = new Int16Array(maxInputs);
  #count = 0;

  constructor({ weights, biases, out, outBias }: NetworkWeights) {
    if (
      weights.length !== inputCount * unitCount ||
      biases.length !== unitCount ||
      out.length !== unitCount
    ) {
      throw new RangeError("these weights are not of this network");
    }
    const pack = (values: Int8Array | Int16Array, at: number): number =>
      (values[at + 1]! << 16) + values[at]!;
    this.#rows = new Int32Array((inputCount + 1) * words);
    for (let i = 0; i < inputCount * words; i++) this.#rows[i] = pack(weights, i * 2);
    for (let i = 0; i < words; i++) this.#rows[inputCount * words + i] = pack(biases, i * 2);
    this.#out = out;
    this.#outBias = outBias;
  }

  /** What the network adds, in points, seen by the side that has slid. */
  points(position: PackedPosition, side: number): number {
    this.#collect(position, side);
    const rows = this.#rows;
    const inputs = this.#inputs;
    let row = inputCount * words;
    let a = rows[row]!;
    let b = rows[row + 1]!;
    let c = rows[row + 2]!;
    let d = rows[row + 3]!;
    let e = rows[row + 4]!;
    let f = rows[row + 5]!;
    let g = rows[row + 6]!;
    let h = rows[row + 7]!;
    for (let i = 0; i < this.#count; i++) {
      row = inputs[i]! * words;
      a = (a + rows[row]!) | 0;
      b = (b + rows[row + 1]!) | 0;
      c = (c + rows[row + 2]!) | 0;
      d = (d + rows[row + 3]!) | 0;
      e = (e + rows[row + 4]!) | 0;
      f = (f + rows[row + 5]!) | 0;
      g = (g + rows[row + 6]!) | 0;
      h = (h + rows[row + 7]!) | 0;
    }
    const sum =
      this.#outBias +
      this.#pair(a, 0) +
      this.#pair(b, 2) +
      this.#pair(c, 4) +
      this.#pair(d, 6) +
      this.#pair(e, 8) +
      this.#pair(f, 10) +
      this.#pair(g, 12) +
      this.#pair(h, 14);
    return sum >> unityShift;
  }

  /** What the two units of a word add. */
  #pair(word: number, unit: number): number {
    const out = this.#out;
    const low = (word << 16) >> 16;
    const high = (word - low) >> 16;
    return out[unit]! * clip(low) + out[unit + 1]! * clip(high);
  }

  /** The inputs of the position in which `side` has slid, as the last `points` saw them. */
  get inputs(): Int16Array {
    return this.#inputs.subarray(0, this.#count);
  }

  #collect(position: PackedPosition, side: number): void {
    const { pieces } = position;
    const inputs = this.#inputs;
    this.#count = 0;
    this.#collectSide(position, side ^ 1, 0);
    this.#collectSide(position, side, 1);
    let count = this.#count;
    for (let i = 0; i < 3; i++) {
      for (let j = 3; j < 6; j++) inputs[count++] = crossInput[distance[(pieces[i]! - pieces[j]!) & wrap]!]!;
    }
    this.#count = count;
  }

  #collectSide({ cell, pieces, ring }: PackedPosition, side: number, role: number): void {
    const inputs = this.#inputs;
    const stops = stopInputs + role * rayRole;
    const passes = passInputs + role * rayRole;
    const fills = fillInputs + role * rayRole;
    const first = side * 3;
    let count = this.#count;
    for (let i = 0; i < 3; i++) {
      const from = pieces[first + i]!;
      const one = pieces[first + (i === 0 ? 1 : 0)]!;
      const other = pieces[first + (i === 2 ? 1 : 2)]!;
      const between = distance[(one - other) & wrap]! << 8;
      if (i === 0) {
        const stand = between | (distance[(from - one) & wrap]! << 4) | distance[(from - other) & wrap]!;
        inputs[count++] = standInputs + role * standRole + standInput[stand]!;
      }
      inputs[count++] = pieceRingInputs + role * pieceRingRole + ringCount[ring[from]!]!;
      for (let d = 0; d < 6; d++) {
        const step = steps[d]!;
        let next = (from + step) & wrap;
        let kind = -1;
        while (cell[next] === freeTile) {
          if (kind >= 0) inputs[count++] = passes + kind;
          kind =
            rayInput[between | (distance[(next - one) & wrap]! << 4) | distance[(next - other) & wrap]!]!;
          next = (next + step) & wrap;
        }
        inputs[count++] = kind < 0 ? blockedInputs + role : stops + kind;
        if (cell[next] !== gap) continue;
        let last = next;
        for (next = (next + step) & wrap; cell[next] === freeTile; next = (next + step) & wrap) last = next;
        kind = rayInput[between | (distance[(last - one) & wrap]! << 4) | distance[(last - other) & wrap]!]!;
        inputs[count++] = fills + kind;
      }
    }
    this.#count = count;
  }
}

function clip(sum: number): number {
  return sum < 0 ? 0 : sum > unity ? unity : sum;
}
