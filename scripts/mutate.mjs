/**
 * Mutation tests by StrykerJS, one module after another, each against the unit
 * tests beside it: `npm run mutate`, or `npm run mutate -- slither formats`
 * for the modules with these words in their names. Results stay in `.cache/mutate`,
 * so that a second run tries only what has changed; at the end, the score per file.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const games = "packages/games/src";
const server = "apps/server/src";

const formats = readdirSync(path.join(root, games, "slither/formats"))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => file.slice(0, -".ts".length));

/**
 * Stryker's command line splits at commas, so that braces cannot be used.
 * @param {string} folder
 * @param {readonly string[]} names
 */
const named = (folder, names) => names.map((name) => `${folder}/${name}.ts`);

/** What a module's files are, and the tests that must notice. */
const modules = {
  kernel: {
    files: named("packages/kernel/src", [
      "budget",
      "codec",
      "hex",
      "json",
      "messages",
      "random",
      "session",
      "square",
      "task",
    ]),
    tests: ["packages/kernel/src/*.test.ts"],
  },
  ...Object.fromEntries(
    ["stroke", "slither", "sono", "nonaga"].map((game) => [
      `${game} rules`,
      {
        files: named(`${games}/${game}`, ["rules", "codec", "params"]),
        tests: [`${games}/${game}/*.test.ts`],
      },
    ]),
  ),
  ...Object.fromEntries(
    formats.map((format) => [
      `slither formats ${format}`,
      {
        files: [`${games}/slither/formats/${format}.ts`],
        tests: [`${games}/slither/formats/*.test.ts`],
      },
    ]),
  ),
  "nonaga record": {
    files: named(`${games}/nonaga/record`, ["game-code", "record"]),
    tests: [`${games}/nonaga/record/*.test.ts`],
  },
  "server matches": {
    files: named(`${server}/matches`, ["clock", "match"]),
    tests: [`${server}/matches/*.test.ts`],
  },
  "server limits": {
    files: [`${server}/platform/rate-limiter.ts`],
    tests: [`${server}/platform/*.test.ts`],
  },
  "server ratings": {
    files: [`${server}/players/ratings.ts`, `${server}/boards/plausibility.ts`],
    tests: [`${server}/players/*.test.ts`, `${server}/boards/*.test.ts`],
  },
  protocol: {
    files: named("packages/protocol/src", ["time-control", "socket-client"]),
    tests: ["packages/protocol/src/*.test.ts"],
  },
  "web daily": {
    files: named("apps/web/src/daily", ["month", "streak", "today"]),
    tests: ["apps/web/src/daily/*.test.ts"],
  },
  "web results": {
    files: [
      "apps/web/src/pages/statistics/statistics.ts",
      ...named("apps/web/src/play", ["own-best", "stars"]),
    ],
    tests: [
      "apps/web/src/pages/statistics/*.test.ts",
      "apps/web/src/play/own-best.test.ts",
      "apps/web/src/play/stars.test.ts",
    ],
  },
  "web merge": {
    files: ["apps/web/src/platform/storage/merge.ts"],
    tests: ["apps/web/src/platform/storage/merge.test.ts"],
  },
};

const words = process.argv.slice(2);
const stryker = createRequire(import.meta.url).resolve("@stryker-mutator/core/package.json");
const bin = path.join(path.dirname(stryker), "bin/stryker.js");
const rows = [];

for (const [name, { files, tests }] of Object.entries(modules)) {
  if (!words.every((word) => name.includes(word))) continue;
  const results = path.join(".cache/mutate", `${name.replaceAll(" ", "-")}.json`);
  const lists = ["--mutate", [...files, "!**/*.test.ts"].join(), "--testFiles", tests.join()];
  const run = spawnSync(process.execPath, [bin, "run", ...lists, "--incrementalFile", results], {
    cwd: root,
    stdio: "inherit",
  });
  if (run.status !== 0 || !existsSync(path.join(root, results))) process.exit(1);
  const report = JSON.parse(readFileSync(path.join(root, results), "utf8"));
  for (const [file, { mutants }] of Object.entries(report.files)) rows.push({ file, ...scoreOf(mutants) });
}
console.log("\n| file | score | mutants |\n|---|---|---|");
for (const { file, score, total } of rows) console.log(`| \`${file}\` | ${score} % | ${total} |`);

/**
 * Caught (killed, or stopped because it no longer ended), of all that can be told apart.
 * @param {readonly { status: string }[]} mutants
 */
function scoreOf(mutants) {
  /** @param {string[]} statuses */
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const caught = count("Killed", "Timeout");
  const total = caught + count("Survived", "NoCoverage");
  return { score: total === 0 ? 100 : Math.round((100 * caught) / total), total };
}
