/**
 * `npm run dev`: the page from its sources with hot reload at http://localhost:5173
 * (or `--port`), and behind it the server, rebuilt and restarted on every change.
 * The server runs from what `tsc` has built, for its threads start from built files.
 */
import "./setup/node-version.mjs";
import { bundleCommand } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { inRoot, runModule, runScript } from "./setup/workspace.mjs";

const apiPort = "8081";

const serve = ["apps/cli/bin/masume.js", "serve", "--port", apiPort, "--log-level", "warn"];
const data = ["--data", inRoot(".cache/dev")];

await runScript(async () => {
  await ensureInstalled();
  await runModule("typescript/bin/tsc", ["-b", "apps/cli"]);
  await runModule(...bundleCommand, { quiet: true, cwd: "apps/cli" });
  const ending = new AbortController();
  process.once("SIGTERM", () => ending.abort());
  const options = { signal: ending.signal, env: { MASUME_API: `http://127.0.0.1:${apiPort}` } };
  const programs = [
    runModule("typescript/bin/tsc", ["-b", "apps/cli", "--watch", "--preserveWatchOutput"], options),
    runModule(bundleCommand[0], [...bundleCommand[1], "--watch"], { ...options, cwd: "apps/cli" }),
    runModule(
      "tsx/dist/cli.mjs",
      ["watch", "--clear-screen=false", "--include", "{apps,packages}/*/dist/**/*.js", ...serve, ...data],
      options,
    ),
    runModule("vite/bin/vite.js", process.argv.slice(2), { ...options, cwd: "apps/web" }),
  ];
  const { status } = await Promise.race(programs);
  ending.abort();
  await Promise.all(programs);
  return status;
});
