/** A person in the project's browser, with a profile of its own, in English and with things at rest. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import type { Driver } from "./driver.js";
import { startFirefox } from "./firefox.js";
import { Person } from "./person.js";
import { startWebKit } from "./webkit.js";

const start: Readonly<Record<string, (folder: string) => Promise<Driver>>> = {
  firefox: (folder) => startFirefox(process.env.MASUME_FIREFOX!, folder),
  webkit: (folder) =>
    startWebKit(
      {
        driver: process.env.MASUME_WEBKIT_DRIVER!,
        browser: process.env.MASUME_WEBKIT!,
        display: process.env.MASUME_XVFB!,
      },
      folder,
    ),
};

export const test = base.extend<{ driver: Driver; person: Person }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
  async driver({}, use, testInfo) {
    const folder = mkdtempSync(join(tmpdir(), "masume-browser-"));
    const driver = await start[testInfo.project.name]!(folder);
    await use(driver);
    if (testInfo.status !== "passed")
      writeFileSync(testInfo.outputPath("screen.png"), await driver.screenshot());
    await driver.close();
    rmSync(folder, { recursive: true });
  },

  async person({ driver }, use) {
    const site = process.env.MASUME_SITE!;
    await driver.goTo(`${site}/settings`);
    const settings = { language: "en", motion: "reduced", welcomed: true };
    await driver.evaluate((text) => localStorage.setItem("masume.settings", text), JSON.stringify(settings));
    await use(new Person(driver, site));
  },
});
