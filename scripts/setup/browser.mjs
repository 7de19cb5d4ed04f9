/**
 * Finds the browsers for the tests, or installs the system's packages, or else, for
 * Chromium, Playwright's build. Also makes sure that there is a Japanese font.
 */
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { canInstallPackages, findOnPath, installPackages, isProgram } from "./programs.mjs";
import { run, runModule, step } from "./workspace.mjs";

/** The first is made for tests: the same browser without its window, which takes a sixth of the time less. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

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
  for (const name of ["chromium-headless-shell", "chromium"])
    if (canInstallPackages() && (await installPackages([name]))) return;
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

const firefoxPlaces = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

function findFirefox() {
  const firefox =
    process.env.MASUME_FIREFOX || findOnPath(["firefox-esr", "firefox"]) || firefoxPlaces.find(isProgram);
  return firefox === undefined ? undefined : { MASUME_FIREFOX: firefox };
}

/** WebKitGTK: its small browser, the driver for it, and a screen in memory for its window. */
function findWebKit() {
  const libraries = ["/usr/lib", "/usr/libexec"].filter(existsSync).flatMap((folder) => [
    folder,
    ...readdirSync(folder)
      .filter((name) => name.endsWith("-linux-gnu"))
      .map((name) => join(folder, name)),
  ]);
  const browser = libraries
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^webkit(2)?gtk-/.test(name))
        .map((name) => join(folder, name, "MiniBrowser")),
    )
    .find(isProgram);
  const driver = findOnPath(["WebKitWebDriver"]);
  const screen = findOnPath(["Xvfb"]);
  if (!browser || !driver || !screen) return undefined;
  return { MASUME_WEBKIT: browser, MASUME_WEBKIT_DRIVER: driver, MASUME_XVFB: screen };
}

/** As the package manager tells it; nothing where there is none. @param {readonly string[]} packages */
async function versionOf([name = ""]) {
  const { status, output } = await run("dpkg-query", ["-W", name], { quiet: true });
  return status === 0 ? `(${output.trim().replace(/\s+/, " ")})` : "";
}

const otherBrowsers = [
  { name: "Firefox", packages: ["firefox-esr"], find: findFirefox },
  { name: "WebKit", packages: ["webkit2gtk-driver", "xvfb"], find: findWebKit },
];

/** The environment variables for the browsers other than Chromium, and the names of those that cannot be had. */
export async function setUpOtherBrowsers() {
  /** @type {Record<string, string>} */
  const env = {};
  /** @type {string[]} */
  const missing = [];
  for (const { name, packages, find } of otherBrowsers) {
    if (!find() && canInstallPackages()) await installPackages(packages);
    const found = find();
    if (found) Object.assign(env, found);
    else missing.push(name);
    const path = found && Object.values(found)[0];
    if (!path) console.log(`• ${name}: none found, and none could be installed`);
    else console.log(`• ${name}: ${path} ${await versionOf(packages)}`);
  }
  return { env, missing };
}
