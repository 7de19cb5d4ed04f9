/** `masume worker`: takes generation jobs of a scaled-out installation, until a signal stops it. */
import { availableParallelism } from "node:os";
import { message } from "@masume/kernel";
import { CliError } from "../platform/cli-error.js";
import { status } from "../platform/exit-status.js";
import { integer, optional } from "../platform/parameters.js";
import { terminal } from "../platform/terminal.js";
import { type Service, service } from "./service.js";
import { closeAndExit, openStorage, storageOptions, storageParameters } from "./storage.js";

export const worker: Service = service(
  "worker --database postgres://masume@localhost/masume",
  { database: storageParameters.database, jobs: optional(integer(1, 256)) },
  async ({ database, jobs = availableParallelism() }, _version, t) => {
    const options = storageOptions({ database });
    if (!("url" in options)) throw new CliError(message("worker.no-database"));
    const storage = await openStorage(options);
    try {
      const { startWorker } = await import("@masume/server");
      const taking = await startWorker(storage, jobs);
      const stopped = new Promise<void>((resolve) => {
        process.once("SIGTERM", () => resolve());
        process.once("SIGINT", () => resolve());
      });
      void terminal.print(`${t("worker.ready", { place: storage.database.location, jobs })}\n`);
      await stopped;
      if (!(await taking.stop())) await closeAndExit(storage);
      return status.yes;
    } finally {
      await storage.close();
    }
  },
);
