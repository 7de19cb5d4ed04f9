/** `npm run bench [-- game …]`: the measurements of `bench/`, from the sources. */
import "./setup/node-version.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runModule, runScript } from "./setup/workspace.mjs";

await runScript(async () => {
  await ensureInstalled();
  const args = ["--conditions=source", "bench/src/main.ts", ...process.argv.slice(2)];
  return (await runModule("tsx/dist/cli.mjs", args)).status;
});
