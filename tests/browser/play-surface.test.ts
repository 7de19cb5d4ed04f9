/** The page of a board: it fills the window, nothing on it moves, its keys work everywhere, and what is marked is in view. */
import { linkCode, type Puzzle } from "@masume/games/slither";
import type { Locator, Page } from "@playwright/test";
import { reducedMotion } from "./devices.js";
import { expect, test } from "./fixtures.js";
import { boardBecomes, boardText, games, openSheet } from "./games.js";
import { pressKeys } from "./keyboard.js";
import { restingBox } from "./pointer-input.js";
import { tenPath } from "./slither-boards.js";
import { firstStagePath, openingPath } from "./stroke-boards.js";

test.use(reducedMotion);

/** The loop is the border: corners have two of its edges, the other cells of the border one, the rest none. */
function framePuzzle(width: number, height: number): Puzzle {
  const onEdge = (at: number, length: number) => Number(at === 0 || at === length - 1);
  const clues = Array.from({ length: width * height }, (_, cell) =>
    String(onEdge(cell % width, width) + onEdge(Math.floor(cell / width), height)),
  );
  return { width, height, clues: clues.join("") };
}

const widePath = `/slither/play/${linkCode(framePuzzle(40, 30))}`;

test("the board covers at least 70 % of the window's shorter side", async ({ page }) => {
  test.slow();
  const windows = [
    [390, 844],
    [844, 390],
    [1440, 900],
    [1920, 1080],
  ] as const;
  const paths: Readonly<Record<string, string>> = {
    "3×3": firstStagePath,
    "5×5": openingPath,
    "24×24": games("sono")[0]!.largePath!,
    "30×30": games("stroke")[0]!.largePath!,
    "40×30": widePath,
    "60×60": games("slither")[0]!.largePath!,
    hexagons: "/nonaga/game#b-3DG043B0",
  };
  for (const [name, path] of Object.entries(paths)) {
    await test.step(name, async () => {
      await page.goto(path);
      await expect(page.getByRole("grid")).toBeVisible();
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        // All of it at once: just after the change the board is still fitted to the window before.
        await expect(async () => {
          const { x, y, ...size } = (await page.locator(".board-sheet").boundingBox())!;
          expect(size[width < height ? "width" : "height"]).toBeGreaterThan(0.7 * Math.min(width, height));
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x + size.width).toBeLessThanOrEqual(width + 1);
          expect(y + size.height).toBeLessThanOrEqual(height + 1);
        }).toPass({ timeout: 30_000 });
      }
    });
  }
});

test.describe("nothing that a hand may be about to press moves", () => {
  /** Does something, and looks at every button that was there before: it is where it was, or gone. */
  async function unmoved(page: Page, does: () => Promise<void>): Promise<void> {
    await restingBox(page.locator(".board-sheet"));
    const before = await page.evaluateHandle(() =>
      [...document.querySelectorAll(".play :is(button, a, input, select, summary)")]
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map((button) => ({ button, at: button.getBoundingClientRect() })),
    );
    await does();
    const moved = await before.evaluate((buttons) =>
      buttons
        .filter(({ button }) => button.isConnected && button.checkVisibility({ visibilityProperty: true }))
        .map(({ button, at }) => ({ button, at, now: button.getBoundingClientRect() }))
        .filter(({ at, now }) => Math.hypot(now.x - at.x, now.y - at.y) > 1)
        .map(({ button, at, now }) => `${button.textContent}: ${at.x},${at.y} → ${now.x},${now.y}`),
    );
    expect(moved).toEqual([]);
  }

  for (const tag of ["@desktop-en", "@phone-ja", "@phone-en"]) {
    test(`a board of Slither ${tag}`, { tag }, async ({ page, word }) => {
      await page.goto(widePath);
      await expect(page.getByRole("grid")).toBeVisible();
      await expect(page.locator(".uniqueness")).toBeAttached();
      const button = (name: string | RegExp): Locator =>
        page.getByRole("button", { name, exact: true }).first();
      const press = (name: string | RegExp) => unmoved(page, () => button(name).click());
      const hint = (await button(word("hint")).elementHandle())!;
      const zoomIn = button(/^(Zoom in|拡大)$/);
      if (await zoomIn.isVisible()) {
        for (let i = 0; i < 3; i++) await press(/^(Zoom in|拡大)$/);
        await press(/^(Fit|全体)$/);
      }
      await unmoved(page, () => pressKeys(page, "Shift+ArrowRight"));
      await press(word("guess"));
      await unmoved(page, () => pressKeys(page, "Shift+ArrowDown"));
      await press(word("drop"));
      await press(word("guess"));
      await press(word("keep"));
      await press(word("undo"));
      await press(word("redo"));
      for (let i = 0; i < 2; i++) {
        const label = await hint.textContent();
        await unmoved(page, async () => {
          await hint.click();
          await expect.poll(() => hint.textContent()).not.toBe(label);
        });
      }
      await openSheet(page);
      await button(word("check")).scrollIntoViewIfNeeded();
      await unmoved(page, async () => {
        await button(word("check")).click();
        await expect(page.getByRole("status").filter({ hasText: word("right so far") })).toBeVisible();
      });
      await press(word("reset"));
    });
  }

  for (const tag of ["@desktop-en", "@phone-ja"]) {
    test(`a replay and a refused move ${tag}`, { tag }, async ({ page, word }) => {
      const stroke = games("stroke")[0]!;
      await stroke.open(page);
      await unmoved(page, () => pressKeys(page, "ArrowUp"));
      await expect(page.locator(".notice[data-tone=refused]")).toBeVisible();
      await pressKeys(page, ...stroke.solvingKeys);
      await page.getByRole("button", { name: word("replay"), exact: true }).click();
      for (const step of [/^(Forward one move|1手進める)$/, /^(Back one move|1手戻す)$/]) {
        await page.getByRole("slider").fill("3");
        await unmoved(page, () => page.getByRole("button", { name: step }).click());
      }
      await unmoved(page, () => page.getByRole("button", { name: word("close"), exact: true }).click());
    });
  }
});

