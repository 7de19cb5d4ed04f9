/** Every game: mouse, touch and pen. */
import type { Page } from "@playwright/test";
import { reducedMotion } from "./devices.js";
import { expect, test } from "./fixtures.js";
import { boardBecomes, boardText, dragAll, games } from "./games.js";
import { pressKeys } from "./keyboard.js";
import { drag, pinchAndPan, restingBox, scrollAndPan } from "./pointer-input.js";

test.use(reducedMotion);

/** On a zoomed board of 60×60: the finger draws the edge it goes along in the middle of the screen, and no other. */
async function drawsOneEdge(page: Page): Promise<void> {
  await restingBox(page.locator(".board-sheet"));
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
  await drag(page, "touch", [`n:${row},${column}`, `n:${row},${column! + 1}`]);
  const says = `top of row ${row! + 1}, column ${column! + 1}: line`;
  await expect(page.getByRole("gridcell", { name: says, exact: true })).toBeVisible();
  await expect(page.locator(".board-picture .mark-line")).toHaveCount(1);
}

test.describe("mouse, touch and pen; drag through several cells or edges; pinch and scroll zoom; no accidental edits while panning", () => {
  for (const game of games()) {
    test(game.name.en, { tag: game.tags }, async ({ page, isMobile, word }) => {
      await game.open(page);
      const before = await boardText(page);
      for (const kind of [isMobile ? "touch" : "mouse", "pen"] as const) {
        await dragAll(page, kind, game.firstMove);
        await boardBecomes(page, { not: before });
        await page.getByRole("button", { name: word("undo"), exact: true }).click();
        await pressKeys(page, "Escape"); // a square in hand is put away
        await boardBecomes(page, { is: before });
      }
      if (game.largePath) await page.goto(game.largePath);
      else if (!isMobile) return;
      await expect(page.getByRole("grid")).toBeAttached();
      const width = async () => (await restingBox(page.locator(".board-sheet"))).width;
      const fitting = await width();
      await (isMobile ? pinchAndPan(page) : scrollAndPan(page));
      await expect.poll(width).toBeGreaterThan(fitting * 1.2);
      const undo = page.getByRole("button", { name: word("undo"), exact: true });
      await expect(undo).toHaveAttribute("aria-disabled", "true");
      if (game.id === "slither" && isMobile) await drawsOneEdge(page);
    });
  }
});
