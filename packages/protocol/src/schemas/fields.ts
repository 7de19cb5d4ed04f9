/** Fields that several messages share. */
import { z } from "zod";
import { clockClasses, parseTimeControl } from "../time-control.js";

/** What the server gives every player, match, puzzle, folder, job and run. */
export const id = z.string().regex(/^[0-9a-z]{16}$/);

export const idParams = z.object({ id });

/** Letters and signs by their category that nobody sees: fillers of Hangul, Braille without a dot, an empty note. */
const blank = "\\u115f\\u1160\\u2800\\u3164\\uffa0\\u{1d159}";
const hidden = new RegExp(
  // U+FE0F makes an emoji of the sign before it.
  `[\\p{C}\\p{Zl}\\p{Zp}${blank}]|(?!\\ufe0f)\\p{Default_Ignorable_Code_Point}`,
  "u",
);
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A line of text that people see: no control characters, nothing that changes the reading direction. */
export function displayText(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .refine((text) => visible.test(text) && !hidden.test(text), "has characters that cannot be shown");
}

/** Text that is stored as it is: all but the one character that PostgreSQL cannot store. */
export function storedText(minLength: number, maxLength: number) {
  return z
    .string()
    .min(minLength)
    .max(maxLength)
    .refine((text) => !text.includes("\0"), "has a character that cannot be stored");
}

/** A whole number in a query, where everything is text. */
export function queryInteger(min: number, max: number) {
  return z.coerce.number<number | string>().int().min(min).max(max);
}

/** Where the next page of a list starts: the time and id of the last item seen. */
export const cursor = z.string().regex(/^\d{1,15}\.[0-9a-z]{16}$/);

export const player = z.object({ id: z.string(), name: z.string() });

export const ruleset = z.enum(["basic", "official"]);

export const timeControl = z
  .string()
  .max(20)
  .refine((text) => parseTimeControl(text) !== undefined, "not a time control");

export const clockClass = z.enum(clockClasses);

/** A Glicko-2 rating. */
const rating = {
  rating: z.number(),
  /** Too few games, or too long ago, to be relied on: shown with a question mark. */
  isProvisional: z.boolean(),
};

/** What a player is rated as in one clock class. */
export const playerRating = z.object({
  ...rating,
  deviation: z.number(),
  /** Rated games played. */
  games: z.number(),
});

/** A rating at a table: as it was when the game started, and what the game changed. */
export const seatRating = z.object({ ...rating, change: z.number().nullable() });

export const side = z.enum(["red", "blue"]);

export function bySide<Value extends z.ZodType>(value: Value) {
  return z.object({ red: value, blue: value });
}

export const matchPhase = z.enum(["waiting", "playing", "over"]);

/** Why matches end, for the documentation too. */
export const endReasons = {
  together: "a side's three pieces are together",
  repetition: "the same position came up three times",
  length: "the game reached 1,000 plies",
  resigned: "a player resigned",
  time: "a player's time ran out",
  agreed: "both agreed on a draw",
  abandoned: "a player left and did not come back in time",
  aborted:
    "cancelled before both had moved: a player asked for it, left, or did not make the first turn in time; nobody has won",
  expired: "nobody moved for two weeks in a game without a clock: nobody has won",
} as const;

export const endReason = z.enum(Object.keys(endReasons) as (keyof typeof endReasons)[]);

/** The cells of the three pieces that won, as `q,r`. */
export const victoryLine = z.array(z.string());

export const matchResult = z.object({
  winner: z.enum(["red", "blue", "draw"]).nullable(),
  reason: endReason,
  /** The side that cancelled the game, where one did. */
  by: side.optional(),
});
