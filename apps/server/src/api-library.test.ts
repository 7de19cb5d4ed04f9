/** Puzzles, folders and records over HTTP: what is stored is what is answered, under the names of the protocol. */
import { expect, test, vi } from "vitest";
import { idOf } from "./storage/testing/memory-storage.js";
import { addPuzzle } from "./storage/testing/rows.js";
import { apiServer } from "./testing/api-server.js";

test("a puzzle, from being saved to being deleted", async () => {
  const { storage, send, signUp } = await apiServer();
  const { id: owner, cookie } = await signUp("Aiko");
  const made = await send("POST", "/api/folders", { cookie, body: { name: "Mine" } });
  expect([made.status, made.body]).toEqual([
    201,
    { id: expect.any(String), name: "Mine", createdAt: expect.any(Number) },
  ]);
  const folder: string = made.body.id;
  const body = { game: "stroke", puzzle: "s3-0-8", title: "Nine", folder, level: 2, visibility: "link" };
  const saved = await send("POST", "/api/puzzles", { cookie, body });
  expect(saved.status).toBe(201);
  // In the notation that the game writes.
  const puzzle = '{"size":3,"blocked":[],"start":[0,0],"goal":[2,2]}';
  const createdAt = storage.time;
  const found = { owner, width: 3, height: 3, solutions: null, isHidden: false, createdAt };
  expect(saved.body).toMatchObject({ ...body, puzzle, ...found });
  const url = `/api/puzzles/${saved.body.id}`;
  expect((await send("GET", url)).body).toEqual(saved.body);
  const change = async (changes: object) => (await send("PATCH", url, { cookie, body: changes })).body;
  storage.time += 1_000;
  expect(await change({ folder: null })).toEqual({ ...saved.body, folder: null });
  expect(await change({ folder, title: "Ten" })).toEqual({ ...saved.body, title: "Ten" });
  expect(await change({ level: null })).toEqual({ ...saved.body, title: "Ten", level: null });
  await change({ visibility: "private" });
  // Then only its owner sees it.
  expect((await send("GET", url)).status).toBe(404);
  expect((await send("GET", url, { cookie })).body).toMatchObject({ visibility: "private", owner });
  expect((await send("DELETE", url, { cookie })).status).toBe(204);
  expect((await send("GET", url, { cookie })).status).toBe(404);
});

test("why a puzzle is not saved", async () => {
  const { send, signUp } = await apiServer();
  const { cookie } = await signUp("Aiko");
  const refusal = async (more: object) => {
    const body = { game: "stroke", puzzle: "s3-0-8", title: "Nine", ...more };
    const { status, body: answer } = await send("POST", "/api/puzzles", { cookie, body });
    return [status, answer.error.code];
  };
  expect(await refusal({ puzzle: "nonsense" })).toEqual([422, "unreadable"]);
  expect(await refusal({ game: "chess" })).toEqual([422, "unreadable"]);
  expect(await refusal({ folder: idOf("nothing") })).toEqual([404, "not-found"]);
});

test("what is published is listed with its author's name, by what is asked for", async () => {
  const { storage, send, signUp } = await apiServer();
  const [aiko, ben] = [await signUp("Aiko"), await signUp("Ben")];
  const add = (player: string, title: string, more: object = {}) =>
    addPuzzle(storage, { player, title, visibility: "public", ...more });
  await add(aiko.id, "A small one", { width: 3, height: 4, level: 1 });
  await add(ben.id, "A large one", { width: 20, height: 30, level: 3, game: "slither" });
  await add(ben.id, "A hidden one", { hidden_at: 1 });
  await add(ben.id, "A private one", { visibility: "private" });
  const listed = async (query: string) => {
    const { body } = await send("GET", `/api/puzzles?${query}`);
    return body.puzzles.map((one: { title: string; ownerName: string }) => `${one.title}: ${one.ownerName}`);
  };
  const [small, large] = ["A small one: Aiko", "A large one: Ben"];
  expect((await listed("")).sort()).toEqual([large, small]);
  expect(await listed("q=LARGE")).toEqual([large]);
  expect(await listed("game=stroke")).toEqual([small]);
  expect(await listed("level=3")).toEqual([large]);
  expect(await listed("min=4")).toEqual([large]);
  expect(await listed("max=4")).toEqual([small]);
  expect(await listed("max=3")).toEqual([]);
  const own = await send("GET", "/api/me/puzzles", { cookie: ben.cookie });
  const isHidden = Object.fromEntries(
    own.body.puzzles.map((one: { title: string; isHidden: boolean }) => [one.title, one.isHidden]),
  );
  expect(isHidden).toEqual({ "A large one": false, "A hidden one": true, "A private one": false });
});

