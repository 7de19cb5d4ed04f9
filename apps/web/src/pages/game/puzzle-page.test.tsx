import "../../testing/in-browser.js";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { clearAll } from "../../platform/storage/records.js";
import { recentSessions } from "../../platform/storage/sessions.js";
import { allSolves } from "../../platform/storage/solves.js";
import { setSetting } from "../../settings/settings.js";
import { pressKey, setPreference } from "../../testing/in-browser.js";
import type { PageNode } from "../../testing/page-tree.js";
import { goTo, nameRoute } from "../../testing/router.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import GamePage from "./game-page.js";
import MakeTab from "./make-tab.js";
import OwnPage from "./own-page.js";
import PuzzlePage from "./puzzle-page.js";

const { explain, solve } = vi.hoisted(() => ({ explain: vi.fn(), solve: vi.fn() }));
vi.mock("../../platform/workers/engine-client.js", () => ({ explain, solve, generate: vi.fn() }));

beforeEach(async () => {
  explain.mockReset();
  solve.mockReset();
  setSetting("timer", true);
  setSetting("labels", false);
  setPreference("(prefers-reduced-motion: reduce)", true);
  await clearAll();
});

function opened(game: string, code: string, address = `/${game}/play/${code}`): PageNode {
  nameRoute({ game, code });
  goTo(address);
  return show(() => <PuzzlePage />);
}
const grid = (page: PageNode) => page.all("div").find(({ props }) => props.role === "grid")!;

/** The line of s3-0-8 that fills the board. */
const wholeLine = "RRDLLDRR";
const arrows: Readonly<Record<string, string>> = {
  R: "ArrowRight",
  L: "ArrowLeft",
  U: "ArrowUp",
  D: "ArrowDown",
};

async function board(code = "s3-0-8", address?: string) {
  const page = opened("stroke", code, address);
  await until(() => expect(grid(page)).toBeDefined());
  const draw = (ways: string) => {
    for (const way of ways) grid(page).fire("keydown", { key: arrows[way] });
  };
  const score = () =>
    page.all("span").find((one) => one.props.class === "visually-hidden" && / of /.test(one.text))?.text;
  return { page, draw, score };
}
const tool = (page: PageNode, name: string | RegExp) => page.button(name);
const isOff = (page: PageNode, name: string | RegExp) =>
  String(page.button(name).props["aria-disabled"]) === "true";

describe("a puzzle by link", () => {
  test("a code that cannot be read says what is wrong, and leads to the game", async () => {
    const code = `zz-${"9".repeat(300)}`;
    const page = opened("stroke", encodeURIComponent(code));
    await until(() => page.the("code"));
    expect(page.the("code").text).toBe(code.slice(0, 200));
    expect(page.all("p").find(({ props }) => props.role === "alert")!.text).not.toBe("");
    expect(page.the("a").props.href).toBe("/stroke");
  });

  test("another program's text is read too", async () => {
    const page = opened("stroke", encodeURIComponent("S..\n...\n..G"));
    await until(() => expect(grid(page)).toBeDefined());
    expect(page.the("h1").text).toContain("3×3");
  });

  test("there is no such game", async () => {
    const page = opened("chess", "x");
    await until(() => expect(page.text).toMatch(/not found/i));
  });

  test("it is kept under its code with the address that led there, and goes on where it was left", async () => {
    const address = "/stroke/play/s3-0-8?order=5x5";
    const first = await board("s3-0-8", address);
    first.draw("RR");
    expect(first.score()).toMatch(/^3 of 9/);
    await until(async () =>
      expect(await recentSessions()).toMatchObject([
        { key: "stroke/s3-0-8", href: address, progress: { value: 3, of: 9 }, isBegun: true },
      ]),
    );
    const second = await board();
    expect(second.score()).toMatch(/^3 of 9/);
    expect((await board("s4-0-f")).score()).toMatch(/^1 of 16/);
  });

  test("in another site's frame nothing is shared", async () => {
    const own = await board();
    expect(own.page.has("button", "Share")).toBe(true);
    const embedded = await board("s3-0-8", "/embed/stroke/s3-0-8");
    expect(embedded.page.has("button", "Share")).toBe(false);
  });
});

