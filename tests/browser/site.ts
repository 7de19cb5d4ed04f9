/** The built app behind the built server, as `masume serve` starts it, with a database of its own. */
import { rmSync } from "node:fs";
import { scratchFolder } from "../cli/masume.js";
import { startServerProcess } from "../server/server-process.js";

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

export async function serveSite(): Promise<Site> {
  const { path } = scratchFolder();
  const { url, end } = await startServerProcess("--data", path, "--log-level", "error");
  return {
    url,
    async close() {
      await end("SIGTERM");
      rmSync(path, { recursive: true });
    },
  };
}
