/** Vitest and Playwright: run with a selection of tests, and counted from their JSON reports. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cache, inRoot, runModule } from "../setup/workspace.mjs";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} [missing] what could not be tested on this machine
 *
 * @typedef {import("./select.mjs").Selection} Selection
 */

/** In a log only what failed is of interest; thousands of dots are not. */
const allUnits = process.stdout.isTTY ? "dot" : "minimal";

/** @param {boolean} good @returns {Counts} */
export const one = (good) => (good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * A file that could not even be loaded is one failure.
 *
 * @param {string} config
 * @param {Selection} selection
 * @param {NodeJS.ProcessEnv} [env]
 */
export function vitest(config, { files, name, options }, env = {}) {
  const results = resultsFile();
  const isAll = files.length === 0 && name === undefined;
  return counted(
    results,
    runModule(
      "vitest/vitest.mjs",
      [
        ...["run", "--config", config, ...files.map((file) => inRoot(file)), ...options],
        ...(name === undefined ? [] : ["-t", name, "--pass-with-no-tests"]),
        ...[`--reporter=${isAll ? allUnits : "default"}`, "--reporter=json", `--outputFile.json=${results}`],
      ],
      { env },
    ),
    ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      failed:
        numFailedTests +
        testResults.filter(
          (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
            file.status === "failed" && file.assertionResults.length === 0,
        ).length,
    }),
  );
}

/**
 * @param {string} config
 * @param {Selection} selection
 * @param {NodeJS.ProcessEnv} env
 */
export function playwright(config, { files, name, options }, env) {
  const results = resultsFile();
  const isAll = files.length === 0 && name === undefined;
  return counted(
    results,
    runModule(
      "@playwright/test/cli.js",
      [
        ...["test", "--config", config, ...files, ...options],
        ...(name === undefined ? [] : ["--grep", name, "--pass-with-no-tests"]),
        `--reporter=${isAll ? "dot" : "list"},json`,
      ],
      { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: results } },
    ),
    ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    }),
  );
}

/** An empty place for a runner's report. */
function resultsFile() {
  const folder = join(cache, "test");
  mkdirSync(folder, { recursive: true });
  const results = join(folder, "results.json");
  rmSync(results, { force: true });
  return results;
}

/**
 * @param {string} results
 * @param {Promise<{ status: number }>} running
 * @param {(report: any) => Counts} count
 * @returns {Promise<Counts>}
 */
async function counted(results, running, count) {
  const { status } = await running;
  if (!existsSync(results)) return one(status === 0);
  const { passed, failed } = count(JSON.parse(readFileSync(results, "utf8")));
  return { passed, failed: failed === 0 && status !== 0 ? 1 : failed };
}
