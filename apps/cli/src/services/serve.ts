/** `masume serve`: the web app and the API, until a signal stops it. */
import { isIP } from "node:net";
import { message } from "@masume/kernel";
import type { LogLevel } from "@masume/server";
import { CliError } from "../platform/cli-error.js";
import { status } from "../platform/exit-status.js";
import { openBrowser } from "../platform/open-browser.js";
import { given, parseValue } from "../platform/parameter-values.js";
import {
  choice,
  flag,
  InvalidValue,
  integer,
  optional,
  text,
  type ValueParameter,
} from "../platform/parameters.js";
import { terminal } from "../platform/terminal.js";
import { type Service, service } from "./service.js";
import { closeAndExit, openStorage, storageOptions, storageParameters, withStorage } from "./storage.js";

const portParameter = integer(0, 65_535);
const defaultPort = "8080";

/** An address, or a network by the length of its prefix. */
function isAddressOrNetwork(given: string): boolean {
  const [address = "", length, ...more] = given.split("/");
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)]!;
  const isLength = length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= bits);
  return bits > 0 && isLength && more.length === 0 && !address.includes("%");
}

const proxies: ValueParameter<number | string> = {
  kind: "value",
  placeholder: "n|addresses",
  required: true,
  parse: (given) => {
    if (/^[1-9]\d?$/.test(given)) return Number(given);
    const isList = given.split(",").every((one) => isAddressOrNetwork(one.trim()));
    return isList ? given : new InvalidValue(message("serve.proxies", { found: given }));
  },
};

const origin: ValueParameter<string> = {
  kind: "value",
  placeholder: "url",
  required: true,
  parse: (given) => {
    // Upper and lower case are the same in a scheme and a host.
    const isOrigin =
      /^https?:/i.test(given) &&
      URL.canParse(given) &&
      new URL(given).origin === given.replace(/\/$/, "").toLowerCase();
    return isOrigin ? new URL(given).origin : new InvalidValue(message("serve.no-origin", { found: given }));
  },
};

export const serve: Service = service(
  "serve --port 8081",
  {
    port: optional(portParameter),
    host: optional(text("address")),
    ...storageParameters,
    open: flag,
    trustProxy: optional(proxies),
    origin: optional(origin),
    logLevel: optional(choice<LogLevel>(["debug", "info", "warn", "error", "silent"])),
  },
  async (
    { host = "127.0.0.1", data, database, open, trustProxy, origin, logLevel = "info", ...rest },
    version,
    t,
  ) => {
    const port = rest.port ?? parseValue(portParameter, process.env.PORT || defaultPort, "PORT");
    const storage = await openStorage(storageOptions({ data, database }));
    const { createServer, listen, ListenError } = await import("@masume/server");
    try {
      const app = await withStorage(() =>
        createServer({ version, logLevel, storage, ...given({ trustProxy, origin }) }),
      );
      const { address, stopped } = await listen(app, host, port);
      void terminal.print(`${t("serve.ready", { address })}\n`);
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
