/** Public API of `@masume/workers`: `serveTasks` in the worker, a client or a pool on the other side. */
export type { AnyWorker } from "./host.js";
export type { InputOf, ResultOf, RunOptions, TaskApi } from "./protocol.js";
export { serveTasks } from "./serve-tasks.js";
export { createWorkerClient, ignoreDeath, type WorkerClient, WorkerDied } from "./worker-client.js";
export { createWorkerPool, type WorkerPool } from "./worker-pool.js";
