import { message } from "@masume/kernel";
import { expect, test } from "vitest";
import { namesPlaces } from "./names-places.js";

test("a message names places by its own numbers or by those of a message within it", () => {
  const place = message("place.blank", { row: 1, column: 2 });
  expect(namesPlaces(place)).toBe(true);
  expect(namesPlaces(message("step", { place }))).toBe(true);
  expect(namesPlaces(message("step", { places: [message("none"), place] }))).toBe(true);
  expect(namesPlaces(message("progress.now", { value: 3, of: 9 }))).toBe(false);
  expect(namesPlaces(message("goal"))).toBe(false);
});
