/** `masume restore`: a backup into an empty folder or database: all of it, or nothing. */
import { message } from "@masume/kernel";
import { CliError } from "../platform/cli-error.js";
import { status } from "../platform/exit-status.js";
import { withFile } from "../platform/input.js";
import { readLines } from "../platform/line-files.js";
import { text } from "../platform/parameters.js";
import { terminal } from "../platform/terminal.js";
import { type Service, service } from "./service.js";
import { openStorage, storageOptions, storageParameters, withStorage } from "./storage.js";

export const restore: Service = service(
  "restore --from masume.backup",
  { ...storageParameters, from: text("file") },
  async ({ data, database, from: file }, _version, t) => {
    const { BackupError, readBackup } = await import("@masume/server");
    const storage = await openStorage(storageOptions({ data, database }));
    try {
      const rows = await withFile(file, () =>
        withStorage(() => readBackup(storage.database, readLines(file))),
      );
      terminal.printMessage(t("restore.done", { rows }));
      return status.yes;
    } catch (thrown) {
      if (!(thrown instanceof BackupError)) throw thrown;
      throw new CliError(message("restore.bad"), { file });
    } finally {
      await storage.close();
    }
  },
);
