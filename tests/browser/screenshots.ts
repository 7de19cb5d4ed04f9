/**
 * Takes the pictures of `docs/screenshots.md`: each game in the middle of play, on a
 * desktop and on a phone, light, dark and in high contrast, in English and Japanese.
 * With words after it, only of those scenes.
 *
 *   npm run build && npx tsx --conditions=source tests/browser/screenshots.ts
 */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findLine, puzzleCodec, stages } from "@masume/games/stroke";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { launchOptions } from "./chromium.js";
import { desktop, phone } from "./devices.js";
import { pressKeys } from "./keyboard.js";
import { press } from "./places.js";
import { serveSite } from "./site.js";
import { keysOfLoop, puzzleOf, tenCode, tenPath } from "./slither-boards.js";
import { boardPath, opening } from "./sono-boards.js";
import { keysOfLine } from "./stroke-boards.js";

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly look: keyof typeof looks;
  /** What is done before the picture is taken. */
  prepare(page: Page): Promise<void>;
}

const looks = {
  desktop: { colorScheme: "light", locale: "en-GB" },
  "desktop-dark": { colorScheme: "dark", locale: "ja-JP" },
  phone: { ...phone, colorScheme: "light", locale: "ja-JP" },
  "phone-dark": { ...phone, colorScheme: "dark", locale: "en-GB" },
  "desktop-contrast": { colorScheme: "light", contrast: "more", locale: "en-GB" },
  "phone-contrast": { ...phone, colorScheme: "dark", contrast: "more", locale: "ja-JP" },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

const folder = fileURLToPath(new URL("../../docs/pictures/screens/", import.meta.url));

/** Half a line, and the reason of the next step on the board. */
async function halfway(page: Page, solution: readonly string[]): Promise<void> {
  await pressKeys(page, ...solution.slice(0, Math.round(solution.length / 2)));
  await press(page, /^(Hint|ヒント)$/);
  const where = page.getByRole("button", { name: /^(Where\?|どこ？)$/ });
  const why = page.getByRole("button", { name: /^(Why\?|なぜ？)$/ });
  await where.or(why).waitFor();
  if (await where.isVisible()) await where.click();
  await why.click();
  await page.getByRole("button", { name: /^(Apply|この手を書く)$/ }).waitFor();
}

/** Two turns each, and what is advised for the third. */
async function advised(page: Page): Promise<void> {
  await press(page, /^(Start|対局を始める)$/);
  const firstHint = page.locator(".tool:not([aria-disabled])").filter({ hasText: /^(Hint|ヒント)$/ });
  for (let turn = 0; turn < 2; turn++) {
    await firstHint.click();
    for (const name of [/^(Where\?|どこ？)$/, /^(Why\?|なぜ？)$/, /^(Play it|指す)$/])
      await press(page, name);
  }
  await firstHint.click();
  await press(page, /^(Where\?|どこ？)$/);
  await page.getByRole("button", { name: /^(Why\?|なぜ？)$/ }).waitFor();
}

const everyLook = Object.keys(looks) as (keyof typeof looks)[];

const stage = stages.find(({ id }) => id === "hard-5")!;

function stageKeys(): readonly string[] {
  const board = puzzleCodec.parse(stage.code);
  const found = board.ok ? findLine(board.value) : undefined;
  if (found?.verdict !== "solved") throw new Error(`${stage.id} has no line`);
  return keysOfLine(found.line);
}

const scenes: readonly Omit<Shot, "look">[] = [
  { name: "home", path: "/", prepare: async () => {} },
  {
    name: "stroke",
    path: `/stroke/play/${stage.code}?stage=${stage.id}`,
    prepare: (page) => halfway(page, stageKeys()),
  },
  { name: "slither", path: tenPath, prepare: (page) => halfway(page, keysOfLoop(puzzleOf(tenCode))) },
  { name: "sono", path: boardPath(opening), prepare: (page) => pressKeys(page, "Enter") },
  { name: "nonaga", path: "/nonaga", prepare: advised },
];

const shots: readonly Shot[] = scenes.flatMap((scene) => everyLook.map((look) => ({ ...scene, look })));

mkdirSync(folder, { recursive: true });
const site = await serveSite();
const browser = await chromium.launch(launchOptions);
const wanted = process.argv.slice(2);
for (const { name, path, look, prepare } of shots) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const page = await browser.newPage({
    ...desktop,
    ...looks[look],
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await page.addInitScript(() => localStorage.setItem("masume.settings", '{"welcomed":true}'));
  await page.goto(site.url + path);
  await page.getByRole("heading").first().waitFor();
  await prepare(page);
  // Nothing under the pointer, no cursor of the keyboard.
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: `${folder}${name}-${look}.png`, animations: "disabled", scale: "css" });
  await page.close();
  console.log(`${name}, ${look}`);
}
await browser.close();
await site.close();
