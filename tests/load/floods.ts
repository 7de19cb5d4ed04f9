/**
 * What else is sent to a server that means no good: requests whose path is written
 * in odd ways, frames without a message, answers that are asked for and not read, and
 * as much to be stored as is taken. All of it is counted, refused or let go; none of
 * it may cost memory, or others their time.
 */
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { PlayerSocket } from "../server/player-socket.js";

export interface RequestReport {
  readonly requests: number;
  /** By status: all but the first few hundred are 429, or closed without an answer. */
  readonly statuses: Readonly<Record<string, number>>;
}

export interface PingReport {
  readonly pings: number;
  /** Sockets that were closed for their pings. */
  readonly closed: number;
}

export interface WriterReport {
  /** By status. */
  readonly statuses: Readonly<Record<number, number>>;
}

export interface SlowReaderReport {
  readonly readers: number;
  readonly requests: number;
}

/** More than the server lets wait of one address. */
const connections = 250;
const requestMs = 8_000;
const pingsPerSocket = 100;
/** Half of them ask for as much as a connection may at once, the others for more. */
const slowReaders = 100;
const asksPerReader = [4, 50] as const;
/** How long they wait, without reading. */
const readNothingMs = 5_000;
const writers = 12;
const writeMs = 5_000;

/** Requests in odd spellings, from one address, on many connections, for a while or up to this number. */
export async function floodRequests(url: string, count: number): Promise<RequestReport> {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const paths = ["/%61pi/health", `${url}/api/health`, "/api/health/", "/%zz", `${url}/%61pi/matches`];
  const headers = { "x-forwarded-for": "198.51.100.1" };
  const until = performance.now() + requestMs;
  const statuses: Record<string, number> = {};
  let requests = 0;
  const ask = async (path: string): Promise<number | "closed"> => {
    const sent = request({ agent, hostname, port, path, headers }).end();
    try {
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      response.resume();
      await once(response, "end");
      return response.statusCode!;
    } catch {
      return "closed";
    }
  };
  const keepAsking = async (): Promise<void> => {
    while (requests < count && performance.now() < until) {
      const status = await ask(paths[requests++ % paths.length]!);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  agent.destroy();
  return { requests, statuses };
}

/** Pings, on sockets that each come from a network of their own: else they would be refused before they ping. */
export async function floodPings(url: string, count: number): Promise<PingReport> {
  let [pings, closed] = [0, 0];
  for (; pings < count; pings += pingsPerSocket) {
    const player = await PlayerSocket.open(url, "", { "x-forwarded-for": address(pings) });
    player.socket.on("error", () => {});
    for (let i = 0; i < pingsPerSocket; i++) player.socket.ping();
    await player.closed;
    closed++;
  }
  return { pings, closed };
}

/** Long answers that are asked for, many at once, and not read. */
export async function readNothing(url: string, cookie: string): Promise<SlowReaderReport> {
  const { hostname, port } = new URL(url);
  const asking = `GET /api/me/records HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`;
  const readers = Array.from({ length: slowReaders }, (_, i) => {
    const reader = connect(Number(port), hostname).pause();
    reader.on("error", () => {});
    reader.write(asking.repeat(asksPerReader[i % 2]!));
    return reader;
  });
  await new Promise((resolve) => setTimeout(resolve, readNothingMs));
  for (const reader of readers) reader.destroy();
  return { readers: slowReaders, requests: (slowReaders / 2) * (asksPerReader[0] + asksPerReader[1]) };
}

/** As much as one player can write, the same records again and again, for a while. */
export async function writeMuch(url: string, cookie: string): Promise<WriterReport> {
  const until = performance.now() + writeMs;
  const statuses: Record<number, number> = {};
  const headers = { cookie, "content-type": "application/json", "x-forwarded-for": "198.51.100.2" };
  const value = JSON.stringify("x".repeat(4_000));
  let writtenAt = 0;
  const write = async (_: unknown, writer: number): Promise<void> => {
    while (performance.now() < until) {
      writtenAt++;
      const records = Array.from({ length: 200 }, (_, i) => ({
        store: "library",
        key: `${writer}/${i}`,
        value,
        writtenAt,
      }));
      const body = JSON.stringify({ records });
      const { status } = await fetch(`${url}/api/me/records`, { method: "POST", headers, body });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return { statuses };
}

function address(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}
