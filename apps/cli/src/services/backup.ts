/** `masume backup`: everything a server keeps, of one moment, into a file, while the server runs. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { message } from "@masume/kernel";
import { CliError } from "../platform/cli-error.js";
import { status } from "../platform/exit-status.js";
import { writeLines } from "../platform/line-files.js";
import { text } from "../platform/parameters.js";
import { type Service, service } from "./service.js";
import { storageOptions, storageParameters, withFile, withStorage } from "./storage.js";

export const backup: Service = service(
  { ...storageParameters, output: text("file") },
  async ({ data, database, output: file }, _version, t) => {
    const options = storageOptions({ data, database });
    if ("folder" in options && !existsSync(join(options.folder, "masume.db"))) {
      throw new CliError(message("backup.none", { place: options.folder }));
    }
    const { withSnapshot, writeBackup } = await import("@masume/server");
    const rows = await withFile(file, () =>
      writeLines(file, (write) =>
        withStorage(() => withSnapshot(options, (snapshot) => writeBackup(snapshot, write))),
      ),
    );
    process.stderr.write(`${t("backup.done", { rows, file })}\n`);
    return status.yes;
  },
);
