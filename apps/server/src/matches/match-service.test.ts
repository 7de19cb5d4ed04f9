/** Matches that other servers change: from their messages where those are enough, else from storage. */
import { moveCodec } from "@masume/games/nonaga";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { BusMessage } from "../storage/storage.js";
import { addPlayers, memoryStorage } from "../storage/testing/memory-storage.js";
import { Hub } from "./hub.js";
import { newMatch } from "./match.js";
import { rowOf } from "./match-rows.js";
import { MatchService } from "./match-service.js";
import { FakeConnection } from "./testing/fake-connection.js";
import { anyTurn, match, moved, underWay } from "./testing/played-match.js";

type Changed = Extract<BusMessage, { kind: "match" }>;

/** Two servers on one storage: what one of them publishes is heard by the other when the test says so. */
async function start() {
  const storage = await memoryStorage();
  const [aiko, ben] = (await addPlayers(storage, "Aiko", "Ben")) as [string, string];
  const seats = { red: aiko, blue: ben };
  const fresh = newMatch(
    { id: "m", rules: "basic", clock: { kind: "none" }, isRated: false, seats },
    storage.time,
  );
  await storage.db
    .insertInto("matches")
    .values(rowOf(fresh, "123456", storage.time))
    .execute();
  const find = vi.spyOn(storage.matches, "find");
  const server = () => {
    const published: Changed[] = [];
    const hub = new Hub();
    const phases: string[] = [];
    const bus = {
      publish: (message: BusMessage) => void (message.kind === "match" && published.push(message)),
      subscribe: () => {},
    };
    const service = new MatchService(
      { ...storage, bus, database: { ...storage.database, isShared: true } },
      hub,
      {
        onPhase: (id) => void phases.push(id),
        onCommit: () => {},
        beforeDecision: async () => {},
      },
    );
    onTestFinished(() => service.close());
    const watcher = new FakeConnection();
    hub.add(watcher);
    const watch = async () => {
      hub.watch(watcher, "m");
      await service.sendWhole("m", watcher);
    };
    const play = async (ply: number) => {
      const turn = turns[ply]!;
      const player = ply % 2 === 0 ? aiko : ben;
      return service.execute("m", { kind: "move", player, ply, turn, at: storage.time });
    };
    return { service, hub, published, phases, watcher, watch, play };
  };
  const [one, two] = [server(), server()];
  const reads = async (work: () => Promise<unknown>) => {
    find.mockClear();
    await work();
    return find.mock.calls.length;
  };
  return { storage, one, two, reads, aiko, ben };
}

const turns = (() => {
  const game = moved(moved(underWay()));
  return [...game.turns, anyTurn(game)];
})();

const shown = ({ watcher }: { watcher: FakeConnection }) => {
  const { version, from, turns: sent } = watcher.all("match").at(-1)!;
  return [version, from, sent.length];
};

describe("a move on another server", () => {
  test("is shown from its message alone, with when it was played", async () => {
    const { storage, one, two, reads } = await start();
    await one.watch();
    await two.watch();
    storage.time += 5_000;
    await one.play(0);
    expect(one.published).toMatchObject([{ match: "m", version: 1, moved: { turn: turns[0] } }]);
    expect(await reads(() => two.service.onRemoteChange(one.published[0]!))).toBe(0);
    expect(shown(two)).toEqual([1, 0, 1]);
    expect(two.watcher.all("match").at(-1)!.turnAt).toBe(storage.time);
    expect(two.service.cached("m")).toEqual(one.service.cached("m"));
    // And the game goes on here.
    expect(await two.play(1)).toMatchObject({ kind: "changed" });
    await one.service.onRemoteChange(two.published[0]!);
    expect([shown(one), shown(two)]).toEqual([
      [2, 1, 1],
      [2, 1, 1],
    ]);
  });

  test("that is not the next is read from storage, and one that is known is nothing", async () => {
    const { one, two, reads } = await start();
    await one.watch();
    await two.watch();
    for (const ply of [0, 1, 2]) await one.play(ply);
    const [first, second, third] = one.published as [Changed, Changed, Changed];
    expect(await reads(() => two.service.onRemoteChange(second))).toBe(1);
    expect(shown(two)).toEqual([3, 0, 3]);
    const before = two.watcher.sent.length;
    for (const late of [first, second, third])
      expect(await reads(() => two.service.onRemoteChange(late))).toBe(0);
    expect(two.watcher.sent).toHaveLength(before);
  });

  test("is nobody's where nobody watches", async () => {
    const { one, two, reads } = await start();
    await one.watch();
    await one.play(0);
    expect(await reads(() => two.service.onRemoteChange(one.published[0]!))).toBe(0);
    expect(two.service.cached("m")).toBeUndefined();
  });

  test("that is not heard of does no harm: what is decided on an old game is decided anew", async () => {
    const { one, two, aiko } = await start();
    await one.watch();
    await two.watch();
    await one.play(0);
    // Refused by what is cached, and granted by what is there.
    expect(await two.play(1)).toMatchObject({ kind: "changed" });
    expect(shown(two)).toEqual([2, 1, 1]);
    // Granted by what is cached: the commit finds another version.
    const resigned = await one.service.execute("m", { kind: "resign", player: aiko });
    expect(resigned).toMatchObject({ kind: "changed", match: { version: 3, result: { winner: "blue" } } });
    expect(resigned.kind === "changed" && resigned.match.turns).toHaveLength(2);
  });
});

