/** Who is here when there are other servers: what is asked of them, told to them, and waited for. */
import type { PresenceMessage, TimeControl } from "@masume/protocol";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { BusMessage, PresenceRepository } from "../storage/storage.js";
import { memoryStorage } from "../storage/testing/memory-storage.js";
import { Hub } from "./hub.js";
import { Presence } from "./presence.js";
import { FakeConnection } from "./testing/fake-connection.js";
import { underWay } from "./testing/played-match.js";

const graceMs = 30_000;
const deadMs = 10_000;

async function start({ isOver = false, clock }: { isOver?: boolean; clock?: TimeControl } = {}) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const storage = await memoryStorage();
  /** Players with a socket on another server, and those who watch there. */
  const elsewhere = { players: new Set<string>(), spectators: 0, isFailing: false };
  const written: string[] = [];
  const asked: { players: number; aliveAfter: number }[] = [];
  const check = () => {
    if (elsewhere.isFailing) throw new Error("storage");
  };
  const presence: PresenceRepository = {
    setPlayers: async (node, online, offline) => {
      check();
      written.push(`${node}: +${online.join()} -${offline.join()}`);
    },
    playersElsewhere: async (_node, players, aliveAfter) => {
      check();
      asked.push({ players: players.length, aliveAfter });
      return new Set(players.filter((player) => elsewhere.players.has(player)));
    },
    setSpectators: async () => check(),
    spectatorsElsewhere: async (_node, ids) => {
      check();
      return new Map(ids.flatMap((id) => (elsewhere.spectators > 0 ? [[id, elsewhere.spectators]] : [])));
    },
  };
  const told: BusMessage[] = [];
  const bus = { publish: (message: BusMessage) => void told.push(message), subscribe: () => {} };
  const hub = new Hub();
  const abandoned: string[] = [];
  const game = { ...underWay(), ...(clock && { clock }), ...(isOver && { phase: "over" as const }) };
  const tested = new Presence({ ...storage, presence, bus }, hub, {
    node: "here",
    deadMs,
    graceMs,
    onAbandoned: (id, side) => void abandoned.push(`${id} ${side}`),
    cached: (id) => (id === "m" ? game : undefined),
  });
  onTestFinished(() => tested.close());
  const watch = (player?: string) => {
    const connection = new FakeConnection(player, player);
    hub.add(connection);
    hub.watch(connection, "m");
    return connection;
  };
  const pass = async (ms: number) => {
    storage.time += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  return { presence: tested, storage, hub, watch, pass, elsewhere, written, asked, told, abandoned };
}

const last = (connection: FakeConnection): PresenceMessage => connection.all("presence").at(-1)!;

describe("the opponent on another server", () => {
  test("is here, and nobody waits", async () => {
    const { presence, storage, watch, pass, elsewhere, asked, abandoned } = await start();
    elsewhere.players.add("B");
    elsewhere.spectators = 4;
    const red = watch("R");
    await presence.update("m");
    expect(last(red)).toEqual({
      type: "presence",
      match: "m",
      here: { red: true, blue: true },
      spectators: 4,
      gone: null,
    });
    // Only of those who are not here, and only on servers seen lately.
    expect(asked).toEqual([{ players: 1, aliveAfter: storage.time - deadMs }]);
    await pass(graceMs);
    expect(abandoned).toEqual([]);
  });

  test("who leaves it has a while from then on, however often that is looked at", async () => {
    const { presence, storage, watch, pass, elsewhere, abandoned } = await start();
    elsewhere.players.add("B");
    const red = watch("R");
    await presence.update("m");
    elsewhere.players.delete("B");
    await presence.poll(["m"]);
    const until = storage.time + graceMs;
    expect(last(red)).toMatchObject({ here: { red: true, blue: false }, gone: { side: "blue", until } });
    await pass(graceMs - 1);
    await presence.update("m");
    await presence.poll(["m"]);
    expect([last(red).gone?.until, abandoned]).toEqual([until, []]);
    await pass(1);
    expect(abandoned).toEqual(["m blue"]);
  });

  test.each([
    [24 * 60 * 60, []],
    [60 * 60, []],
    [60 * 60 - 1, ["m blue"]],
  ])("who is away from a game of %i seconds per turn: abandoned %j", async (seconds, expected) => {
    const { presence, watch, pass, abandoned } = await start({ clock: { kind: "move", seconds } });
    const red = watch("R");
    await presence.update("m");
    expect([last(red).here.blue, last(red).gone === null]).toEqual([false, expected.length === 0]);
    await pass(graceMs);
    expect(abandoned).toEqual(expected);
  });

  test("who has come back there in the last moment has not abandoned the game", async () => {
    const { presence, watch, pass, elsewhere, abandoned } = await start();
    watch("R");
    await presence.update("m");
    elsewhere.players.add("B");
    await pass(graceMs);
    expect(abandoned).toEqual([]);
  });

  test("is waited for once more when nobody knows", async () => {
    const { presence, watch, pass, elsewhere, abandoned } = await start();
    watch("R");
    await presence.update("m");
    elsewhere.isFailing = true;
    await pass(graceMs);
    expect(abandoned).toEqual([]);
    elsewhere.isFailing = false;
    await pass(graceMs - 1);
    expect(abandoned).toEqual([]);
    await pass(1);
    expect(abandoned).toEqual(["m blue"]);
  });
});

