/**
 * The builds: the command and the server with the packages they use (`tsc -b`,
 * which skips what is up to date by itself), and the web app (Vite, from the
 * sources). Neither needs the other, so they run side by side.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { cache, Failure, inRoot, runModule, step } from "./workspace.mjs";

const webInputs = ["apps/web", "packages", "package-lock.json"];
const webOutput = inRoot("apps/web/dist");
const webStamp = join(cache, "web-build");

/** @type {Promise<void> | undefined} */
let built;

/** Builds what is out of date, once per run. */
export function ensureBuilt() {
  built ??= buildOutdated();
  return built;
}

async function buildOutdated() {
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
  const isBuilt = existsSync(join(webOutput, "index.html")) && existsSync(webStamp);
  if (isBuilt && readFileSync(webStamp, "utf8") === wanted) return;
  await step("building the web app", async () => {
    const { status, output } = await runModule("vite/bin/vite.js", ["build", "--logLevel", "warn"], {
      quiet: true,
      cwd: "apps/web",
    });
    if (status !== 0) throw new Failure(output.trim());
  });
  mkdirSync(cache, { recursive: true });
  writeFileSync(webStamp, wanted);
}
