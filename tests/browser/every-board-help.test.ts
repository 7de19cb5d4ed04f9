/** What a board says to those who listen, who ask, and who are stuck. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { boardComesTo, boardSays, type Case, casesOf, keys } from "./games.js";
import { useStage } from "./stage.js";

const stage = useStage();

const isSpoken = { en: /[a-z]/, ja: /[ぁ-んァ-ヶ一-龠]/ } as const;

const told = async (page: Page) =>
  (await page.locator(".play [role=status]").allTextContents())
    .join(" ")
    .replace(/\u200b/g, "")
    .trim();

describe("screen reader: the board is a named grid, each target speaks its state; moves and advice are announced", () => {
  test.each(casesOf())("$name", async ({ game, reader }) => {
    const page = await game.open(stage, reader);
    await page.getByRole("grid", { name: game.name[reader.language] }).waitFor({ state: "attached" });
    const names = (await boardSays(page)).split("\n");
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/[:、:,]/);
    expect(names.join()).toMatch(isSpoken[reader.language]);
    const focus = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
    await keys(page, ...game.firstKeys);
    // The cell under the cursor says what was done, or the status does.
    const heard = `${await focus()} ${await told(page)}`;
    expect(names).not.toContain(heard.trim());
    expect(heard).toMatch(isSpoken[reader.language]);
    await keys(page, "u", "h");
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".play [role=status]")].some(({ textContent }) => textContent?.trim()),
    );
    expect(await told(page)).toMatch(isSpoken[reader.language]);
  });
});

describe("hint with its reason: what to look at → why → the step; three presses from nudge to answer", () => {
  test.each(casesOf())("$name", async ({ game, reader }) => {
    const page = await game.open(stage, reader);
    const before = await boardSays(page);
    const button = await page.getByRole("button", { name: reader.word("hint"), exact: true }).elementHandle();
    const said = new Set<string>();
    for (let presses = 1; ; presses++) {
      const label = await button!.textContent();
      await button!.click();
      await page.waitForFunction(([known, tool]) => tool!.textContent !== known, [label, button] as const);
      if ((await boardSays(page)) !== before) {
        expect(presses).toBeGreaterThanOrEqual(3);
        expect(presses).toBeLessThanOrEqual(4);
        break;
      }
      said.add((await page.locator(".play-side").innerText()).trim());
      expect(said.size).toBe(presses);
      if (presses > 1) {
        expect(await page.locator(".board-picture [class*=look-]").count()).toBeGreaterThan(0);
      }
    }
  });
});

/** A line that cannot be finished; a loop that a clue forbids. */
const mistakes: Readonly<Record<string, readonly string[]>> = {
  stroke: ["ArrowRight", "ArrowRight", "ArrowDown"],
  slither: [
    ...Array<string>(4).fill("ArrowDown"),
    ...Array<string>(4).fill("ArrowRight"),
    "Shift+ArrowUp",
    "Shift+ArrowUp",
    "Shift+ArrowLeft",
  ],
};

describe("“right so far?”; optional live error marks; finished clues dim, impossible clues stand out; done is noticed by itself, also by elimination; each can be switched off", () => {
  async function openWithWarnings({ game, reader }: Case): Promise<Page> {
    const page = await stage.open("/settings", reader.options);
    await page.locator(".switch").nth(1).click();
    await page.goto(stage.url + (game.id === "slither" ? "/slither/play/2~2~ag" : "/stroke/play/s5-0-o-ABI"));
    await page.getByRole("grid").waitFor({ state: "attached" });
    return page;
  }

  test.each(casesOf("stroke", "slither"))("$name", async (one) => {
    const { game, reader } = one;
    const page = await openWithWarnings(one);
    const check = page.getByRole("button", { name: reader.word("check") });
    await check.click();
    await page
      .getByRole("status")
      .filter({ hasText: reader.word("right so far") })
      .waitFor();
    const before = await boardSays(page);
    await keys(page, ...mistakes[game.id]!);
    await boardComesTo(page, { not: before });
    // The warning comes by itself, for it was asked for in the settings.
    await page.locator(".notice[data-tone=warning]").waitFor();
    const warned = await told(page);
    expect(warned).toMatch(isSpoken[reader.language]);
    await page.locator(".notice .remedy").click();
    await check.click();
    await page
      .getByRole("status")
      .filter({ hasText: reader.word("right so far") })
      .waitFor();
  });

  test.each(casesOf("slither"))("$name: clues", async ({ reader }) => {
    const page = await stage.open("/slither/play/3~3~1n", reader.options);
    const clue = page.locator(".board-picture .look-clue-wrong.shape-text").first();
    await page.getByRole("grid").waitFor({ state: "attached" });
    await keys(page, "Shift+ArrowRight");
    await page.locator(".board-picture .look-clue-done").first().waitFor({ state: "attached" });
    await keys(page, "Shift+ArrowDown");
    await clue.waitFor({ state: "attached" });
    const colour = () => clue.evaluate((element) => getComputedStyle(element).fill);
    const standingOut = await colour();
    await page.evaluate(() => {
      localStorage.setItem("masume.settings", JSON.stringify({ dimmed: false, flagged: false }));
      dispatchEvent(new StorageEvent("storage", { key: "masume.settings" }));
    });
    expect(await colour()).not.toBe(standingOut);
    expect(await page.locator(".board-picture .look-clue-wrong.shape-disc").first().isVisible()).toBe(false);
  });

  test.each(casesOf("slither"))("$name: elimination", async ({ reader }) => {
    // The loop round the only cell that does not touch the 0.
    const page = await stage.open("/slither/play/2~2~ag", reader.options);
    const lines = page.locator(".board-picture .look-line");
    const solved = page.getByRole("heading", { name: reader.word("solved") });
    const concluded = page.getByRole("status").filter({ hasText: /Only the answer|残りは答えだけ/ });
    await page.getByRole("grid").waitFor({ state: "attached" });
    // Two arrows lead to the next point; the letters cross out the edges there.
    const walk = { r: "ArrowRight", d: "ArrowDown", l: "ArrowLeft", u: "ArrowUp" } as const;
    const to = (way: string) =>
      [...way].flatMap((step) => Array<string>(2).fill(walk[step as keyof typeof walk]));
    await keys(page, "d", "s", ...to("r"), "d", "s", ...to("d"), "a", ...to("l"), "s", ...to("d"), "d");
    expect(await lines.count()).toBe(0);
    await keys(page, ...to("rruu"), "s");
    await solved.waitFor();
    await concluded.waitFor({ state: "attached" });
    expect(await lines.count()).toBe(4);
    // One step back takes the loop and the cross that left it.
    await page.getByRole("button", { name: reader.word("undo"), exact: true }).click();
    await solved.waitFor({ state: "detached" });
    expect(await lines.count()).toBe(0);
    expect(await page.locator(".board-picture .look-cross").count()).toBe(7);
    await page.evaluate(() => {
      localStorage.setItem("masume.settings", JSON.stringify({ conclusions: false }));
      dispatchEvent(new StorageEvent("storage", { key: "masume.settings" }));
    });
    await keys(page, "s");
    await page.locator(".board-picture .look-cross").nth(7).waitFor({ state: "attached" });
    expect(await lines.count()).toBe(0);
    expect(await solved.count()).toBe(0);
  });
});
