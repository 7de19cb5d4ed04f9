/** The server's public interface. */
export { startWorker } from "./jobs/worker.js";
export { ListenError, listen } from "./listen.js";
export { Moderation, type PlayerReport, type PuzzleReports } from "./players/moderation.js";
export { createServer, type LogLevel, type ServerOptions } from "./server.js";
export { BackupError, readBackup, writeBackup } from "./storage/backup.js";
export { hasDatabase, openStorage, type StorageOptions, withDatabase, withSnapshot } from "./storage/open.js";
export { takeLock } from "./storage/sqlite/lock.js";
export type { JobWorker, Storage } from "./storage/storage.js";
export { StorageError, type StorageErrorReason } from "./storage/storage-error.js";
