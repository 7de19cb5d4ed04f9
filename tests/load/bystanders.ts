/**
 * Players beside an attack, in a process of their own: an answer must not seem late
 * because whoever attacks was busy. At each of a few tables a move is made ten times
 * per second, in one game after the other, at moments of its own: if they waited after
 * each answer, one long wait would bring all tables into step, and be seen by all of
 * them ever after. Each message asks how that went since the one before.
 */
import { randomGame } from "../server/games.js";
import { newPlayer, type SeatedPair, seatPair } from "../server/player-socket.js";

export interface BystanderReport {
  /** Milliseconds to the acknowledgement of each move. */
  readonly waits: readonly number[];
  /** The server shows every game as it was played. */
  readonly isUndisturbed: boolean;
}

const tables = 16;
const betweenMovesMs = 100;
const tickMs = 5;

const url = process.argv[2]!;
const line = randomGame("bystanders", "basic", 600, 600).turns;
let waits: number[] = [];
/** By how much this process has been late in all. */
let late = 0;
let tickedAt = performance.now();
setInterval(() => {
  const now = performance.now();
  late += Math.max(0, now - tickedAt - tickMs);
  tickedAt = now;
}, tickMs);

async function seat(table: number): Promise<SeatedPair> {
  const address = { "x-forwarded-for": `203.0.113.${table}` };
  const players = [await newPlayer(url, "C", address), await newPlayer(url, "D", address)] as const;
  return seatPair([url, url], players);
}

async function play(table: number): Promise<void> {
  let dueAt = performance.now() + (table / tables) * betweenMovesMs;
  for (;;) {
    const { sockets } = pairs[table]!;
    for (const [ply, turn] of line.entries()) {
      await pause(dueAt - performance.now());
      const [sentAt, before] = [performance.now(), late];
      const result = await sockets[ply % 2]!.move(ply, turn);
      if (!result.ok) throw new Error(result.error.code);
      waits.push(Math.max(0, performance.now() - sentAt - (late - before)));
      do dueAt += betweenMovesMs;
      while (dueAt < performance.now());
    }
    pairs[table] = await seat(table);
    await Promise.all(sockets.map((socket) => socket.close()));
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function isAsPlayed({ match, sockets }: SeatedPair): Promise<boolean> {
  const known = sockets[0].match.turns.length;
  await sockets[0].request("watch", { match });
  const { turns } = sockets[0].match;
  return turns.length >= known && turns.join() === line.slice(0, turns.length).join();
}

const pairs = await Promise.all(Array.from({ length: tables }, (_, table) => seat(table)));
process.on("message", async () => {
  const since = waits.slice();
  const asPlayed = await Promise.all(pairs.map(isAsPlayed));
  waits = [];
  process.send!({ waits: since, isUndisturbed: asPlayed.every(Boolean) } satisfies BystanderReport);
});
process.send!("seated");
await Promise.all(pairs.map((_, table) => play(table)));
