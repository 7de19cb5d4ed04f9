/** Starts worker threads for the tests, from their TypeScript source, which Node by itself could not read. */
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { build, type Rollup } from "vite";

const built = await build({
  configFile: false,
  logLevel: "silent",
  ssr: { noExternal: true, resolve: { conditions: ["source"] } },
  build: {
    ssr: fileURLToPath(new URL("./test-worker.ts", import.meta.url)),
    write: false,
  },
});
const [{ code }] = (built as Rollup.RollupOutput).output;
const script = new URL(`data:text/javascript,${encodeURIComponent(code)}`);

export function spawn(): Worker {
  return new Worker(script);
}

/** Shared memory for one number, 0 at first. */
export function sharedNumber(): SharedArrayBuffer {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
}

export function numberIn(memory: SharedArrayBuffer): number {
  return Atomics.load(new Int32Array(memory), 0);
}
