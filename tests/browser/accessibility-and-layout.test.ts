/**
 * Every page and state of the app in every theme and on every screen: axe finds no
 * violation, nothing is cut off or wider than the screen, at up to twice the text
 * size and in both languages, and nothing moves with reduced motion.
 */
import type { Page } from "@playwright/test";
import { violations } from "./axe.js";
import { reducedMotion } from "./devices.js";
import { expect, test } from "./fixtures.js";
import { layoutProblems } from "./layout-problems.js";
import { open, places } from "./places.js";
import { changeSettings } from "./settings.js";

test.use(reducedMotion);

/** The rules that a change of colours can break; the others were asked of the first look. */
const colourRules = ["color-contrast", "link-in-text-block"];
const highContrastRules = [...colourRules, "color-contrast-enhanced"];

const themes = [
  { name: "light", media: { colorScheme: "light", contrast: "no-preference" }, rules: undefined },
  { name: "dark", media: { colorScheme: "dark" }, rules: colourRules },
  { name: "high contrast, dark", media: { contrast: "more" }, rules: highContrastRules },
  { name: "high contrast, light", media: { colorScheme: "light" }, rules: highContrastRules },
  {
    name: "the colours of the system",
    media: { contrast: "no-preference", forcedColors: "active" },
    rules: colourRules,
  },
] as const;

const screens = [
  { name: "320 pixels", width: 320, height: 568, text: 16 },
  { name: "320 pixels, text at 200 %", width: 320, height: 568, text: 32 },
  { name: "a phone, text at 200 %", width: 390, height: 844, text: 32 },
  { name: "a desktop, text at 200 %", width: 1280, height: 800, text: 32 },
] as const;

/** Sets what the system asks for, and waits until it does and the page has heard of it. */
async function emulate(page: Page, media: NonNullable<Parameters<Page["emulateMedia"]>[0]>): Promise<void> {
  await page.emulateMedia(media);
  await page.waitForFunction(({ colorScheme, contrast, forcedColors }) => {
    const asks = (feature: string) => matchMedia(`(${feature})`).matches;
    return (
      (!colorScheme || asks(`prefers-color-scheme: ${colorScheme}`)) &&
      (!contrast || asks(`prefers-contrast: ${contrast}`)) &&
      (!forcedColors || asks(`forced-colors: ${forcedColors}`)) &&
      (document.documentElement.dataset.contrast === "more") === asks("prefers-contrast: more")
    );
  }, media);
}

for (const [index, place] of places.entries()) {
  // axe reads every other place in Japanese.
  test(place.name, { tag: index % 2 === 0 ? "@desktop-ja" : "@desktop-en" }, async ({ page }) => {
    await open(page, place);
    const faults: string[] = [];
    const note = (where: string, found: readonly string[]) =>
      faults.push(...found.map((fault) => `${where}: ${fault}`));
    for (const { name, media, rules } of themes) {
      await emulate(page, media);
      note(name, await violations(page, rules));
    }
    await emulate(page, { forcedColors: "none" });
    const device = await page.context().newCDPSession(page);
    for (const { name, width, height, text } of screens) {
      await page.setViewportSize({ width, height });
      await device.send("Page.setFontSizes", { fontSizes: { standard: text, fixed: (text * 13) / 16 } });
      for (const spoken of ["ja", "en"] as const) {
        await changeSettings(page, { language: spoken });
        note(`${name}, ${spoken}`, await layoutProblems(page));
      }
    }
    const moving = await page.evaluate(() => document.getAnimations().length);
    if (moving > 0) note("reduced motion", [`${moving} animations run`]);
    expect(faults).toEqual([]);
  });
}
