/** What fields of requests may hold, where several routes share it. */
import { z } from "zod";

/** A line of text that people see: no control characters, nothing that turns the reading direction. */
export function shownText(most: number): z.ZodType<string> {
  return z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text), "has characters that cannot be shown");
}

/** Text that is kept as it is: all but the one character that PostgreSQL cannot keep. */
export function keptText(least: number, most: number): z.ZodType<string> {
  return z
    .string()
    .min(least)
    .max(most)
    .refine((text) => !text.includes("\0"), "has a character that cannot be kept");
}

/** A game's name in a filter: any word, for there may be puzzles of it or not. */
export const gameSchema: z.ZodType<string> = z.string().regex(/^[a-z]{1,20}$/);

/** What `newId` makes. */
export const idSchema: z.ZodType<string> = z.string().regex(/^[0-9a-z]{16}$/);

export const idParams: z.ZodType<{ id: string }> = z.object({ id: idSchema });

/** Where a list goes on: the time and id of the last item seen. */
export const cursorSchema: z.ZodType<string> = z.string().regex(/^\d{1,15}\.[0-9a-z]{16}$/);

export function readCursor(cursor: string): { readonly at: number; readonly id: string } {
  const [at, id] = cursor.split(".") as [string, string];
  return { at: Number(at), id };
}

/** Where a list goes on behind these rows; null when they are the last. */
export function cursorBehind<Row extends { readonly id: string }>(
  rows: readonly Row[],
  limit: number,
  timeOf: (row: Row) => number,
): string | null {
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return last ? `${timeOf(last)}.${last.id}` : null;
}

/** A whole number that comes as text, as everything in a query does. */
export function numberIn(least: number, most: number): z.ZodType<number> {
  return z.coerce.number().int().min(least).max(most);
}
