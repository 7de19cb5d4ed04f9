/** The commands that belong to no game: what keeps and serves. */
import type { Language } from "@masume/kernel";
import type { Typed } from "../platform/parameter-values.js";
import type { ParameterTable } from "../platform/parameters.js";
import { backup, backupOptions } from "./backup.js";
import { restore, restoreOptions } from "./restore.js";
import { serve, serveOptions } from "./serve.js";
import { worker, workerOptions } from "./worker.js";

export interface Service {
  readonly options: ParameterTable;
  /** Resolves with the exit status. */
  run(typed: Typed, version: string, language: Language): Promise<number>;
}

export const services: Readonly<Record<string, Service>> = {
  serve: { options: serveOptions, run: serve },
  backup: { options: backupOptions, run: backup },
  restore: { options: restoreOptions, run: restore },
  worker: { options: workerOptions, run: worker },
};
