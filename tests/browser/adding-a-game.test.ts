/** docs/adding-a-game.md, followed literally in a copy of the repository: the new game plays. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { firstLine } from "../cli/first-line.js";
import { test as base, expect } from "./fixtures.js";
import { blocksOf, follow } from "./guide-steps.js";
import { pressKeys } from "./keyboard.js";
import { drag } from "./pointer-input.js";
import { copyRepository } from "./repository-copy.js";

interface Fixtures {
  /** The copy, with the guide's steps taken. */
  readonly copy: string;
  /** What `npm start` prints there. */
  readonly server: Readable;
  /** Where it is served. */
  readonly site: string;
}

const guide = blocksOf(readFileSync(new URL("../../docs/adding-a-game.md", import.meta.url), "utf8"));

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here
  async copy({}, use) {
    const folder = mkdtempSync(join(tmpdir(), "masume-guide-"));
    try {
      copyRepository(folder);
      follow(guide, ["sh", "diff"], folder);
      await use(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },

  async server({ copy }, use) {
    const args = ["scripts/start.mjs", "--port", "0", "--data", join(copy, "data")];
    // In a group of its own: a build that is broken off has further processes.
    const child = spawn(process.execPath, args, {
      cwd: copy,
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(child, "close");
    await use(child.stdout);
    if (child.exitCode === null) process.kill(-child.pid!, "SIGTERM");
    await ended;
  },

  site: [
    async ({ server }, use) => {
      const [, url] = await firstLine(server, /^Masume is at (\S+)$/);
      await use(url!);
    },
    // Everything is built anew.
    { timeout: 240_000 },
  ],

  // The browser needs the site until it is closed, so that it goes first.
  context: ({ site: _, context }, use) => use(context),
});

/** Files that a test holds back are missing, and the browser says so. */
test.use({ expectedErrors: /net::ERR_FAILED/ });

test("a game added by the guide plays on the command line and on the page", async ({ page, copy, site }) => {
  await test.step("the command prints what the guide says", () => follow(guide, ["console"], copy));

  await test.step("its name and goal can be read before the app is there", async () => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(`${site}/switches`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Switches");
    await expect(page.getByText("Turn every switch on.", { exact: true })).toBeVisible();
    await page.unrouteAll();
  });

  await test.step("from the first page to a board", async () => {
    await page.goto(site);
    await page.getByRole("link", { name: /^Switches/ }).click();
    await page.getByRole("link", { name: "A first row" }).click();
    await expect(page.getByRole("gridcell", { name: /: on$/ })).toHaveCount(2);
  });

  const on = (number: number) => page.getByRole("gridcell", { name: `switch ${number}: on` });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

  await test.step("a hint in three presses", async () => {
    await press("Hint");
    await press("Why?");
    await expect(page.getByRole("status")).toHaveText(/^Switch 1 is the first that is still off\./);
    await press("Apply");
    await expect(on(1)).toBeAttached();
  });

  await test.step("a move by pointer, undone and redone", async () => {
    await drag(page, "mouse", ["2"]);
    await expect(on(3)).toBeAttached();
    await press("Undo");
    await expect(on(3)).not.toBeAttached();
    await press("Redo");
    await expect(on(3)).toBeAttached();
  });

  await test.step("the rest by keyboard after a reload", async () => {
    await page.reload();
    await expect(page.getByRole("gridcell", { name: /: on$/ })).toHaveCount(4);
    await pressKeys(page, "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "Enter");
    await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
  });

  await test.step("a new puzzle, and the rules", async () => {
    await page.getByRole("link", { name: "More puzzles" }).click();
    await press("Long");
    await expect(page.getByRole("gridcell")).toHaveCount(12);
    await page.getByRole("link", { name: "Switches" }).click();
    await page.getByRole("link", { name: "Learn" }).click();
    await expect(page.getByText("A switch that is on stays on.")).toBeVisible();
  });
});
