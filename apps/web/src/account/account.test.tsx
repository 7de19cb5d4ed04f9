import "../testing/in-browser.js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { downloads } from "../testing/in-browser.js";
import { answers, forgetServer, refused, requests, setServer, settled } from "../testing/server.js";
import { show } from "../testing/show.js";
import { Account } from "./account.js";
import { EnterCode, MakeCode } from "./devices.js";
import { me } from "./identity.js";
import { NameForm } from "./name-form.js";
import { Sessions } from "./sessions.js";
import { forgetPlayer, signIn } from "./testing/players.js";

vi.mock("../platform/network/server.js", async () => (await import("../testing/server.js")).serverModule);

beforeEach(async () => {
  forgetServer();
  await signIn();
});

afterEach(() => void vi.useRealTimers());

const asked = () => requests.map(({ route }) => route);

describe("oneself among the settings", () => {
  test.each([
    ["unknown", "Looking for the server"],
    ["none", "isn’t available here"],
    ["unreachable", "cannot be reached"],
  ] as const)("with the server %s, nothing but that is said", (status, text) => {
    setServer(status);
    const page = show(() => <Account />);
    expect(page.text).toContain(text);
    expect(page.buttons).toEqual([]);
    expect(page.text.includes("Ren")).toBe(status === "unreachable");
  });

  test("somebody without a name can choose one, or bring one from another device", async () => {
    await forgetPlayer();
    const page = show(() => <Account />);
    expect(page.buttons).toEqual(["Use this name", "Use this code"]);
  });

  test("one's own data can be downloaded and deleted, and a refusal is said", async () => {
    Object.assign(answers, { listSessions: { sessions: [] }, listBlocks: { blocks: [] } });
    const page = show(() => <Account />);
    expect(page.the("code").text).toBe("me");
    answers.exportMe = refused("slow-down");
    page.button("Download").press();
    await settled();
    expect(page.text).toContain("Too many attempts.");
    answers.exportMe = { games: [] };
    page.button("Download").press();
    await settled();
    expect(page.text).not.toContain("Too many attempts.");
    expect(downloads.map(({ name }) => name)).toEqual(["masume-player.json"]);
    expect(JSON.parse(await downloads[0]!.content)).toEqual({ games: [] });
    page.button("Delete from the server").press();
    page.button("Keep").press();
    expect(asked()).not.toContain("deleteMe");
    page.button("Delete from the server").press();
    page.button("Delete").press();
    await settled();
    expect([me()?.id, page.text.includes("The server cannot be reached")]).toEqual(["me", true]);
    answers.deleteMe = null;
    page.button("Delete from the server").press();
    page.button("Delete").press();
    await settled();
    expect(me()).toBeUndefined();
    expect(page.buttons).toEqual(["Use this name", "Use this code"]);
  });
});

test("a device that was signed out from another one is told so, and how to go on", async () => {
  Object.assign(answers, { listSessions: { sessions: [] }, listBlocks: { blocks: [] } });
  const page = show(() => <Account />);
  await settled();
  Object.assign(answers, { getMe: refused("no-player"), createDeviceCode: refused("no-player") });
  page.button("Create a code").press();
  await settled();
  expect(page.text).toContain("This device has been signed out. To go on as Ren, create a code");
  expect(page.buttons).toEqual(["Use this name", "Use this code"]);
});

test("a name that was changed elsewhere is asked for, and shown", async () => {
  answers.getMe = { id: "me", name: "Rin" };
  show(() => <Account />);
  await settled();
  expect(me()?.name).toBe("Rin");
});

test("a device that becomes another player's shows that one's sessions", async () => {
  Object.assign(answers, {
    listSessions: { sessions: [] },
    listBlocks: { blocks: [] },
    redeemDeviceCode: { id: "other", name: "Aoi" },
  });
  const page = show(() => <Account />);
  await settled();
  page.the("input", "Code from the other device").enter("abcde-fghjk");
  page.all("form")[1]!.fire("submit");
  await settled();
  expect(page.the("code").text).toBe("other");
  expect(page.the("input", "Your name").value).toBe("Aoi");
  expect(asked().filter((route) => route === "listSessions")).toHaveLength(2);
});

