/** Who looks for an opponent, for all to see: rated or casual, with a colour or without, taken by name. */
import { HttpClient, type RequestFields } from "@masume/protocol";
import { describe, expect, onTestFinished, test } from "vitest";
import { databaseKinds } from "./databases.js";
import { install } from "./nodes.js";
import { newPlayer, PlayerSocket } from "./player-socket.js";

describe.each(databaseKinds)("%s", (kind) => {
  test("a seek is listed, and taken by one; those who want other games do not meet", async () => {
    const installation = await install(kind);
    onTestFinished(() => installation.stop());
    const [{ url }, { url: other }] = installation.nodes;
    const people = await Promise.all(["Aiko", "Ben", "Chie"].map((name) => newPlayer(url, name)));
    const [a, b, c] = await Promise.all(
      people.map(({ cookie }, i) => PlayerSocket.open(i === 1 ? other : url, cookie)),
    );
    const seeks = async () => {
      const got = await new HttpClient((path, init) => fetch(url + path, init)).request("listSeeks");
      if (!got.ok) throw new Error(got.error.code);
      return got.value.seeks;
    };
    const terms: RequestFields<"seek"> = { rules: "official", clock: "fischer:180+2" };
    await a!.request("seek", { ...terms, rated: true, side: "blue" });
    expect(await seeks()).toEqual([
      {
        player: { id: people[0]!.id, name: "Aiko" },
        rating: null,
        ...terms,
        rated: true,
        side: "blue",
        since: expect.any(Number),
      },
    ]);
    // A casual game is another game, and two cannot both have blue.
    await b!.request("seek", terms);
    await c!.request("seek", { ...terms, rated: true, side: "blue" });
    expect(await seeks()).toHaveLength(3);

    expect(await b!.request("take", { player: people[1]!.id })).toMatchObject({ error: { code: "no-seek" } });
    const told = a!.next("paired");
    const taken = await b!.request("take", { player: people[0]!.id });
    if (!taken.ok) throw new Error(taken.error.code);
    const { match } = taken.value;
    expect((await told).match).toBe(match);
    expect(await b!.request("take", { player: people[0]!.id })).toMatchObject({ value: { match } });
    await b!.request("watch", { match });
    expect(b!.match).toMatchObject({
      phase: "playing",
      rated: true,
      seats: { red: { name: "Ben" }, blue: { name: "Aiko" } },
    });
    expect((await seeks()).map(({ player }) => player.name)).toEqual(["Chie"]);
    expect(await c!.request("take", { player: people[0]!.id })).toMatchObject({ error: { code: "no-seek" } });

    // Whoever does not mind gets the colour that is left, and a room its opener's.
    const met = c!.next("paired");
    await c!.request("seek", { ...terms, clock: "fischer:300+5", side: "blue" });
    await a!.request("seek", { ...terms, clock: "fischer:300+5" });
    const next = (await met).match;
    await c!.request("watch", { match: next });
    expect(c!.match.seats).toMatchObject({ red: { name: "Aiko" }, blue: { name: "Chie" } });
    const opened = await b!.request("open", { rules: "basic", clock: "none", side: "blue" });
    if (!opened.ok) throw new Error(opened.error.code);
    await b!.request("watch", { match: opened.value.match });
    expect(b!.match.seats).toMatchObject({ red: null, blue: { name: "Ben" } });
    expect(await b!.request("abort", { match: opened.value.match })).toMatchObject({ ok: true });
    expect(await c!.request("join", { room: opened.value.match })).toMatchObject({
      error: { code: "closed" },
    });
    await Promise.all([a, b, c].map((one) => one!.close()));
  });

  test("what is asked at once happens one after the other", async () => {
    const installation = await install(kind);
    onTestFinished(() => installation.stop());
    const [{ url }, { url: other }] = installation.nodes;
    const [aiko, ben] = await Promise.all(["Aiko", "Ben"].map((name) => newPlayer(url, name)));
    const a = await PlayerSocket.open(url, aiko!.cookie);
    const b = await PlayerSocket.open(other, ben!.cookie);
    const terms: RequestFields<"seek"> = { rules: "official", clock: "fischer:180+2" };

    // Clicked in haste: the last word counts.
    const clicks = Array.from({ length: 8 }, () => [
      a.request("seek", terms),
      a.request("seek", { ...terms, clock: "fischer:300+5" }),
      a.request("unseek"),
    ]);
    const answers = await Promise.all(clicks.flat());
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    const listed = await new HttpClient((path, init) => fetch(url + path, init)).request("listSeeks");
    expect(listed).toMatchObject({ value: { seeks: [] } });

    // Each takes the other's seek: that is one game, and neither waits for the other.
    for (let round = 0; round < 5; round++) {
      await a.request("seek", terms);
      await b.request("seek", { ...terms, clock: "fischer:300+5" });
      const [ofA, ofB] = await Promise.all([
        a.request("take", { player: ben!.id }),
        b.request("take", { player: aiko!.id }),
      ]);
      if (!ofA.ok) throw new Error(ofA.error.code);
      expect(ofB).toMatchObject({ value: { match: ofA.value.match } });
      await a.request("abort", { match: ofA.value.match! });
    }
    await Promise.all([a.close(), b.close()]);
  });
});
