/** Boards under the hand. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { boardComesTo, boardSays, casesOf, keys, strokes } from "./games.js";
import { drag, pinchAndPan, scrollAndPan } from "./hands.js";
import { useStage } from "./stage.js";

const stage = useStage();

/** On a zoomed board of 60×60: the finger draws the edge it goes along in the middle of the screen, and no other. */
async function drawsOneEdge(page: Page): Promise<void> {
  const [row, column] = await page.evaluate(() => {
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };
    const [x, y] = middle(document.querySelector(".board-frame")!);
    const points = [...document.querySelectorAll<HTMLElement>('[data-target^="n:"]')].map((point) => {
      const [left, top] = middle(point);
      return { target: point.dataset.target!, away: Math.hypot(left - x, top - y) };
    });
    points.sort((a, b) => a.away - b.away);
    return points[0]!.target.slice(2).split(",").map(Number);
  });
  await drag(page, "finger", [`n:${row},${column}`, `n:${row},${column! + 1}`]);
  const says = `top of row ${row! + 1}, column ${column! + 1}: line`;
  await page.getByRole("gridcell", { name: says, exact: true }).waitFor();
  expect(await page.locator(".board-picture .look-line").count()).toBe(1);
}

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
    if (game.id === "slither" && reader.isPhone) await drawsOneEdge(page);
  });
});
