/**
 * What else is sent to a server that means no good: requests whose path is written
 * in odd ways, frames without a message, and answers that are asked for and not
 * read. All of it is counted, refused or let go; none of it may cost memory.
 */
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { PlayerSocket } from "../server/player-socket.js";

export interface FloodReport {
  requests: number;
  /** By status: all but the first few hundred are 429. */
  readonly statuses: Record<number, number>;
  pings: number;
  /** Sockets that were closed for their pings. */
  closedForPings: number;
  slowReaders: number;
}

const pingsPerSocket = 100;
/** Half of them ask for as much as a connection may at once, the others for more. */
const slowReaders = 100;
const asksPerReader = [10, 50] as const;

/** So many requests and pings in all, from one address each. */
export async function flood(url: string, cookie: string, count: number): Promise<FloodReport> {
  const { hostname, port } = new URL(url);
  const report: FloodReport = { requests: 0, statuses: {}, pings: 0, closedForPings: 0, slowReaders };
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const paths = ["/%61pi/health", `${url}/api/health`, "/api/health/", "/%zz", `${url}/%61pi/matches`];

  const ask = async (i: number): Promise<void> => {
    const headers = { "x-forwarded-for": "198.51.100.1" };
    const sent = request({ agent, hostname, port, path: paths[i % paths.length]!, headers }).end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    response.resume();
    await once(response, "end");
    report.requests++;
    report.statuses[response.statusCode!] = (report.statuses[response.statusCode!] ?? 0) + 1;
  };

  const ping = async (): Promise<void> => {
    const { socket, closed } = await PlayerSocket.open(url, "", { "x-forwarded-for": address(report.pings) });
    socket.on("error", () => {});
    for (let i = 0; i < pingsPerSocket; i++) socket.ping();
    report.pings += pingsPerSocket;
    await closed;
    report.closedForPings++;
  };

  const asking = `GET /api/me/records HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`;
  const readers = Array.from({ length: slowReaders }, (_, i) => {
    const reader = connect(Number(port), hostname).pause();
    reader.on("error", () => {});
    reader.write(asking.repeat(asksPerReader[i % 2]!));
    return reader;
  });
  for (let i = 0; i < count / 2; i++) await ask(i);
  while (report.pings < count / 2) await ping();
  for (const reader of readers) reader.destroy();
  agent.destroy();
  return report;
}

/** Every socket comes from a network of its own, else they would be refused before they ping. */
function address(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}
