/**
 * Two players beside an attack, in a process of their own: an answer must not seem
 * late because whoever attacks was busy. They move ten times per second, for at most
 * a minute and a half. Each message asks how that went since the one before.
 */
import { randomGame } from "../server/games.js";
import { newPlayer, seatPair } from "../server/player-socket.js";

export interface BystanderReport {
  /** Milliseconds to the acknowledgement of each move. */
  readonly waits: readonly number[];
  /** The server shows the game as they have played it. */
  readonly isUndisturbed: boolean;
}

const betweenMovesMs = 100;

const url = process.argv[2]!;
const players = [await newPlayer(url, "C"), await newPlayer(url, "D")] as const;
const { match, sockets } = await seatPair([url, url], players);
const line = randomGame("bystanders", "basic", 900, 900).turns;
let waits: number[] = [];
let acknowledged = 0;

async function report(): Promise<BystanderReport> {
  const known = acknowledged;
  await sockets[0].request("watch", { match });
  const { turns } = sockets[0].match;
  const isUndisturbed = turns.length >= known && turns.join() === line.slice(0, turns.length).join();
  const since = waits;
  waits = [];
  return { waits: since, isUndisturbed };
}

process.on("message", async () => process.send!(await report()));
process.send!("seated");
for (const [ply, turn] of line.entries()) {
  const sentAt = performance.now();
  const result = await sockets[ply % 2]!.move(ply, turn);
  if (!result.ok) throw new Error(result.error.code);
  waits.push(performance.now() - sentAt);
  acknowledged++;
  await new Promise((resolve) => setTimeout(resolve, betweenMovesMs));
}
