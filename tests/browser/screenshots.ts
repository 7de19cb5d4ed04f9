/**
 * Takes the pictures of `docs/screenshots.md`: each game on a desktop and on a
 * phone, light, dark and in high contrast, in English and Japanese.
 *
 *   npm run build && npx tsx --conditions=source tests/browser/screenshots.ts
 */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions, Page } from "playwright-core";
import { launch, openPage, phone } from "./chromium.js";
import { serveSite } from "./site.js";

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly look: keyof typeof looks;
  /** What is done before the picture is taken. */
  prepare?(page: Page): Promise<void>;
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

async function firstExample(page: Page, index = 0): Promise<void> {
  await page.locator(".puzzle-card").nth(index).click();
  await page.locator(".board-frame").waitFor();
}

/** With the reason of the first step on the board. */
async function hinted(page: Page): Promise<void> {
  await firstExample(page, 1);
  await page.getByRole("button", { name: /^(Hint|ヒント)$/ }).click();
  const where = page.getByRole("button", { name: /^(Where\?|どこ\?)$/ });
  const why = page.getByRole("button", { name: /^(Why\?|なぜ\?)$/ });
  await where.or(why).waitFor();
  if (await where.isVisible()) await where.click();
  await why.click();
  await page.getByRole("button", { name: /^(Do it|進める)$/ }).waitFor();
  await page.mouse.move(0, 0);
}

async function seated(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Start|対局を始める)$/ }).click();
  await page.locator(".board-frame").waitFor();
}

const everyLook = Object.keys(looks) as (keyof typeof looks)[];

const shots: readonly Shot[] = [
  ...everyLook.map((look): Shot => ({ name: "home", path: "/", look })),
  ...everyLook.map((look): Shot => ({ name: "stroke", path: "/stroke", look, prepare: hinted })),
  ...everyLook.map((look): Shot => ({ name: "slither", path: "/slither", look, prepare: hinted })),
  ...everyLook.map((look): Shot => ({ name: "sono", path: "/sono", look, prepare: firstExample })),
  ...everyLook.map((look): Shot => ({ name: "nonaga", path: "/nonaga", look, prepare: seated })),
];

mkdirSync(folder, { recursive: true });
const site = await serveSite();
const browser = await launch();
for (const { name, path, look, prepare } of shots) {
  const { page, close } = await openPage(browser, { ...looks[look], reducedMotion: "reduce" });
  await page.goto(site.url + path);
  await page.getByRole("heading").first().waitFor();
  await prepare?.(page);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: `${folder}${name}-${look}.png`, animations: "disabled", scale: "css" });
  await close();
  console.log(`${name}, ${look}`);
}
await browser.close();
await site.close();
