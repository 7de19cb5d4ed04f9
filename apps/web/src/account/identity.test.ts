import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { happen } from "../testing/in-browser.js";

// One server, whichever page asks.
const { answers, forgetServer, refused, requests, serverModule, settled } = await vi.hoisted(
  () => import("../testing/server.js"),
);
vi.mock("../platform/network/server.js", () => serverModule);

const noted = "masume.player";
const ren = { id: "p1", name: "Ren" };

/** A page on a device that knows this player, or nobody. */
async function page(known?: unknown) {
  if (known !== undefined) localStorage.setItem(noted, JSON.stringify(known));
  vi.resetModules();
  return { ...(await import("./identity.js")), ...(await import("./identity-changes.js")) };
}

const asked = () => requests.map(({ route }) => route);

beforeEach(forgetServer);
afterEach(() => localStorage.removeItem(noted));

test("who was noted is known on the next page; a note that is none is nobody's", async () => {
  expect((await page(ren)).me()).toEqual(ren);
  expect((await page({ id: 1, name: "Ren" })).me()).toBeUndefined();
  expect((await page({ id: "p1" })).me()).toBeUndefined();
  localStorage.setItem(noted, "{");
  vi.resetModules();
  expect((await import("./identity.js")).me()).toBeUndefined();
});

test("somebody who never went online is not asked about", async () => {
  await (await page()).refreshMe();
  expect(asked()).toEqual([]);
});

test("a name that was changed elsewhere is taken over, and noted without anything else", async () => {
  const { me, refreshMe } = await page(ren);
  answers.getMe = { ...ren, name: "Rin", rating: 1500 };
  await refreshMe();
  expect(me()?.name).toBe("Rin");
  expect(JSON.parse(localStorage.getItem(noted)!)).toEqual({ id: "p1", name: "Rin" });
});

test("a player whom the server no longer knows is forgotten; one it cannot be asked about is not", async () => {
  const { me, refreshMe } = await page(ren);
  await refreshMe();
  expect(me()).toEqual(ren);
  answers.getMe = refused("no-player");
  await refreshMe();
  expect([me(), (await page()).me()]).toEqual([undefined, undefined]);
});

test("any answer that does not know the player has them forgotten, and their name noted until there is another", async () => {
  const { me } = await page(ren);
  const { api } = await import("../platform/network/server.js");
  answers.getMe = refused("no-player");
  answers.listSessions = refused("no-player");
  await api.request("listSessions");
  await settled();
  expect([me(), asked()]).toEqual([undefined, ["listSessions", "getMe"]]);
  const later = await page();
  expect(later.formerName()).toBe("Ren");
  answers.createPlayer = { id: "p2", name: "Rin" };
  await later.saveName("Rin");
  expect([later.formerName(), (await page()).formerName()]).toEqual([undefined, undefined]);
});

test("who deletes or signs out here is not told that somebody did", async () => {
  const { deleteMe, formerName } = await page(ren);
  answers.deleteMe = refused("no-player");
  answers.getMe = refused("no-player");
  await deleteMe();
  await settled();
  expect(formerName()).toBeUndefined();
});

test("the first name makes a player, a later one renames them", async () => {
  const { me, saveName } = await page();
  answers.getMe = refused("no-player");
  answers.createPlayer = ren;
  expect(await saveName("Ren")).toMatchObject({ ok: true });
  expect([asked(), requests.at(-1)?.body, me()]).toEqual([["getMe", "createPlayer"], { name: "Ren" }, ren]);
  answers.getMe = ren;
  answers.renameMe = { ...ren, name: "Rin" };
  await saveName("Rin");
  expect([asked().at(-1), me()?.name]).toEqual(["renameMe", "Rin"]);
});

test("a server that cannot say who one is makes no second player", async () => {
  const { saveName } = await page();
  expect(await saveName("Ren")).toMatchObject({ ok: false, error: { code: "unreachable" } });
  expect(asked()).toEqual(["getMe"]);
});

test("a code makes this device another player's; a wrong one changes nothing", async () => {
  const { me, redeemDeviceCode } = await page(ren);
  answers.redeemDeviceCode = refused("no-code");
  await redeemDeviceCode("abc");
  expect(me()).toEqual(ren);
  answers.redeemDeviceCode = { id: "p2", name: "Aoi" };
  await redeemDeviceCode("abcde-fghjk");
  expect([requests.at(-1)?.body, me()?.id]).toEqual([{ code: "abcde-fghjk" }, "p2"]);
});

test.each([
  ["done", {}, true, false],
  ["already gone", refused("no-player"), false, false],
  ["unreachable", refused("unreachable"), false, true],
] as const)("deleting (%s): said to be done %s, still known here %s", async (_, answer, isDone, isKnown) => {
  const { deleteMe, me } = await page(ren);
  answers.deleteMe = answer;
  expect([(await deleteMe()).ok, me() !== undefined]).toEqual([isDone, isKnown]);
});

test("signing out forgets at once, whether or not the server hears of it", async () => {
  const { me, signOut } = await page(ren);
  const done = signOut();
  expect(me()).toBeUndefined();
  await done;
  expect(asked()).toEqual(["signOut"]);
  await signOut();
  expect(asked()).toEqual(["signOut"]);
});

test.each([
  [noted, "p2"],
  [null, "p2"],
  ["masume.settings", "p1"],
])("another tab's change of %s: the player is %s", async (key, id) => {
  const { me } = await page(ren);
  localStorage.setItem(noted, JSON.stringify({ id: "p2", name: "Aoi" }));
  happen("storage", { key });
  expect(me()?.id).toBe(id);
});
