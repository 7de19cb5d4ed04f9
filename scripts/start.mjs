/**
 * `npm start`: from a fresh clone to a running app. Installs and builds what is
 * missing or out of date, then runs `masume serve` on http://localhost:8080, or on
 * the port given by PORT or `--port`; `--open` also opens the browser.
 */
import "./setup/node-version.mjs";
import { createServer } from "node:net";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { Failure, runScript } from "./setup/workspace.mjs";

const serveArgs = process.argv.slice(2);

/** @param {string} name */
function optionValue(name) {
  const at = serveArgs.findIndex((word) => word === name || word.startsWith(`${name}=`));
  if (at < 0) return undefined;
  const word = serveArgs[at] ?? "";
  return word === name ? serveArgs[at + 1] : word.slice(name.length + 1);
}

/** Checked now rather than after a minute of building. */
async function checkPort() {
  const port = Number(optionValue("--port") ?? process.env.PORT ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return; // the server reports what is wrong with it
  const probe = createServer();
  /** @type {string | undefined} */
  const code = await new Promise((resolve) => {
    probe.once("error", (error) => resolve("code" in error ? String(error.code) : undefined));
    probe.listen(port, optionValue("--host") ?? "127.0.0.1", () => probe.close(() => resolve(undefined)));
  });
  if (code === "EADDRINUSE") {
    throw new Failure(`Port ${port} is taken; choose another: npm start -- --port ${port + 1}`);
  }
}

await runScript(async () => {
  await checkPort();
  await ensureInstalled();
  await ensureBuilt();
  if (optionValue("--log-level") === undefined) serveArgs.push("--log-level", "warn");
  const { run } = await import(new URL("../apps/cli/dist/run.js", import.meta.url).href);
  return run(["serve", ...serveArgs]);
});
