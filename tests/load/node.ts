/**
 * A server for load tests: unless `limited` is said, without the limits that protect
 * it from one address, for here everybody has the same. Prints its address and the
 * cookies of as many players as requested; then, on `reset` and `read`, its load.
 */
import type { AddressInfo } from "node:net";
import { createServer, openStorage } from "@masume/server";
import { ProcessLoadGauge } from "./process-load.js";

// tsx has every error look up where its source was, which the server that people run does not do.
process.setSourceMapsEnabled(false);
const [place = "", players = "0", limits = ""] = process.argv.slice(2);
const storage = await openStorage(place.startsWith("postgres") ? { url: place } : { folder: place });
const plenty = { perSecond: 1_000, burst: 10_000 };
const sockets = { socket: plenty, player: plenty, address: plenty, roomCodes: plenty, perAddress: 100_000 };
const app = await createServer({
  version: "load",
  logLevel: "error",
  storage,
  trustProxy: 1,
  ...(limits === "limited" ? {} : { sockets, perMinute: 1e9 }),
});
await app.listen({ host: "127.0.0.1", port: 0 });
const { port } = app.server.address() as AddressInfo;

const cookies: string[] = [];
for (let i = 0; i < Number(players); i += 20) {
  const batch = Array.from({ length: Math.min(20, Number(players) - i) }, (_, j) =>
    app.inject({
      method: "POST",
      url: "/api/players",
      remoteAddress: `10.${(i >> 8) & 255}.${i & 255}.1`,
      payload: { name: `player ${i + j}` },
    }),
  );
  for (const answer of await Promise.all(batch)) {
    cookies.push(String(answer.headers["set-cookie"]).split(";")[0]!);
  }
}
process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}`, cookies })}\n`);

const gauge = new ProcessLoadGauge();
process.on("message", (command) => {
  if (command === "reset") gauge.reset();
  else process.send!(gauge.read());
});
process.on("SIGTERM", async () => {
  await app.close();
  await storage.close();
  process.disconnect();
});
