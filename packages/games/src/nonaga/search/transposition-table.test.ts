import { expect, test } from "vitest";
import { none } from "./packed-position.js";
import { tableBytes } from "./table-size.js";
import { exact, TranspositionTable } from "./transposition-table.js";

const bits = 4;
/** Two keys that share an entry. */
const [first, second] = [1, 1 + 2 ** bits];
const [depth, score] = [9, 50];

test("a deep entry stays for its own search, and gives way to any entry of a later one", () => {
  const memory = new ArrayBuffer(tableBytes(bits));
  const table = new TranspositionTable(bits, memory, 1);
  table.store(first, 7, none, none, depth, exact, score);
  table.store(second, 8, none, none, 1, exact, 0);
  expect(table.find(second, 8)).toBe(false);
  expect(table.find(first, 7)).toBe(true);
  expect(table).toMatchObject({ depth, score });
  const later = new TranspositionTable(bits, memory, 2);
  later.store(second, 8, none, none, 1, exact, 0);
  expect(later.find(second, 8)).toBe(true);
});
