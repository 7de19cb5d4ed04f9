/** Killed servers: nothing acknowledged is lost, nothing is doubled, and the others go on. */
import { createRandom } from "@masume/kernel";
import { describe, expect, test } from "vitest";
import { killRepeatedly } from "../faults/crash.js";
import { databaseKinds, emptyDatabase } from "./databases.js";
import { randomGame } from "./games.js";
import { newPlayer, PlayerSocket } from "./player-socket.js";
import { startServerProcess } from "./server-process.js";

describe.each(databaseKinds)("%s", (kind) => {
  test("a server killed twice during a game has every move it acknowledged, once", async () => {
    const database = await emptyDatabase(kind);
    const report = await killRepeatedly(database.args, 2, createRandom("crash"));
    expect(report.acknowledged).toBeGreaterThan(0);
    await database.remove();
  });
});

test("two players on two nodes: one node is killed in the middle, and the game is played to its end", async () => {
  const database = await emptyDatabase("PostgreSQL");
  const [doomed, other] = await Promise.all(
    [1, 2].map(() => startServerProcess("--log-level", "error", ...database.args)),
  );
  const a = await newPlayer(doomed!.url, "Aiko");
  const b = await newPlayer(other!.url, "Ben");
  const first = await PlayerSocket.open(doomed!.url, a.cookie);
  const second = await PlayerSocket.open(other!.url, b.cookie);
  const match = await first.openRoom("official", "fischer:300+5");
  await first.request("watch", { match });
  await second.request("join", { room: first.match.code! });
  await second.request("watch", { match });
  const { turns, winner } = randomGame("two nodes", "official", 16, 300);
  const firstIsRed = second.match.seats.red?.id === a.id;
  let players = firstIsRed ? [first, second] : [second, first];
  for (const [ply, turn] of turns.entries()) {
    if (ply === 8) {
      const killing = doomed!.end("SIGKILL");
      // The one whose server dies sends the next move into the void, and again after coming back.
      if (players[ply % 2] === first) void first.move(ply, turn);
      await killing;
      const again = await PlayerSocket.open(other!.url, a.cookie);
      await again.request("watch", { match });
      players = players.map((one) => (one === first ? again : one));
    }
    const [mover, opponent] = [players[ply % 2]!, players[(ply + 1) % 2]!];
    await mover.matchWhen((shown) => shown.turns.length >= ply);
    expect(await mover.move(ply, turn)).toMatchObject({ ok: true });
    await opponent.matchWhen((shown) => shown.turns.length > ply);
  }
  for (const one of players) {
    const shown = await one.matchWhen(({ phase }) => phase === "over");
    expect(shown.turns).toEqual(turns);
    expect(shown.result).toEqual({ winner, reason: "together" });
    await one.close();
  }
  await other!.end("SIGTERM");
  await database.remove();
});
