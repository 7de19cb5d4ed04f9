/** The server's public face. */
export { ListenProblem, listen } from "./listen.js";
export { type JobWorker, startWorker } from "./jobs/worker.js";
export { createServer, type LogLevel, type ServerOptions } from "./server.js";
export { BadBackup, readBackup, writeBackup } from "./storage/backup.js";
export { openStore, type StoreOptions, withSnapshot } from "./storage/open.js";
export { type StorageFault, StorageProblem } from "./storage/storage-error.js";
export type { Store } from "./storage/storage.js";
