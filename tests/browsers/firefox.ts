/**
 * The system's own Firefox by WebDriver BiDi. Puppeteer drives it: Playwright asks a
 * Firefox for commands that the long-lived releases do not have yet.
 */
import { type KeyInput, launch } from "puppeteer-core";
import { type Driver, viewport } from "./driver.js";

export async function startFirefox(executablePath: string, downloads: string): Promise<Driver> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    defaultViewport: viewport,
    extraPrefsFirefox: { "browser.download.dir": downloads, "browser.download.folderList": 2 },
  });
  const page = await browser.newPage();
  return {
    downloads,
    goTo: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (script, argument) => page.evaluate(script as never, argument as never) as never,
    async drag([first, ...others]) {
      await page.mouse.move(first!.x, first!.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    async press(keys) {
      const named = keys.split("+") as KeyInput[];
      for (const key of named) await page.keyboard.down(key);
      for (const key of named.toReversed()) await page.keyboard.up(key);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
