/**
 * The builds: the server with the packages it uses (`tsc -b`, which skips what is up
 * to date by itself), the command (Rolldown) and the web app (Vite), both from the
 * sources. The web app comes after the packages, which draw the boards of its home page
 * while it is built; else they run side by side.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { cache, Failure, inRoot, runModule, step } from "./workspace.mjs";

/** @type {[string, string[]]} */
export const bundleCommand = ["rolldown/bin/cli.mjs", ["-c", "rolldown.config.js"]];

/** What a bundle is made of, what it makes, and where the fingerprint of the last one is kept. */
const commandBundle = {
  inputs: ["apps/cli", "packages", "package-lock.json"],
  output: inRoot("apps/cli/dist/main.js"),
  stamp: join(cache, "command-build"),
};
const webBundle = {
  inputs: ["apps/web", "packages", "package-lock.json"],
  output: inRoot("apps/web/dist/index.html"),
  stamp: join(cache, "web-build"),
};

/** @type {Promise<void> | undefined} */
let built;

/** Builds what is out of date, once per run. */
export function ensureBuilt() {
  built ??= buildOutdated();
  return built;
}

async function buildOutdated() {
  await Promise.all([buildServer().then(buildWebApp), buildCommand()]);
}

async function buildServer() {
  await step("building the server, checking the types", async () => {
    const { status, output } = await runModule("typescript/bin/tsc", ["-b", "apps/cli"], { quiet: true });
    if (status !== 0) throw new Failure(output.trim());
  });
}

function buildCommand() {
  return bundle("building the command", commandBundle, () =>
    runModule(...bundleCommand, { quiet: true, cwd: "apps/cli" }),
  );
}

function buildWebApp() {
  return bundle("building the web app", webBundle, () =>
    runModule("vite/bin/vite.js", ["build", "--logLevel", "warn"], { quiet: true, cwd: "apps/web" }),
  );
}

/**
 * @param {string} name
 * @param {{ inputs: readonly string[], output: string, stamp: string }} bundled
 * @param {() => Promise<{ status: number | null, output: string }>} run
 */
async function bundle(name, { inputs, output, stamp }, run) {
  const wanted = fingerprint(inputs);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  await step(name, async () => {
    const { status, output: said } = await run();
    if (status !== 0) throw new Failure(said.trim());
  });
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, wanted);
}
