/** Boards under the hand. */
import { describe, expect, test } from "vitest";
import { boardComesTo, boardSays, casesOf, keys, strokes } from "./games.js";
import { pinchAndPan, scrollAndPan } from "./hands.js";
import { useStage } from "./stage.js";

const stage = useStage();

describe("mouse, touch and pen; drag through several cells or edges; pinch and scroll zoom; no accidental edits while panning", () => {
  test.each(casesOf())("$name", async ({ game, reader }) => {
    const page = await game.open(stage, reader);
    const before = await boardSays(page);
    for (const hand of [reader.isPhone ? "finger" : "mouse", "pen"] as const) {
      await strokes(page, hand, game.firstMove);
      await boardComesTo(page, { not: before });
      await page.getByRole("button", { name: reader.word("undo"), exact: true }).click();
      await keys(page, "Escape"); // a square in hand is put away
      await boardComesTo(page, { is: before });
    }
    if (game.largePath) await page.goto(stage.url + game.largePath);
    else if (!reader.isPhone) return;
    await page.getByRole("grid").waitFor({ state: "attached" });
    const sheet = async () => (await page.locator(".board-sheet").boundingBox())!;
    const fitting = await sheet();
    await (reader.isPhone ? pinchAndPan(page) : scrollAndPan(page));
    await page.waitForFunction(
      (width) => document.querySelector(".board-sheet")!.getBoundingClientRect().width > width * 1.2,
      fitting.width,
    );
    const undo = page.getByRole("button", { name: reader.word("undo"), exact: true });
    expect(await undo.getAttribute("aria-disabled")).toBe("true");
  });
});
