/** Cursors: the last row of a page is where the next one follows. */
import { expect, test } from "vitest";
import { formatCursor, nextCursor, parseCursor } from "./cursor.js";

const rows = [
  { id: "a", at: 30 },
  { id: "b", at: 20 },
];

test("a cursor is read as it is written", () => {
  const cursor = { at: 1_790_000_000_000, id: "0123456789abcdef" };
  expect(formatCursor(cursor)).toBe("1790000000000.0123456789abcdef");
  expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
});

test("there is one after the last row of a page that is not the last, and else none", () => {
  const at = (row: { at: number }) => row.at;
  expect(nextCursor(rows, true, at)).toBe("20.b");
  expect(nextCursor(rows, false, at)).toBeNull();
  expect(nextCursor([], true, at)).toBeNull();
});