describe("nobody loses", () => {
  test("when whoever waited has left too", async () => {
    const { presence, hub, watch, pass, abandoned } = await start();
    const [red] = [watch("R"), watch()];
    await presence.update("m");
    hub.remove(red);
    await pass(graceMs);
    expect(abandoned).toEqual([]);
  });

  test("when nobody looks at the game here any more", async () => {
    const { presence, watch, pass, abandoned } = await start();
    watch("R");
    await presence.update("m");
    await presence.release("m");
    await pass(graceMs);
    expect(abandoned).toEqual([]);
  });

  test("when the game is over, or the server stops", async () => {
    const over = await start({ isOver: true });
    const red = over.watch("R");
    await over.presence.update("m");
    expect(last(red).gone).toBeNull();
    const stopping = await start();
    stopping.watch("R");
    await stopping.presence.update("m");
    stopping.presence.close();
    for (const { pass, abandoned } of [over, stopping]) {
      await pass(graceMs);
      expect(abandoned).toEqual([]);
    }
  });
});

describe("what is sent", () => {
  test("is what has changed, to all; and to who asks, in any case", async () => {
    const { presence, watch, elsewhere } = await start();
    const [red, blue] = [watch("R"), watch("B")];
    await presence.update("m");
    await presence.update("m");
    expect([red, blue].map((one) => one.all("presence").length)).toEqual([1, 1]);
    await presence.update("m", blue);
    expect([red, blue].map((one) => one.all("presence").length)).toEqual([1, 2]);
    expect(last(blue)).toEqual(last(red));
    elsewhere.spectators = 1;
    await presence.update("m", blue);
    expect([red, blue].map((one) => one.all("presence").length)).toEqual([2, 3]);
  });

  test("is the last word, when more happens while it is found out", async () => {
    const { presence, hub, watch } = await start();
    const [red, blue] = [watch("R"), watch("B")];
    const first = presence.update("m");
    hub.remove(blue);
    const late = watch();
    await Promise.all([first, presence.update("m", late), presence.update("m")]);
    expect(last(red)).toMatchObject({ here: { red: true, blue: false }, spectators: 1 });
    expect(last(late)).toEqual(last(red));
  });

  test("is found out again by the next poll after a failure, and by none after that", async () => {
    const { presence, watch, elsewhere } = await start();
    const red = watch("R");
    await presence.update("m");
    elsewhere.isFailing = true;
    await expect(presence.update("m")).rejects.toThrow("storage");
    elsewhere.isFailing = false;
    await presence.poll(["m"]);
    await presence.poll(["m", "not cached"]);
    expect(red.all("presence")).toHaveLength(2);
  });

  test("of a poll: only where somebody has come or gone, of the players or of those who watch", async () => {
    const { presence, watch, elsewhere } = await start();
    const red = watch("R");
    await presence.update("m");
    const update = vi.spyOn(presence, "update");
    const polled = async () => {
      await presence.poll(["m"]);
      return [update.mock.calls.length, last(red).here.blue, last(red).spectators];
    };
    expect(await polled()).toEqual([0, false, 0]);
    elsewhere.players.add("B");
    expect(await polled()).toEqual([1, true, 0]);
    expect(await polled()).toEqual([1, true, 0]);
    elsewhere.spectators = 3;
    expect(await polled()).toEqual([2, true, 3]);
    expect(await polled()).toEqual([2, true, 3]);
  });
});

describe("what is written down for other servers", () => {
  test("who is connected here, and who no longer is; then they are told", async () => {
    const { presence, hub, watch, written, told } = await start();
    const red = watch("R");
    await presence.onConnectionChange("R");
    hub.remove(red);
    await presence.onConnectionChange("R");
    expect(written).toEqual(["here: +R -", "here: + -R"]);
    expect(told).toEqual(Array(2).fill({ kind: "presence", player: "R" }));
  });

  test("what could not be written is written later, as it is then, once", async () => {
    const { presence, hub, watch, written, told, elsewhere } = await start();
    const red = watch("R");
    elsewhere.isFailing = true;
    await expect(presence.onConnectionChange("R")).rejects.toThrow("storage");
    expect(told).toEqual([]);
    hub.remove(red);
    elsewhere.isFailing = false;
    await presence.retry();
    await presence.retry();
    expect([written, told.length]).toEqual([["here: + -R"], 1]);
  });

  test("everybody again, when it was deleted with this server", async () => {
    const { presence, watch, written, told } = await start();
    watch("R");
    watch("B");
    watch();
    await presence.rewrite();
    expect(written.join(" ").match(/[RB]/g)?.sort()).toEqual(["B", "R"]);
    expect(told).toHaveLength(2);
  });
});

test("where only others watch, nobody is waited for", async () => {
  const { presence, watch } = await start();
  const onlooker = watch();
  await presence.update("m");
  expect(last(onlooker)).toMatchObject({ here: { red: false, blue: false }, gone: null, spectators: 1 });
});
