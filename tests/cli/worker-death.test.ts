/** A worker thread that dies in the middle of its work ends the command, with a clear error. */
import { expect, test } from "vitest";
import { masume, scratchFolder } from "./masume.js";

/** Loaded into every thread before its own code: the first thing a worker is asked for kills it. */
const killer = scratchFolder().file(
  "kill-workers.mjs",
  `import { isMainThread, parentPort } from "node:worker_threads";
   if (!isMainThread) parentPort.once("message", () => process.exit(7));`,
);

test.each([["many puzzles", ["stroke", "new", "--count", "4", "--jobs", "2"]]])("%s", async (_, args) => {
  const env = { NODE_OPTIONS: `--import=${killer}` };
  const ran = await masume(args, { stdin: "", env });
  expect(ran).toEqual({
    status: 2,
    stdout: "",
    stderr: "masume: a worker thread stopped unexpectedly: exit code 7\n",
  });
  const japanese = await masume([...args, "--lang", "ja"], { stdin: "", env });
  expect(japanese.stderr).toBe("masume: 計算用のスレッドが途中で止まりました: exit code 7\n");
});
