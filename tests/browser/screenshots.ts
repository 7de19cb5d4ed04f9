/**
 * Takes the pictures of `docs/screenshots.md`: each game on a desktop and on a
 * phone, light and dark, in English and Japanese.
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
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

const folder = fileURLToPath(new URL("../../docs/pictures/screens/", import.meta.url));

async function firstExample(page: Page, index = 0): Promise<void> {
  await page.locator(".puzzle-card").nth(index).click();
  await page.locator(".board-frame").waitFor();
}

async function hinted(page: Page): Promise<void> {
  await firstExample(page, 1);
  await page.keyboard.press("Tab");
  const hint = page.getByRole("button", { name: /^(Hint|ヒント)$/ });
  await hint.click();
  await hint.click();
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
