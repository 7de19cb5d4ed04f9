/**
 * An order made definite: which size, and how many cells to block in which
 * attempt. What is known beforehand not to exist is refused with the reason.
 */
import { err, type Message, message, ok, type Random, type Result } from "@masume/kernel";
import { type Band, type Params, presetShapes } from "../params.js";
import { isPossible } from "./pattern.js";

export interface Order extends Params {
  readonly size: number;
  /** How many ☒ the preset allows; null without one. */
  readonly range: readonly [number, number] | null;
}

/** Drafts begun before giving up. */
export const maxDrafts = 24;
/** Symmetric drafts often come to nothing, so as many again are begun with more patience and fewer ☒. */
export const maxPatientDrafts = 40;

const defaultSize = 7;

export function settleOrder(params: Params, random: Random): Result<Order, Message> {
  const order = withSize(params, random);
  if (!order.ok) return order;
  const refusal = impossible(order.value);
  return refusal ? err(refusal) : order;
}

function withSize(params: Params, random: Random): Result<Order, Message> {
  const { size, preset, unique } = params;
  if (!preset) return ok({ ...params, size: size ?? defaultSize, range: null });
  const shape = presetShapes[preset];
  const [min] = shape.sizes;
  const max = shape.maxSize;
  if (size !== undefined && (size < min! || size > max)) {
    return err(message("generate.preset-size", { preset: message(`preset.${preset}`), min: min!, max }));
  }
  // No preset has an open 3×3 board with a single line (see `impossible`).
  const sizes = unique ? shape.sizes.filter((side) => side > 3) : shape.sizes;
  const chosen = size ?? random.pick(sizes);
  return ok({ ...params, size: chosen, range: shape.blocked(chosen) });
}

/** What is known beforehand not to exist. */
function impossible({ size, preset, blocked, range, unique, symmetry }: Order): Message | undefined {
  // Between two corners of an open 3×3 board there are two lines, between other cells of its border none.
  if (unique && size === 3 && (blocked === 0 || range?.[1] === 0)) return message("generate.open-three");
  if (blocked === undefined) return undefined;
  const max = size * size - 2;
  if (blocked < 0 || blocked > max) return message("generate.blocked-range", { size, max });
  if (preset && range && (blocked < range[0] || blocked > range[1])) {
    const name = message(`preset.${preset}`);
    return message("generate.preset-blocked", { preset: name, size, min: range[0], max: range[1] });
  }
  if (!symmetry || symmetry === "none" || isPossible(size, symmetry, blocked)) return undefined;
  return message("generate.symmetry-count", { size, blocked });
}

/**
 * How many cells to block where nothing is said. The measured difficulty is
 * highest around one cell in six or seven; it falls towards open boards, where
 * hardly a way is wrong, and towards crowded ones, where hardly one is left. The
 * smallest boards begin without blocked cells. Unique lines need more of them, and
 * every draft that failed asks for a few more, until there is no place for them in
 * a symmetric pattern and the patient drafts go through fewer ones.
 */
export function blockedIn(order: Order, attempt: number): number {
  const { size, difficulty, unique, range } = order;
  const percent = unique
    ? uniquePercent(size)
    : difficulty
      ? bandPercent(size, difficulty)
      : sizePercent(size);
  const offset = attempt < maxDrafts ? attempt : attempt % 4;
  const wished = attempt < maxDrafts ? percent : Math.min(percent, 24);
  const count = Math.round((size * size * Math.min(40, wished + offset)) / 100);
  return range ? Math.max(range[0], Math.min(range[1], count)) : count;
}

function uniquePercent(size: number): number {
  return size < 5 ? 12 : size < 8 ? 14 : size < 12 ? 18 : 22;
}

function bandPercent(size: number, band: Band): number {
  if (size < 5) return 0;
  if (band === "easy") return size < 7 ? 0 : 34;
  return band === "normal" ? 13 : 15;
}

function sizePercent(size: number): number {
  return size < 5 ? 0 : size < 7 ? 10 : 16;
}
