/**
 * Installs the dependencies when they are missing or the lockfile has changed.
 * The lockfile's hash is kept in node_modules, so that a checkout, which only
 * touches file times, does not install them again.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { Failure, inRoot, runNpm, step } from "./workspace.mjs";

const lockfile = inRoot("package-lock.json");
const installed = inRoot("node_modules", ".package-lock.json");
const stamp = inRoot("node_modules", ".masume-lock");

const lockHash = () => createHash("sha256").update(readFileSync(lockfile)).digest("hex");

function isFresh() {
  if (!existsSync(installed)) return false;
  if (statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return true;
  return existsSync(stamp) && readFileSync(stamp, "utf8") === lockHash();
}

export async function ensureInstalled() {
  if (isFresh()) return;
  await step("installing dependencies (npm ci)", async () => {
    const { status, output } = await runNpm(["ci", "--prefer-offline", "--no-audit", "--no-fund"], {
      quiet: true,
    });
    if (status !== 0)
      throw new Failure(`${output.trim()}\n\nnpm ci failed: is there a connection to the npm registry?`);
  });
  writeFileSync(stamp, lockHash());
}