test("a folder's puzzles are listed, and go with it", async () => {
  const { storage, send, signUp } = await apiServer();
  const { id, cookie } = await signUp("Aiko");
  const { body: folder } = await send("POST", "/api/folders", { cookie, body: { name: "Mine" } });
  await addPuzzle(storage, { player: id, folder: folder.id, title: "inside" });
  await addPuzzle(storage, { player: id, title: "outside" });
  const titles = async (query = "") =>
    (await send("GET", `/api/me/puzzles${query}`, { cookie })).body.puzzles.map(
      ({ title }: { title: string }) => title,
    );
  expect(await titles(`?folder=${folder.id}`)).toEqual(["inside"]);
  expect((await send("GET", "/api/folders", { cookie })).body).toEqual({ folders: [folder] });
  expect((await send("DELETE", `/api/folders/${folder.id}`, { cookie })).status).toBe(204);
  expect(await titles()).toEqual(["outside"]);
});

test("a published puzzle of somebody else can be reported, one's own and a private one cannot", async () => {
  const { storage, send, signUp } = await apiServer();
  const [aiko, ben] = [await signUp("Aiko"), await signUp("Ben")];
  const published = await addPuzzle(storage, { player: ben.id, visibility: "public" });
  const shared = await addPuzzle(storage, { player: ben.id, visibility: "link" });
  const report = async (puzzle: string, cookie: string) =>
    (await send("POST", `/api/puzzles/${puzzle}/report`, { cookie })).status;
  expect(await report(published, aiko.cookie)).toBe(204);
  expect(await report(published, ben.cookie)).toBe(404);
  expect(await report(shared, aiko.cookie)).toBe(404);
});

test("records: what one device writes the others read, and they are told of what is new", async () => {
  const { storage, send, signUp } = await apiServer();
  const { id, cookie } = await signUp("Aiko");
  const publish = vi.spyOn(storage.bus, "publish");
  const write = async (records: object[]) =>
    (await send("POST", "/api/me/records", { cookie, body: { records } })).body;
  const first = { store: "library", key: "a", value: '{"x":1}', writtenAt: 20 };
  const second = { store: "results", key: "b", value: null, writtenAt: 30 };
  expect(await write([first, second])).toEqual({ behind: [] });
  const told = () => publish.mock.calls.map(([{ kind, ...message }]) => ({ kind, ...message }));
  const message = { kind: "records", player: id, session: expect.stringMatching(/^[0-9a-f]{64}$/) };
  expect(told()).toEqual([{ ...message, head: 2 }]);
  const read = async (query = "") => (await send("GET", `/api/me/records${query}`, { cookie })).body;
  expect(await read()).toEqual({
    records: [
      { ...first, seq: 1 },
      { ...second, seq: 2 },
    ],
    head: 2,
  });
  expect(await read("?after=1")).toEqual({ records: [{ ...second, seq: 2 }], head: 2 });
  expect(await read("?limit=1")).toEqual({ records: [{ ...first, seq: 1 }], head: 2 });
  // Older than what is there: it is behind, and there is nothing to tell.
  expect(await write([{ ...first, writtenAt: 19 }])).toEqual({ behind: [0] });
  expect(told()).toHaveLength(1);
  expect(
    await write([
      { ...first, writtenAt: 19 },
      { ...second, writtenAt: 31 },
    ]),
  ).toEqual({ behind: [0] });
  expect(told()).toHaveLength(2);
});