test.describe("keys work wherever the focus is, except in text fields", () => {
  for (const game of games("stroke", "slither", "sono")) {
    test(game.name.en, async ({ page }) => {
      await game.open(page);
      const begin = await boardText(page);
      await pressKeys(page, ...game.firstKeys, "Escape");
      const first = await boardBecomes(page, { not: begin });
      // Elsewhere: on a text, on a button that does something else, nowhere at all.
      await page.locator(".notice").click();
      await page.keyboard.press("Control+z");
      await boardBecomes(page, { is: begin });
      await page.getByRole("button", { name: "Share", exact: true }).click();
      await page.keyboard.press("r");
      await boardBecomes(page, { is: first });
      const field = page.locator(".share input").first();
      await field.click();
      for (const key of ["u", "Control+z", "?", "h"]) await page.keyboard.press(key);
      await expect(page.locator(".key-list")).toHaveCount(0);
      await boardBecomes(page, { is: first });
      await page.locator(".play-head .clock").click();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
      await expect(page.getByRole("dialog").getByText("Undo", { exact: true })).toBeVisible();
      // Keys are the dialog's while it is open.
      await page.keyboard.press("u");
      await page.keyboard.press("?");
      await expect(page.locator(".key-list")).toHaveCount(0);
      await boardBecomes(page, { is: first });
      await expect(page.getByRole("button", { name: "Undo", exact: true })).toHaveAttribute(
        "title",
        "Undo (U)",
      );
      await page.keyboard.press("u");
      await boardBecomes(page, { is: begin });
    });
  }
});

test.describe("what a text speaks of", () => {
  test("a hint on a zoomed board of 40×30 is brought into view", { tag: "@phone-ja" }, async ({
    page,
    word,
  }) => {
    await page.goto(widePath);
    await expect(page.getByRole("grid")).toBeVisible();
    // To the far corner, and in: the hint is about the first rows.
    await pressKeys(page, "ArrowRight");
    for (let i = 0; i < 4; i++) await page.getByRole("button", { name: "拡大" }).click();
    const sheet = async () => (await page.locator(".board-sheet").boundingBox())!;
    const frame = await restingBox(page.locator(".board-frame"));
    await expect.poll(async () => (await sheet()).width).toBeGreaterThan(frame.width * 2);
    await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
    await page.getByRole("button", { name: "移動" }).click();
    for (let i = 0; i < 6; i++) {
      await page.mouse.down();
      await page.mouse.move(frame.x + 5, frame.y + 5, { steps: 2 });
      await page.mouse.up();
      await page.mouse.move(frame.x + frame.width - 5, frame.y + frame.height - 5);
    }
    await page.getByRole("button", { name: word("hint"), exact: true }).click();
    const marks = page.locator(".board-picture").nth(1).locator("[class*=mark-]:not(.board-cursor)");
    await expect(marks.first()).toBeAttached();
    await expect
      .poll(async () => {
        const [panel, shown] = await Promise.all([
          page.locator(".play-panel").boundingBox(),
          page.locator(".board-frame").boundingBox(),
        ]);
        const bottom = Math.min(panel?.y ?? 1e4, shown!.y + shown!.height);
        const boxes = await Promise.all((await marks.all()).map((mark) => mark.boundingBox()));
        return boxes.every(
          (box) =>
            box &&
            box.x >= shown!.x - 1 &&
            box.y >= shown!.y - 1 &&
            box.x + box.width <= shown!.x + shown!.width + 1 &&
            box.y + box.height <= bottom + 1,
        );
      })
      .toBe(true);
  });

  test("a game that needs no controls has no empty row for them", async ({ page }) => {
    await page.goto(tenPath);
    await expect(page.getByRole("grid")).toBeVisible();
    await expect(page.locator(".play-controls")).toHaveCount(0);
  });

  test("numbers of rows and columns are shown on demand and with a hint", async ({ page }) => {
    await page.goto(tenPath);
    await expect(page.getByRole("grid")).toBeVisible();
    const labels = page.locator(".board-labels");
    await expect(labels).toHaveCount(0);
    await page.keyboard.press("l");
    await expect(page.locator(".board-rows span")).toHaveText(
      Array.from({ length: 10 }, (_, i) => String(i + 1)),
    );
    await page.keyboard.press("l");
    await expect(labels).toHaveCount(0);
    await page.keyboard.press("h");
    await expect(page.locator(".board-columns span")).toHaveCount(10);
  });
});
