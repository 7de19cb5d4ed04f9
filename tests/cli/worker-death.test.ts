/** A worker thread that dies in the middle of its work ends the command, with a clear error. */
import { expect, test } from "vitest";
import { masume, scratchFolder } from "./masume.js";

const scratch = scratchFolder();
/** Loaded into every thread before its own code: the first thing a worker is asked for kills it. */
const killer = scratch.file(
  "kill-workers.mjs",
  `import { isMainThread, parentPort } from "node:worker_threads";
   if (!isMainThread) parentPort.once("message", () => process.exit(7));`,
);

const env = { NODE_OPTIONS: `--import=${killer}` };

const problem = scratch.file(
  "problem.json",
  '{"problem":{"field":{"size":6,"entities":[[7,4,6,14,4,16],[0,7,8,11,10,15],[11,1,14,17,15,13],[2,13,1,8,16,17],[12,9,9,6,2,5],[0,3,5,12,10,3]]}}}',
);

test.each([
  ["many puzzles", ["stroke", "new", "--count", "4", "--jobs", "2"]],
  ["lanes of one search", ["sono", "solve", problem, "--max-steps", "10", "--jobs", "2"]],
])("%s", async (_, args) => {
  const ran = await masume(args, { stdin: "", env });
  expect(ran).toEqual({
    status: 2,
    stdout: "",
    stderr: "masume: a worker thread stopped unexpectedly: exit code 7\n",
  });
  const japanese = await masume([...args, "--lang", "ja"], { stdin: "", env });
  expect(japanese.stderr).toBe("masume: 計算用のスレッドが途中で止まりました：exit code 7\n");
});

test("a helper of a search is missed only for its speed", async () => {
  const ran = await masume(["nonaga", "best", "--threads", "3", "--time", "1s", "--json"], {
    stdin: "",
    env,
  });
  expect(ran).toMatchObject({ status: 0, stderr: "" });
  expect(JSON.parse(ran.stdout).turn).toEqual(expect.any(String));
});
