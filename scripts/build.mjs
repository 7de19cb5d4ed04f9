/** `npm run build`: builds everything that is out of date. */
import "./setup/node-version.mjs";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runScript } from "./setup/workspace.mjs";

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return 0;
});
