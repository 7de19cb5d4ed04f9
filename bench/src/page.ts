/** The web app's figures: Chromium measures them, in `tests/browser/page-figures.ts`, which writes results/page.md. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { loadNote } from "./machine.js";
import { addMachine } from "./report.js";

export function measurePage(): void {
  const loadBefore = loadNote();
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const args = ["node_modules/tsx/dist/cli.mjs", "--conditions=source", "tests/browser/page-figures.ts"];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (status === 0) {
    addMachine("page", loadBefore);
  } else {
    console.error("page: not measured");
    process.exitCode = 1;
  }
}
