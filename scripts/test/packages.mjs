/** Checks each package as npm would publish it, with publint and Are The Types Wrong. */
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { cache, inRoot, runModule, runNpm } from "../setup/workspace.mjs";

/** @returns {Promise<import("./runners.mjs").Counts>} one test per package */
export async function checkPackages() {
  const folder = join(cache, "packages");
  mkdirSync(folder, { recursive: true });
  const complaints = await Promise.all(readdirSync(inRoot("packages")).map((name) => check(name, folder)));
  const failures = complaints.filter((text) => text !== "");
  for (const text of failures) console.log(text);
  return { passed: complaints.length - failures.length, failed: failures.length };
}

/**
 * What is wrong with a package; nothing if it can be published.
 *
 * @param {string} name
 * @param {string} folder for the packed file
 */
async function check(name, folder) {
  const pack = ["pack", "--json", "--pack-destination", folder];
  const packed = await runNpm(pack, { quiet: true, cwd: `packages/${name}` });
  const file = /"filename": "(.+)"/.exec(packed.output)?.[1];
  if (packed.status !== 0 || !file) return packed.output;
  const tarball = join(folder, file);
  const results = await Promise.all([
    runModule("publint/src/cli.js", ["run", tarball, "--strict"], { quiet: true }),
    runModule("@arethetypeswrong/cli/dist/index.js", [tarball, "--profile", "esm-only"], { quiet: true }),
  ]);
  return results.flatMap(({ status, output }) => (status === 0 ? [] : [output])).join("\n");
}
