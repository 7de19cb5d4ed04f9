/**
 * `npm run fuzz [-- reader … --inputs=1000000 --seed=…]`: a million mutants of valid
 * texts for every reader, or for those with these words in their names. Each reader
 * has a thread with 256 MB to itself; one that has not come back in ten seconds is ended.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { readers } from "./readers.js";
import { type Report, SharedInput, type Task } from "./shared-input.js";

const maxMegabytes = 256;
const maxSilenceMs = 10_000;
const folder = new URL("../../.cache/fuzz/", import.meta.url);

/** A thread does not take over what makes TypeScript run here. */
const workerUrl = JSON.stringify(new URL("./worker.ts", import.meta.url).href);
const workerSource = `import("tsx/esm/api").then(({ register }) => (register(), import(${workerUrl})))`;

const { values, positionals } = parseArgs({
  options: { inputs: { type: "string", default: "1000000" }, seed: { type: "string", default: "fuzz" } },
  allowPositionals: true,
});
const chosen = readers.filter(({ name }) => positionals.every((word) => name.includes(word)));
let findings = 0;

for (const { name } of chosen) {
  const begun = Date.now();
  const { inputs, found } = await run(name);
  findings += found.length;
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`${name}: ${inputs} inputs, ${seconds} s, ${found.length} findings`);
  mkdirSync(folder, { recursive: true });
  for (const [i, { input, reason }] of found.entries()) {
    const file = new URL(`${name.replace("/", "-")}-${i + 1}.txt`, folder);
    writeFileSync(file, input);
    console.log(`  ${file.pathname}: ${reason.split("\n").slice(0, 4).join("\n    ")}`);
  }
}
process.exitCode = findings === 0 ? 0 : 1;

function run(reader: string): Promise<Report> {
  const shared = new SharedInput();
  const task: Task = { reader, seed: values.seed, inputs: Number(values.inputs), memory: shared.memory };
  const worker = new Worker(workerSource, {
    eval: true,
    workerData: task,
    execArgv: ["--conditions=source"],
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  return new Promise((resolve) => {
    const ended = (reason: string): void => {
      clearInterval(watch);
      resolve({ inputs: shared.count, found: [{ input: shared.text, reason }] });
      void worker.terminate();
    };
    let last = -1;
    const watch = setInterval(() => {
      if (shared.count === last) ended(`no answer for ${maxSilenceMs} ms`);
      last = shared.count;
    }, maxSilenceMs);
    worker.on("error", (error) => ended(error.stack ?? error.message));
    worker.on("message", (report: Report) => {
      clearInterval(watch);
      resolve(report);
    });
  });
}
