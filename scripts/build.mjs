/** `npm run build`: everything, as far as it is not up to date. */
import "./setup/node-version.mjs";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runScript } from "./setup/workspace.mjs";

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return 0;
});
