/** The built app behind the real server, with the headers it lives under. */
import type { AddressInfo } from "node:net";
import { createServer } from "@masume/server";

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

export async function serveSite(): Promise<Site> {
  const app = await createServer({ version: "test", logLevel: "silent" });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
