/** Pages by their length, at its very limit. */
import { expect, test } from "vitest";
import { fitting } from "./page-size.js";

const limit = 256 * 1024;

test.each([
  [[], 0],
  [[limit], 1],
  [[limit + 1], 1],
  [[limit + 1, 1], 1],
  [[limit - 1, 1], 2],
  [[limit - 1, 1, 0], 3],
  [[limit - 1, 2], 1],
  [[1, limit, 1], 1],
  [[1, 2, 3], 3],
])("of %j so many fit: %s", (sizes, count) => {
  const rows = sizes.map((size, i) => ({ size, i }));
  expect(fitting(rows)).toEqual(rows.slice(0, count));
});
