/**
 * Finds a Chromium for the browser tests, or installs the system's package, or
 * else Playwright's build. Also makes sure that there is a Japanese font.
 */
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { canInstallPackages, findOnPath, installPackages, isProgram } from "./programs.mjs";
import { run, runModule, step } from "./workspace.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

const otherPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** Where Playwright keeps its own Chromium. */
function playwrightBrowsers() {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), ".cache/ms-playwright"),
    join(homedir(), "Library/Caches/ms-playwright"),
    join(homedir(), "AppData/Local/ms-playwright"),
  ];
  const programs = [
    "chrome-linux/chrome",
    "chrome-linux64/chrome",
    "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
    "chrome-win/chrome.exe",
    "chrome-win64/chrome.exe",
  ];
  return folders
    .filter((folder) => folder !== undefined && existsSync(folder))
    .flatMap((folder) =>
      readdirSync(/** @type {string} */ (folder))
        .filter((name) => name.startsWith("chromium-"))
        .flatMap((name) => programs.map((program) => join(/** @type {string} */ (folder), name, program))),
    );
}

function findBrowser() {
  const named = process.env.MASUME_CHROMIUM;
  if (named) return isProgram(named) ? named : undefined;
  return findOnPath(names) ?? [...otherPlaces, ...playwrightBrowsers()].find(isProgram);
}

async function installBrowser() {
  if (canInstallPackages() && (await installPackages(["chromium"]))) return;
  await step("downloading Chromium (Playwright)", () =>
    runModule("@playwright/test/cli.js", ["install", "chromium"], { quiet: true }),
  );
}

async function ensureJapaneseFont() {
  if (process.platform !== "linux") return;
  const { status, output } = await run("fc-list", [":lang=ja", "family"], { quiet: true });
  if (status === 0 && output.trim() !== "") return;
  if (canInstallPackages() && (await installPackages(["fontconfig", "fonts-noto-cjk"]))) return;
  console.log("• no Japanese font found: the tests run, but pictures show boxes for Japanese");
}

/** The environment variables that the tests need; undefined if no browser is available. */
export async function setUpBrowser() {
  await ensureJapaneseFont();
  if (!findBrowser()) await installBrowser();
  const chromium = findBrowser();
  console.log(chromium ? `• browser: ${chromium}` : "• browser: none found, and none could be installed");
  return chromium === undefined ? undefined : { MASUME_CHROMIUM: chromium };
}
