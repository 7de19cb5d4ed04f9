/**
 * Browser tests: the built app in a real Chromium. Most tests run on a desktop in
 * English. Those of every game carry the tags of the two projects they run in, so
 * that each game is seen on both screens and in both languages.
 */
import { defineConfig, type Project } from "@playwright/test";
import { launchOptions } from "./chromium.js";
import { desktop, english, japanese, phone } from "./devices.js";

const project = (name: string, use: Project["use"], grep = new RegExp(`@${name}\\b`)): Project => ({
  name,
  grep,
  use: { ...use },
});

export default defineConfig({
  testMatch: "*.test.ts",
  outputDir: "../../.cache/test/browser",
  globalSetup: "./global-setup.ts",
  fullyParallel: true,
  // A page waits for a third of its time, for the server, a worker or the next picture: three keep two cores busy.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.MASUME_SITE,
    launchOptions,
    // Every new profile would install the app again; the offline tests ask for it.
    serviceWorkers: "block",
    // Snapshots of the page show more than a film of it would, and cost less.
    trace: { mode: "retain-on-failure", snapshots: true, screenshots: false, sources: true },
  },
  projects: [
    project("desktop-en", { ...desktop, ...english }, /^[^@]*$|@desktop-en\b/),
    project("desktop-ja", { ...desktop, ...japanese }),
    project("phone-en", { ...phone, ...english }),
    project("phone-ja", { ...phone, ...japanese }),
  ],
});
