/**
 * What differs between Node and a browser: how a message gets through, and how
 * one learns that a worker has died. Node tells of every end. A browser tells of
 * errors only; a worker that it ends silently lets go of a lock which the worker
 * held, where the page may use locks (https and localhost).
 */
/// <reference path="./node-adapter.d.ts" />
import type { Endpoint } from "comlink";
import nodeEndpoint from "comlink/dist/esm/node-adapter.mjs";

/** `Worker` of a browser, or of `node:worker_threads`. */
export type AnyWorker = BrowserWorker | NodeWorker;

interface BrowserWorker {
  postMessage(message: unknown, transfer: never[]): void;
  addEventListener(type: string, listener: (event: object) => void): void;
  removeEventListener(type: string, listener: (event: object) => void): void;
  terminate(): void;
}

interface NodeWorker {
  postMessage(message: unknown, transfer?: never[]): void;
  on(event: string, listener: (value: unknown) => void): unknown;
  off(event: string, listener: (value: unknown) => void): unknown;
  terminate(): Promise<unknown>;
}

export function endpointOf(worker: AnyWorker): Endpoint {
  return "on" in worker ? nodeEndpoint(worker) : (worker as Endpoint);
}

/** In a worker: the way to whoever started it. */
export function parentEndpoint(): Endpoint {
  const port = nodeBuiltin("node:worker_threads")?.parentPort;
  return port ? nodeEndpoint(port) : (globalThis as unknown as Endpoint);
}

/** Tells of the worker's end, possibly more than once. Where it gives a promise, ends are noticed from then on. */
export function watchForDeath(
  worker: AnyWorker,
  holdLock: (name: string) => Promise<void>,
  died: (cause: unknown) => void,
): Promise<void> | undefined {
  if ("on" in worker) {
    worker.on("error", died);
    worker.on("messageerror", died);
    worker.on("exit", (code) => died(new Error(`exit code ${code}`)));
    return undefined;
  }
  worker.addEventListener("error", (event) =>
    died("message" in event ? event.message : "could not be loaded"),
  );
  worker.addEventListener("messageerror", () => died("unreadable message"));
  if (!navigator.locks) return undefined;
  const name = crypto.randomUUID();
  return holdLock(name).then(
    () => void navigator.locks.request(name, () => died("ended")),
    // Where locks are refused (a sandboxed frame), errors are all there is.
    () => {},
  );
}

/** In a browser's worker. */
export function holdLock(name: string): Promise<void> {
  return new Promise((held, refused) => {
    navigator.locks
      .request(name, () => {
        held();
        return new Promise(() => {});
      })
      .catch(refused);
  });
}

/**
 * Lets waiting messages in. In a browser a timer would sleep, and so a message to
 * oneself is the quickest way; Node would go on with such messages, a thousand in
 * a row, before it looks at any other.
 */
export function createPause(): () => Promise<void> {
  const { setImmediate } = globalThis as { setImmediate?: (resolve: () => void) => void };
  if (setImmediate) return () => new Promise(setImmediate);
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(undefined);
    });
}

interface NodeProcess {
  getBuiltinModule(name: "node:worker_threads"): { readonly parentPort: NodeWorker | null };
}

/** Node's own modules without an import, which a browser could not follow. */
function nodeBuiltin(name: "node:worker_threads"): { readonly parentPort: NodeWorker | null } | undefined {
  return (globalThis as { process?: NodeProcess }).process?.getBuiltinModule(name);
}
