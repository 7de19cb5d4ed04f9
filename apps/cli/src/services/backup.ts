/** `masume backup`: everything a server keeps, of one moment, into a file, while the server runs. */
import { message } from "@masume/kernel";
import { CliError } from "../platform/cli-error.js";
import { status } from "../platform/exit-status.js";
import { withFile } from "../platform/input.js";
import { writeLines } from "../platform/line-files.js";
import { text } from "../platform/parameters.js";
import { exitOnSignals } from "../platform/signals.js";
import { terminal } from "../platform/terminal.js";
import { type Service, service } from "./service.js";
import { storageOptions, storageParameters, withStorage } from "./storage.js";

export const backup: Service = service(
  "backup --output masume.backup",
  { ...storageParameters, output: text("file") },
  async ({ data, database, output: file }, _version, t) => {
    const options = storageOptions({ data, database });
    const { hasDatabase, withSnapshot, writeBackup } = await import("@masume/server");
    if ("folder" in options && !hasDatabase(options)) {
      throw new CliError(message("backup.none", { place: options.folder }));
    }
    exitOnSignals();
    const rows = await withFile(file, () =>
      writeLines(file, (write) =>
        withStorage(() => withSnapshot(options, (snapshot) => writeBackup(snapshot, write))),
      ),
    );
    terminal.printMessage(t("backup.done", { rows, file }));
    return status.yes;
  },
);
