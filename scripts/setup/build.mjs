/**
 * The builds: the command and the server with everything below them (`tsc -b`,
 * which itself skips what is up to date), and the web app (Vite). They need nothing
 * of each other, so they run side by side.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { cache, Failure, inRoot, runModule, step } from "./workspace.mjs";

const webInputs = [
  "apps/web",
  "packages/kernel/src",
  "packages/games/src",
  "packages/print/src",
  "packages/workers/src",
  "package-lock.json",
];
const webOutput = inRoot("apps/web/dist");
const webNote = join(cache, "web-build");

/** @type {Promise<void> | undefined} */
let built;

/** Builds what is stale, once a run. */
export function ensureBuilt() {
  built ??= buildStale();
  return built;
}

async function buildStale() {
  await Promise.all([buildCommand(), buildWebApp()]);
}

async function buildCommand() {
  await step("building the command and the server", async () => {
    const { status, output } = await runModule("typescript/bin/tsc", ["-b", "apps/cli"], { quiet: true });
    if (status !== 0) throw new Failure(output.trim());
  });
}

async function buildWebApp() {
  const wanted = fingerprint(webInputs);
  const isBuilt = existsSync(join(webOutput, "index.html")) && existsSync(webNote);
  if (isBuilt && readFileSync(webNote, "utf8") === wanted) return;
  await step("building the web app", async () => {
    const { status, output } = await runModule("vite/bin/vite.js", ["build", "--logLevel", "warn"], {
      quiet: true,
      cwd: "apps/web",
    });
    if (status !== 0) throw new Failure(output.trim());
  });
  mkdirSync(cache, { recursive: true });
  writeFileSync(webNote, wanted);
}