describe("turns taken back", () => {
  /** Ben takes his last turn back: red has moved, and it is his turn again. */
  const takeBack = async ({ service }: { service: MatchService }, aiko: string, ben: string, ply: number) => {
    const about = { offer: "takeback", ply, newMatchId: "n", barrier: undefined } as const;
    await service.execute("m", { kind: "offer", player: ben, ...about });
    await service.execute("m", { kind: "accept", player: aiko, ...about });
  };

  test("are cut off where the games differ, and nothing before is sent again", async () => {
    const { one, aiko, ben } = await start();
    await one.watch();
    for (const ply of [0, 1]) await one.play(ply);
    await takeBack(one, aiko, ben, 2);
    expect(shown(one)).toEqual([4, 1, 0]);
  });

  test("and replaced by others, on a server that heard of none of it", async () => {
    const { storage, one, two, aiko, ben } = await start();
    await one.watch();
    for (const ply of [0, 1]) await one.play(ply);
    await two.watch();
    await takeBack(one, aiko, ben, 2);
    const other = anyTurn(moved(match()), 1);
    expect(other).not.toBe(turns[1]);
    await one.service.execute("m", { kind: "move", player: ben, ply: 1, turn: other, at: storage.time });
    await two.service.onRemoteChange(one.published.at(-1)!);
    expect(two.watcher.all("match").at(-1)).toMatchObject({ version: 5, from: 1, turns: [other] });
  });
});

test("other changes come without a move, and are read; an end is told as one", async () => {
  const { one, two, reads, ben } = await start();
  await one.watch();
  await two.watch();
  await one.service.execute("m", { kind: "resign", player: ben });
  expect(one.published[0]).toEqual({ kind: "match", match: "m", version: 1 });
  expect(await reads(() => two.service.onRemoteChange(one.published[0]!))).toBe(1);
  expect(two.watcher.all("match").at(-1)).toMatchObject({ phase: "over", result: { winner: "red" } });
  expect([one.phases, two.phases]).toEqual([["m"], ["m"]]);
});

test("a commit of which nobody knows whether it was done is looked up before the next", async () => {
  const { storage, one, reads } = await start();
  await one.watch();
  // Written, but the answer is lost.
  const commit = storage.matches.commit;
  vi.spyOn(storage.matches, "commit").mockImplementationOnce(async (change) => {
    await commit(change);
    throw new Error("lost");
  });
  await expect(one.play(0)).rejects.toThrow("lost");
  expect(await reads(async () => expect(await one.play(0)).toMatchObject({ kind: "unchanged" }))).toBe(1);
  expect(shown(one)).toEqual([1, 0, 1]);
  expect(await reads(() => one.play(1))).toBe(0);
});

describe("what is cached", () => {
  test("is what somebody watches, by match and by player, and no more", async () => {
    const { one, aiko, ben } = await start();
    await one.play(0);
    expect([one.service.cached("m"), one.service.cachedOf(aiko)]).toEqual([undefined, []]);
    await one.watch();
    expect([one.service.cachedOf(aiko), one.service.cachedOf(ben)]).toEqual([["m"], ["m"]]);
    one.service.release("m");
    expect(one.service.cached("m")?.turns).toHaveLength(1);
    one.hub.unwatch(one.watcher, "m");
    one.service.release("m");
    expect([one.service.cached("m"), one.service.cachedOf(aiko)]).toEqual([undefined, []]);
  });

  test("goes with a match that is gone", async () => {
    const { storage, one } = await start();
    await one.watch();
    await storage.db.deleteFrom("matches").execute();
    expect(await one.service.sendWhole("m", one.watcher)).toBe(false);
    one.hub.unwatch(one.watcher, "m");
    await one.service.refreshAll(["m"]);
    expect(one.service.cached("m")).toBeUndefined();
    expect(await one.play(0)).toEqual({ kind: "no-match" });
  });

  test("a new name is sent, though the match is the same", async () => {
    const { storage, one, aiko } = await start();
    await one.watch();
    await storage.db.updateTable("players").set({ name: "Aoi" }).where("id", "=", aiko).execute();
    await one.service.onRename("somebody else");
    expect(one.watcher.all("match")).toHaveLength(1);
    await one.service.onRename(aiko);
    const { seats, version } = one.watcher.all("match").at(-1)!;
    expect([seats.red?.name, seats.blue?.name, version]).toEqual(["Aoi", "Ben", 0]);
  });
});

test("a match that is watched is read again without being replayed", async () => {
  const { one } = await start();
  // Before anybody watches: its turns are kept from then.
  await one.play(0);
  await one.watch();
  const last = turns.length - 1;
  for (let ply = 1; ply < last; ply++) await one.play(ply);
  const parsed = vi.spyOn(moveCodec, "parse");
  onTestFinished(() => parsed.mockRestore());
  for (let i = 0; i < 5; i++) await one.watch();
  expect(parsed).not.toHaveBeenCalled();
  expect(shown(one)).toEqual([last, 0, last]);
  await one.play(last);
  expect(parsed).toHaveBeenCalledTimes(1);
});
