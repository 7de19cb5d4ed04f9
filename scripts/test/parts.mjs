/**
 * The parts of a test run. A part that is a program (types, lint, dead code,
 * build) counts as one test; a part run by Vitest or Playwright counts its tests,
 * and a file that could not be loaded as one failure.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setUpBrowser } from "../setup/browser.mjs";
import { ensureBuilt } from "../setup/build.mjs";
import { setUpPostgres } from "../setup/postgres.mjs";
import { cache, Failure, runModule } from "../setup/workspace.mjs";
import { audit } from "./audit.mjs";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {string} about
 * @property {() => Promise<Counts>} run
 */

/** @param {boolean} good @returns {Counts} */
const one = (good) => (good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * @param {string} file
 * @param {readonly string[]} args
 */
const tool = (file, args) => async () => one((await runModule(file, args)).status === 0);

/**
 * An empty place for a runner's results.
 *
 * @param {string} name
 */
function resultsFile(name) {
  const folder = join(cache, "test");
  const results = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(results, { force: true });
  return results;
}

/**
 * @param {string} name
 * @param {string} config
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Counts>}
 */
async function vitest(name, config, env) {
  const results = resultsFile(name);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${results}`];
  const { status } = await runModule("vitest/vitest.mjs", ["run", "--config", config, ...reporters], {
    ...(env ? { env } : {}),
  });
  if (!existsSync(results)) return one(false);
  const counted = JSON.parse(readFileSync(results, "utf8"));
  const broken = counted.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  const failed = counted.numFailedTests + broken;
  return { passed: counted.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Counts>}
 */
async function playwright(env) {
  const results = resultsFile("browser");
  const args = ["test", "--config", "tests/browser/playwright.config.ts", "--reporter=dot,json"];
  const { status } = await runModule("@playwright/test/cli.js", args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
  });
  if (!existsSync(results)) return one(false);
  const { stats, errors } = JSON.parse(readFileSync(results, "utf8"));
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed: failed === 0 && status !== 0 ? 1 : failed };
}

/**
 * Does it with everything built; a build that fails is one failed test.
 *
 * @param {() => Promise<Counts>} [then]
 */
const built = (then) => async () => {
  try {
    await ensureBuilt();
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown;
    console.log(thrown.message);
    return one(false);
  }
  return then ? then() : one(true);
};

async function server() {
  return vitest("server", "tests/server/vitest.config.ts", await setUpPostgres());
}

async function browser() {
  const env = await setUpBrowser();
  const programs = { ...env, ...(await setUpPostgres()) };
  return env ? playwright(programs) : one(false);
}

/** @type {readonly Part[]} */
export const parts = [
  { name: "types", about: "tsc -b", run: tool("typescript/bin/tsc", ["-b"]) },
  { name: "lint", about: "biome check", run: tool("@biomejs/biome/bin/biome", ["check", "."]) },
  { name: "dead-code", about: "knip", run: tool("knip/bin/knip.js", []) },
  { name: "audit", about: "known vulnerabilities of dependencies", run: async () => one(await audit()) },
  {
    name: "unit",
    about: "unit, property and conformance tests, and the shape of the repository",
    run: () => vitest("unit", "vitest.config.ts"),
  },
  { name: "build", about: "the command, the server and the web app", run: built() },
  {
    name: "cli",
    about: "the built command, end to end",
    run: built(() => vitest("cli", "tests/cli/vitest.config.ts")),
  },
  { name: "server", about: "the server, end to end", run: built(server) },
  { name: "browser", about: "the built app in Chromium", run: built(browser) },
];