test("somebody without a name is told that all is kept here, and of no sending", async () => {
  await forgetPlayer();
  setServer("unreachable");
  expect(show(() => <Account />).the("small").text).toBe("Saved on this device.");
});

test("no field takes less than the server does", async () => {
  Object.assign(answers, { listSessions: { sessions: [] }, listBlocks: { blocks: [] } });
  const page = show(() => <Account />);
  const room = (name: string) => Number(page.the("input", name).props.maxlength);
  expect(room("Your name")).toBe(24);
  // Somebody may type blanks between its letters.
  expect(room("Code from the other device")).toBeGreaterThan("abcde-fghjk".length);
});

describe("the name", () => {
  const field = (page: ReturnType<typeof show>) => page.the("input", "Your name");
  const save = (page: ReturnType<typeof show>) => page.button("Use this name");

  test("one that is empty, blank or the same cannot be saved", () => {
    const page = show(() => <NameForm />);
    expect([field(page).value, save(page).props.disabled]).toEqual(["Ren", true]);
    for (const [name, isDisabled] of [
      ["Rin", false],
      ["  ", true],
      ["", true],
      [" Ren ", true],
    ] as const) {
      field(page).enter(name);
      expect(save(page).props.disabled, name).toBe(isDisabled);
    }
  });

  test("saved, it is the one that the server made of it", async () => {
    const onNamed = vi.fn();
    const page = show(() => <NameForm onNamed={onNamed} />);
    answers.renameMe = { id: "me", name: "Rin" };
    field(page).enter(" Rin ");
    page.the("form").fire("submit");
    await settled();
    expect([field(page).value, page.the("p").text]).toEqual(["Rin", "Saved."]);
    expect(onNamed).toHaveBeenCalledExactlyOnceWith({ id: "me", name: "Rin" });
    field(page).enter("Rin2");
    expect(page.the("p").text).toBe("");
  });

  test.each([
    ["invalid", "A name has 1 to 24 visible characters.", "true"],
    ["slow-down", "Too many attempts.", undefined],
    ["unreachable", "The server cannot be reached", undefined],
    ["storage", "The server cannot store anything", undefined],
    ["something", "The server did not accept this.", undefined],
  ])("refused as %s, that is said until the next letter", async (code, text, isInvalid) => {
    const onNamed = vi.fn();
    const page = show(() => <NameForm onNamed={onNamed} />);
    answers.renameMe = refused(code);
    field(page).enter("Rin");
    page.the("form").fire("submit");
    await settled();
    expect(page.the("p").text).toContain(text);
    expect(field(page).props["aria-invalid"]).toBe(isInvalid);
    expect(onNamed).not.toHaveBeenCalled();
    answers.renameMe = { id: "me", name: "Rin" };
    page.the("form").fire("submit");
    await settled();
    expect(page.the("p").text).toBe("Saved.");
    answers.renameMe = refused(code);
    field(page).enter("Riny");
    page.the("form").fire("submit");
    await settled();
    expect(page.the("p").text).toContain(text);
    field(page).enter("Rina");
    expect(page.the("p").text).toBe("");
  });
});

