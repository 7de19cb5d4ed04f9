/** `npm run bench [-- game …]`: the measurements of `bench/`, of the packages as they are built. */
import "./setup/node-version.mjs";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runModule, runScript } from "./setup/workspace.mjs";

await runScript(async () => {
  await ensureInstalled();
  // Transpiling on the fly would cost the engines half their speed.
  await ensureBuilt();
  const args = ["bench/src/main.ts", ...process.argv.slice(2)];
  return (await runModule("tsx/dist/cli.mjs", args)).status;
});
