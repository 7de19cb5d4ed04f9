/** `npm run bench [-- game …]`: runs the measurements in `bench/` on the built packages. */
import "./setup/node-version.mjs";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runModule, runScript } from "./setup/workspace.mjs";

await runScript(async () => {
  await ensureInstalled();
  // Transpiled on the fly, the engines would run at half their speed.
  await ensureBuilt();
  const args = ["bench/src/main.ts", ...process.argv.slice(2)];
  return (await runModule("tsx/dist/cli.mjs", args)).status;
});
