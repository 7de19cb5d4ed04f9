import { type Side, sides } from "@masume/games/nonaga";
import { beforeAll, expect, it } from "vitest";
import { fakeBrowser } from "../../testing/browser.js";
import { endingText, outcomeText } from "./result-text.js";
import type { Ending } from "./table.js";

beforeAll(() => void fakeBrowser());

const told = (ending: Ending, viewer?: Side) =>
  `${outcomeText(ending.result, viewer)}. ${endingText(ending, viewer)}`;

it("the winner, the loser and a spectator are each told the same end in their own words", () => {
  const resigned: Ending = { result: "blue", by: "resignation" };
  expect(told(resigned)).toBe("Blue wins. Red resigned.");
  expect(told(resigned, "red")).toBe("You lose (Red). You resigned.");
  expect(told(resigned, "blue")).toBe("You win (Blue). Red resigned.");
  const late: Ending = { result: "red", by: "time" };
  expect(told(late, "blue")).toBe("You lose (Blue). You ran out of time.");
  expect(told(late, "red")).toBe("You win (Red). Blue ran out of time.");
  const together: Ending = { result: "red", by: "together" };
  expect(told(together, "red")).toBe("You win (Red). Your three pieces are together.");
  expect(told(together, "blue")).toBe("You lose (Blue). Red’s three pieces are together.");
});

it("a draw is nobody's", () => {
  for (const viewer of [undefined, ...sides])
    expect(told({ result: "draw", by: "agreement" }, viewer)).toBe("Draw. By agreement.");
});

it("a draw on time blames nobody; whoever stayed away has lost", () => {
  expect(told({ result: "draw", by: "time" }, "red")).toBe("Draw. ");
  const away: Ending = { result: "red", by: "absence" };
  expect(told(away)).toBe("Red wins. Blue left the game.");
  expect(told(away, "blue")).toBe("You lose (Blue). You were disconnected for too long.");
  expect(told({ result: "draw", by: "repetition" })).toBe("Draw. The same position for the third time.");
});
