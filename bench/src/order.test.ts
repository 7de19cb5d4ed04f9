import { expect, test } from "vitest";
import { maxLoad, readOrder } from "./order.js";

const games = ["stroke", "slither"];

test("a quiet machine measures what it is told to, or everything", () => {
  expect(readOrder([], games, 0.4)).toEqual({ games });
  expect(readOrder(["slither"], games, maxLoad)).toEqual({ games: ["slither"] });
});

test("a busy machine refuses, unless it is told to measure all the same", () => {
  expect(readOrder(["slither"], games, maxLoad + 0.1)).toEqual({
    refusal: expect.stringContaining("load average of the last minute is 1.6"),
  });
  expect(readOrder(["--busy"], games, 24)).toEqual({ games });
  expect(readOrder(["stroke", "--busy"], games, 24)).toEqual({ games: ["stroke"] });
});

test("a game that there is not is refused with those that there are", () => {
  expect(readOrder(["chess", "--busy"], games, 0)).toEqual({
    refusal: "There is nothing to measure for “chess”. Games: stroke, slither",
  });
});
