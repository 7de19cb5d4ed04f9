/**
 * The parts of a test run. A part that is a program (types, lint, dead code,
 * build) counts as one test; a suite counts its tests.
 */
import { setUpBrowser, setUpOtherBrowsers } from "../setup/browser.mjs";
import { ensureBuilt } from "../setup/build.mjs";
import { setUpPostgres } from "../setup/postgres.mjs";
import { Failure, runModule } from "../setup/workspace.mjs";
import { audit } from "./audit.mjs";
import { checkPackages } from "./packages.mjs";
import { one, playwright, vitest } from "./runners.mjs";

/**
 * @typedef {import("./runners.mjs").Counts} Counts
 * @typedef {import("./select.mjs").Selection} Selection
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {string} about
 * @property {(selection: Selection) => Promise<Counts>} run
 * @property {boolean} [isSuite] it has tests that can be selected
 * @property {string} [folder] where its tests are; the suite without one has all others
 */

/**
 * @param {string} file
 * @param {readonly string[]} args
 */
const tool = (file, args) => async () => one((await runModule(file, args)).status === 0);

/**
 * Does it with everything built; a build that fails is one failed test.
 *
 * @param {Part["run"]} run
 * @returns {Part["run"]}
 */
const built = (run) => async (selection) => {
  try {
    await ensureBuilt();
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown;
    console.log(thrown.message);
    return one(false);
  }
  return run(selection);
};

/** @type {readonly Part[]} */
export const parts = [
  { name: "types", about: "tsc -b", run: tool("typescript/bin/tsc", ["-b"]) },
  { name: "lint", about: "biome check", run: tool("@biomejs/biome/bin/biome", ["check", "."]) },
  { name: "dead-code", about: "knip", run: tool("knip/bin/knip.js", []) },
  { name: "audit", about: "known vulnerabilities of dependencies", run: async () => one(await audit()) },
  {
    name: "unit",
    about: "unit, property and conformance tests, and the shape of the repository",
    isSuite: true,
    run: (selection) => vitest("vitest.config.ts", selection),
  },
  { name: "build", about: "the command, the server and the web app", run: built(async () => one(true)) },
  { name: "packages", about: "publint and attw on each package", run: built(checkPackages) },
  {
    name: "cli",
    about: "the built command, end to end",
    isSuite: true,
    folder: "tests/cli",
    run: built((selection) => vitest("tests/cli/vitest.config.ts", selection)),
  },
  {
    name: "server",
    about: "the server, end to end",
    isSuite: true,
    folder: "tests/server",
    run: built(async (selection) =>
      vitest("tests/server/vitest.config.ts", selection, await setUpPostgres()),
    ),
  },
  {
    name: "browser",
    about: "the built app in Chromium",
    isSuite: true,
    folder: "tests/browser",
    run: built(async (selection) => {
      const browser = await setUpBrowser();
      if (!browser) return one(false);
      const programs = { ...browser, ...(await setUpPostgres()) };
      return playwright("tests/browser/playwright.config.ts", selection, programs);
    }),
  },
  {
    name: "browsers",
    about: "a walk through every game in Firefox and WebKit",
    isSuite: true,
    folder: "tests/browsers",
    run: built(async (selection) => {
      const { env, missing } = await setUpOtherBrowsers();
      const chromium = await setUpBrowser();
      if (!chromium) return one(false);
      const counts =
        Object.keys(env).length === 0
          ? { passed: 0, failed: 0 }
          : await playwright("tests/browsers/playwright.config.ts", selection, { ...chromium, ...env });
      return { ...counts, missing };
    }),
  },
];
