/**
 * Everything a socket should not send: nonsense, too much of it, what was sent
 * before, what is not one's turn, for somebody else, for another game. Each is
 * answered by a refusal or a closed socket, and none may change a game.
 */
import { isDeepStrictEqual } from "node:util";
import type { Random } from "@masume/kernel";
import { WebSocket } from "ws";
import { PlayerSocket } from "../server/player-socket.js";

export interface Victim {
  /** Under way, with some plies played. */
  readonly match: string;
  readonly turns: readonly string[];
  /** What would be the next legal turn. */
  readonly next: string;
}

export interface AbuseReport {
  sent: number;
  refused: number;
  granted: number;
  /** Repetitions of what the attacker had played: to be granted without effect, unless there are too many. */
  repeated: number;
  /** Never answered, for their socket was closed on them. */
  unanswered: number;
  sockets: number;
}

/** Somebody who means no good. */
export interface Attacker {
  readonly cookie: string;
  /**
   * Red of the first victim's game, who is not to move. Gives no game up, for that would be allowed; and
   * waits for each answer, lest the socket be closed before what may be granted has been.
   */
  readonly isSeated?: boolean;
}

type Sending = string | Uint8Array;

type Kind = (random: Random, victims: readonly Victim[], id: number) => Sending;

/** One bad message, by kind: bad whoever sends it. */
const alwaysBad: readonly Kind[] = [
  (random) => String.fromCharCode(...Array.from({ length: random.below(60) }, () => random.below(0x3000))),
  (random) => Uint8Array.from({ length: 1 + random.below(100) }, () => random.below(256)),
  (random) =>
    random.pick([
      "",
      "null",
      "[]",
      "{}",
      "0",
      '"move"',
      "{",
      '{"type":',
      "[[[[[[[[[[",
      '{"__proto__":{"type":"move"}}',
    ]),
  (random, [victim], id) =>
    JSON.stringify({
      type: "move",
      id,
      match: victim!.match,
      ply: random.pick([-1, 1.5, 1e308, "0", null, [0], {}]),
      turn: victim!.next,
    }),
  (random, [victim], id) =>
    JSON.stringify({
      type: "move",
      id,
      match: victim!.match,
      ply: victim!.turns.length,
      turn: random.pick([7, null, "", "x".repeat(101), ["a"], { a: 1 }]),
    }),
  (_random, [victim], id) =>
    JSON.stringify({
      type: "move",
      id,
      match: victim!.match,
      ply: victim!.turns.length,
      turn: victim!.next,
      player: "someone",
    }),
  (random, [victim], id) =>
    JSON.stringify({
      type: random.pick(["admin", "Move", "delete", "constructor", "toString"]),
      id,
      match: victim!.match,
    }),
  // Well-formed, and wrong: out of turn, by a stranger, replayed, of another game, illegal.
  (random, victims, id) => move(random.pick(victims), id, 0),
  (random, victims, id) => move(random.pick(victims), id, random.below(40)),
  (random, victims, id) => {
    const [one, other] = [random.pick(victims), random.pick(victims)];
    return JSON.stringify({
      type: "move",
      id,
      match: one.match,
      ply: one.turns.length,
      turn: other.turns[0],
    });
  },
  (random, victims, id) =>
    JSON.stringify({
      type: "move",
      id,
      match: random.pick(victims).match,
      ply: 3,
      turn: `${random.below(9)},${random.below(9)}>0,0 1,1>2,2`,
    }),
  (random, victims, id) => move(random.pick(victims), id, random.pick(victims).turns.length),
];

/** What players may do and strangers may not. */
const badFromStrangers: readonly Kind[] = [
  (random, victims, id) => JSON.stringify({ type: "resign", id, match: random.pick(victims).match }),
  (random, victims, id) =>
    JSON.stringify({
      type: random.pick(["offer", "accept", "decline"]),
      id,
      match: random.pick(victims).match,
      offer: random.pick(["draw", "takeback", "rematch"]),
      ply: random.below(8),
    }),
  (random, _victims, id) =>
    JSON.stringify({
      type: "join",
      id,
      room: random.pick(["000000", "'; drop", "0000000000000000", "１２３４５６"]),
    }),
  (random, victims, id) => JSON.stringify({ type: "join", id, room: random.pick(victims).match }),
];

function move({ match, turns, next }: Victim, id: number, ply: number): string {
  return JSON.stringify({ type: "move", id, match, ply, turn: turns[ply] ?? next });
}

/** A move that red has played exactly so. */
function isRepetition(sending: Sending, { match, turns }: Victim): boolean {
  const plies = turns.flatMap((_, ply) => (ply % 2 === 0 ? [ply] : []));
  if (typeof sending !== "string" || !sending.startsWith('{"type":"move"')) return false;
  const { id: _, ...message } = JSON.parse(sending);
  return plies.some((ply) => isDeepStrictEqual(message, { type: "move", match, ply, turn: turns[ply] }));
}

/** Sends so many, over as many sockets as that takes, from a few attackers and many addresses. */
export async function abuse(
  url: string,
  attackers: readonly Attacker[],
  victims: readonly Victim[],
  count: number,
  random: Random,
): Promise<AbuseReport> {
  const report: AbuseReport = { sent: 0, refused: 0, granted: 0, repeated: 0, unanswered: 0, sockets: 0 };
  while (report.sent < count) {
    const { cookie, isSeated } = attackers[report.sockets % attackers.length]!;
    const kinds = isSeated ? alwaysBad : [...alwaysBad, ...badFromStrangers];
    const address = `10.${(report.sockets >> 8) & 255}.${report.sockets & 255}.1`;
    const attacker = await PlayerSocket.open(url, cookie, { "x-forwarded-for": address });
    const { socket } = attacker;
    const before = report.sent;
    const answers = () => attacker.received.filter((text) => /^\{"type":"(done|refused)"/.test(text));
    /** Every message has one answer, unless the socket is closed first. */
    const answered = async () => {
      while (socket.readyState === WebSocket.OPEN && answers().length < report.sent - before)
        await Promise.race([attacker.nextMessage(), attacker.closed]);
    };
    // A socket bears about sixty of these before it is closed.
    for (let i = 0; i < 80 && report.sent < count && socket.readyState === WebSocket.OPEN; i++) {
      const sending = random.pick(kinds)(random, isSeated ? victims.slice(0, 1) : victims, i);
      socket.send(sending);
      report.sent++;
      if (!isSeated) continue;
      if (isRepetition(sending, victims[0]!)) report.repeated++;
      await answered();
    }
    if (random.below(20) === 0) {
      socket.send("x".repeat(100_000)); // more than any message: closed at once
      report.sent++;
    }
    await answered();
    await attacker.close();
    const refused = answers().filter((text) => text.startsWith('{"type":"refused"')).length;
    report.refused += refused;
    report.granted += answers().length - refused;
    report.unanswered += report.sent - before - answers().length;
    report.sockets++;
  }
  return report;
}