describe("the tools", () => {
  test("back, forth and to the start: each only when there is something to do", async () => {
    const { page, draw, score } = await board();
    expect([/^Undo/, /^Redo/, /^Reset/].map((name) => isOff(page, name))).toEqual([true, true, true]);
    draw("RRD");
    expect([/^Undo/, /^Redo/, /^Reset/].map((name) => isOff(page, name))).toEqual([false, true, false]);
    tool(page, /^Undo/).press();
    expect([score(), isOff(page, /^Redo/)]).toEqual([expect.stringMatching(/^3 of 9/), false]);
    tool(page, /^Redo/).press();
    expect(score()).toMatch(/^4 of 9/);
    tool(page, /^Reset/).press();
    expect(score()).toMatch(/^1 of 9/);
    tool(page, /^Undo/).press();
    expect(score()).toMatch(/^4 of 9/);
  });

  test("the keys do the same, wherever the focus is", async () => {
    const { draw, score, page } = await board();
    draw("RRD");
    pressKey("u");
    expect(score()).toMatch(/^3 of 9/);
    pressKey("r");
    expect(score()).toMatch(/^4 of 9/);
    pressKey("z", { ctrlKey: true });
    expect(score()).toMatch(/^3 of 9/);
    pressKey("y", { ctrlKey: true });
    expect(score()).toMatch(/^4 of 9/);
    pressKey("?");
    await until(() => page.the("dialog"));
  });

  test("a trial is dropped with what was drawn in it, or kept", async () => {
    const { page, draw, score } = await board();
    draw("R");
    pressKey("t");
    draw("RD");
    page.button(/^Discard/).press();
    expect(score()).toMatch(/^2 of 9/);
    pressKey("t");
    draw("RD");
    page.button(/^Keep/).press();
    expect(score()).toMatch(/^4 of 9/);
    expect(page.has("button", /^Discard/)).toBe(false);
  });

  test("a clock for those who want one", async () => {
    const { page } = await board();
    const clock = () => page.all("span").filter(({ props }) => props.role === "timer");
    expect(clock().map(({ text }) => text)).toEqual(["00:00"]);
    setSetting("timer", false);
    expect(clock()).toEqual([]);
  });

  test("sharing opens and closes", async () => {
    const { page } = await board();
    page.button("Share").press();
    await until(() => page.button("SVG"));
    page.button("Share").press();
    expect(page.has("button", "SVG")).toBe(false);
  });
});

test("a solved board is over: no hint, no solution, a result that is kept once; a new game takes it away", async () => {
  const { page, draw, score } = await board();
  expect([page.has("button", /^Hint/), page.has("button", /solution/i)]).toEqual([true, true]);
  expect(isOff(page, /^Hint/)).toBe(false);
  draw(wholeLine);
  expect(score()).toMatch(/^9 of 9/);
  await until(() => page.button(/Watch|Replay/));
  expect([isOff(page, /^Hint/), page.has("button", /^Show.*solution/i)]).toEqual([true, false]);
  await until(async () => expect(await allSolves()).toMatchObject([{ game: "stroke", hints: 0 }]));
  tool(page, /^Undo/).press();
  await until(() => expect(page.has("button", /Watch|Replay/)).toBe(false));
});

describe("a game's own pages", () => {
  test.each([
    ["stroke", ["/stroke", "/stroke/make", "/stroke/learn", "/stroke/library"]],
    ["nonaga", ["/nonaga", "/nonaga/learn", "/nonaga/library"]],
  ])("%s has %j", async (game, hrefs) => {
    nameRoute({ game });
    const page = show(() => <GamePage params={{}} location={{} as never} data={undefined} />);
    await until(() => expect(page.all("a").map(({ props }) => props.href)).toEqual(hrefs));
  });

  test.each([
    ["a page that the game does not have", "stroke", "nowhere", OwnPage],
    ["a workshop of a game without one", "nonaga", "", MakeTab],
  ])("%s is not found", async (_, game, name, Page) => {
    nameRoute({ game, page: name });
    const page = show(() => <Page />);
    await until(() => expect(page.text).toMatch(/not found/i));
  });
});

test("a solved board can be watched again, with all of its moves", async () => {
  const { page, draw } = await board();
  draw(wholeLine);
  await until(() => page.button("Replay"));
  page.button("Replay").press();
  await until(() => page.the("section", "Replay"));
  const slider = page.all("input").find(({ props }) => props.type === "range")!;
  expect(slider.props.max).toBe(wholeLine.length);
});
