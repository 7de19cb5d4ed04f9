import { switches } from "@masume/games/template";
import { describe, expect, test } from "vitest";
import { translator } from "../platform/translate.js";
import { gameCommands } from "./game-commands.js";
import { placeList, violationLines } from "./violations.js";

const cliGame = { game: switches };
const puzzle = { on: [false] };
const t = translator("en", gameCommands(cliGame).catalogues);
const places = (count: number) => Array.from({ length: count }, (_, i) => String(i));

describe("places", () => {
  test.each([
    [1, "0"],
    [6, "0, 1, 2, 3, 4 and 5"],
    [7, "0, 1, 2, 3, 4, 5 and 1 more"],
    [20, "0, 1, 2, 3, 4, 5 and 14 more"],
  ])("of %d: six are named, and the rest is counted", (count, text) => {
    expect(placeList(cliGame, puzzle, places(count), t)).toBe(text);
  });
});

test("what is said twice is said once, with the places of both; without places, without brackets", () => {
  const lines = violationLines(
    cliGame,
    puzzle,
    [
      { code: "still-off", at: ["0"] },
      { code: "already-on", at: [] },
      { code: "still-off", at: ["2"] },
    ],
    t,
  );
  expect(lines).toEqual([`${t("still-off")} (0 and 2)`, t("already-on")]);
});
