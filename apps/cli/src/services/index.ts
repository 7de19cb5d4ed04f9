/** The commands that belong to no game. */
import { backup } from "./backup.js";
import { reports } from "./reports.js";
import { restore } from "./restore.js";
import { serve } from "./serve.js";
import type { Service } from "./service.js";
import { worker } from "./worker.js";

export const services: Readonly<Record<string, Service>> = { serve, backup, restore, reports, worker };

/** What may follow `masume`, for help. */
export const serviceExamples: Readonly<Record<string, string>> = {
  serve: "serve --port 8081",
  backup: "backup --output masume.backup",
  restore: "restore --from masume.backup",
  reports: "reports --json",
  worker: "worker --database postgres://masume@localhost/masume",
};