describe("another device", () => {
  test("a code is shown until it expires, with the time left", async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    answers.createDeviceCode = { code: "abcde-fghjk", expiresAt: 1_000_000 + 600_000 };
    const page = show(() => <MakeCode />);
    page.button("Create a code").press();
    await vi.advanceTimersByTimeAsync(1);
    expect(page.text).toContain("abcde-fghjk");
    expect(page.the("small").text).toContain("10:00");
    await vi.advanceTimersByTimeAsync(598_999);
    expect(page.the("small").text).toContain("00:01");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(page.text).not.toContain("abcde-fghjk");
    expect(page.text).toContain("has expired");
    expect(page.has("small")).toBe(false);
  });

  test("a refused code is said, and no earlier one stays", async () => {
    answers.createDeviceCode = { code: "abcde-fghjk", expiresAt: Date.now() + 600_000 };
    const page = show(() => <MakeCode />);
    page.button("Create a code").press();
    await settled();
    answers.createDeviceCode = refused("slow-down");
    page.button("Create a code").press();
    await settled();
    expect(page.text).toContain("Too many attempts.");
    expect(page.text).not.toContain("abcde");
  });

  test("a code typed with wide letters counts; a wrong one is said until the next letter", async () => {
    const page = show(() => <EnterCode />);
    expect(page.text).toContain("instead of Ren");
    const field = page.the("input");
    answers.redeemDeviceCode = refused("no-code");
    field.enter("ａｂｃｄｅ－ｆｇｈｊｋ");
    page.the("form").fire("submit");
    await settled();
    expect(requests.at(-1)?.body).toEqual({ code: "abcde-fghjk" });
    expect(page.text).toContain("This code is wrong");
    expect(field.value).not.toBe("");
    field.enter("abcde-fghjm");
    expect(page.text).not.toContain("This code is wrong");
    answers.redeemDeviceCode = { id: "other", name: "Aoi" };
    page.the("form").fire("submit");
    await settled();
    expect([field.value, me()?.name]).toEqual(["", "Aoi"]);
  });
});

test.each([
  ["slow-down", "Too many attempts."],
  ["unreachable", "The server cannot be reached"],
])("a code refused as %s is not called a wrong one", async (code, text) => {
  const page = show(() => <EnterCode />);
  answers.redeemDeviceCode = refused(code);
  page.the("input").enter("abcde-fghjk");
  page.the("form").fire("submit");
  await settled();
  expect(page.text).toContain(text);
  expect(page.text).not.toContain("This code is wrong");
});

describe("the devices that are signed in", () => {
  const session = (id: string, more: object = {}) => ({
    id,
    device: `Browser ${id}`,
    isCurrent: false,
    usedAt: new Date(2026, 10, 5, 12).getTime(),
    ...more,
  });

  test("this one cannot be signed out here; others can, each by its name", async () => {
    answers.listSessions = {
      sessions: [session("a", { isCurrent: true }), session("b"), session("c", { device: "" })],
    };
    answers.endSession = null;
    const page = show(() => <Sessions />);
    await settled();
    expect(page.all("li").map(({ text }) => text)).toEqual([
      "Browser athis device",
      "Browser blast used on 5 November 2026Sign out",
      "A programlast used on 5 November 2026Sign out",
    ]);
    answers.listSessions = { sessions: [session("a", { isCurrent: true }), session("c")] };
    page.button("Sign out Browser b").press();
    await settled();
    expect(requests.find(({ route }) => route === "endSession")?.params).toEqual({ id: "b" });
    expect(page.buttons).toEqual(["Sign out Browser c"]);
  });

  test("a list that cannot be had is said to be so", async () => {
    const page = show(() => <Sessions />);
    await settled();
    expect(page.text).toContain("The list cannot be loaded at the moment.");
  });

  test.each([
    [1, false],
    [2, true],
  ])("with %d others, all of them can be signed out at once: %s", async (count, isOffered) => {
    const others = Array.from({ length: count }, (_, i) => session(String(i)));
    answers.listSessions = { sessions: [session("a", { isCurrent: true }), ...others] };
    const page = show(() => <Sessions />);
    await settled();
    expect(page.has("button", "Sign out all other devices")).toBe(isOffered);
    if (!isOffered) return;
    page.button("Sign out all other devices").press();
    await settled();
    expect(asked()).toContain("endOtherSessions");
    expect(page.text).toContain("The server cannot be reached");
    answers.endOtherSessions = refused("slow-down");
    page.button("Sign out all other devices").press();
    await settled();
    expect(page.text).toContain("Too many attempts.");
  });
});
