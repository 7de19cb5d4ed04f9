/** `masume serve`: the web app and the API, until a signal stops it. */
import { message } from "@masume/kernel";
import type { LogLevel, Storage } from "@masume/server";
import { CliError } from "../platform/cli-error.js";
import { status } from "../platform/exit-status.js";
import { openBrowser } from "../platform/open-browser.js";
import { parseValue } from "../platform/parameter-values.js";
import { choice, flag, integer, optional, text } from "../platform/parameters.js";
import { type Service, service } from "./service.js";
import { openStorage, storageOptions, storageParameters, withStorage } from "./storage.js";

const portParameter = integer(0, 65_535);
const defaultPort = "8080";

export const serve: Service = service(
  {
    port: optional(portParameter),
    host: optional(text("address")),
    ...storageParameters,
    open: flag,
    trustProxy: flag,
    logLevel: optional(choice<LogLevel>(["debug", "info", "warn", "error", "silent"])),
  },
  async (
    { host = "127.0.0.1", data, database, open, trustProxy, logLevel = "info", ...given },
    version,
    t,
  ) => {
    const port = given.port ?? parseValue(portParameter, process.env.PORT || defaultPort, "PORT");
    const storage = await openStorage(storageOptions({ data, database }));
    const { createServer, listen, ListenError } = await import("@masume/server");
    try {
      const app = await withStorage(() => createServer({ version, logLevel, storage, trustProxy }));
      const { address, stopped } = await listen(app, host, port);
      process.stdout.write(`${t("serve.ready", { address })}\n`);
      if (open) openBrowser(address);
      const isFinished = await stopped;
      if (!isFinished) await closeAndExit(storage);
      return status.yes;
    } catch (thrown) {
      if (!(thrown instanceof ListenError)) throw thrown;
      throw new CliError(message(`serve.${thrown.reason}`, { port: String(port), host }));
    } finally {
      await storage.close();
    }
  },
);

/** What could not be finished would keep the process alive. */
async function closeAndExit(storage: Storage): Promise<never> {
  await storage.close();
  process.exit(status.no);
}
