/** A walk through every game in the browsers other than Chromium that `npm test` found. */
import { defineConfig } from "@playwright/test";

const found = { firefox: process.env.MASUME_FIREFOX, webkit: process.env.MASUME_WEBKIT };

export default defineConfig({
  testMatch: "*.test.ts",
  outputDir: "../../.cache/test/browsers",
  globalSetup: "../browser/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  projects: Object.entries(found)
    .filter(([, path]) => path)
    .map(([name]) => ({ name })),
});
