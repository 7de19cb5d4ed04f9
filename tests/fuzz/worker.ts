/** One reader, fuzzed in a thread of its own. */
import { parentPort, workerData } from "node:worker_threads";
import { type Finding, fuzz } from "./fuzz.js";
import { readers } from "./readers.js";
import { type Report, SharedInput, type Task } from "./shared-input.js";

const { reader: name, seed, inputs, memory } = workerData as Task;
const shared = new SharedInput(memory);
const reader = readers.find((one) => one.name === name)!;
const found: Finding[] = [];
const reasons = new Set<string>();

for (const finding of fuzz(reader, `${seed}/${name}`, inputs, (input) => {
  shared.text = input;
})) {
  // One of a kind is enough to mend it.
  const kind = finding.reason.split("\n")[1] ?? finding.reason.slice(0, 20);
  if (!reasons.has(kind)) found.push(finding);
  reasons.add(kind);
}
parentPort!.postMessage({ inputs: shared.count, found } satisfies Report);
