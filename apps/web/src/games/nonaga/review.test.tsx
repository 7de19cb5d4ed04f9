/** Games to look at: by link, and from the server; and the ways on from a position. */
import "../../testing/in-browser.js";
import { gameCode, moveCodec, readStudyCode, type Turn } from "@masume/games/nonaga";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { forgetPlayer, signIn } from "../../account/testing/players.js";
import { clearAll } from "../../platform/storage/records.js";
import { recentSessions } from "../../platform/storage/sessions.js";
import { setPreference } from "../../testing/in-browser.js";
import type { PageNode } from "../../testing/page-tree.js";
import { here as address, goTo } from "../../testing/router.js";
import { answers, forgetServer, refused, requests } from "../../testing/server.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import ReplayPage from "./online/replay-page.js";
import { PlayOn } from "./play-on.js";
import ReviewPage from "./review-page.js";
import { loadGame } from "./saved-table.js";
import StudyPage from "./study-page.js";
import { createTable } from "./table.js";
import { here, nearWin, puzzle, someTurns, turnsOf } from "./testing/games.js";

vi.mock("./engine-client.js", () => {
  const never = () => new Promise(() => {});
  return { think: never, thinkBriefly: never, review: never, complete: never };
});
vi.mock(
  "../../platform/network/server.js",
  async () => (await import("../../testing/server.js")).serverModule,
);

const turns = someTurns(4);

beforeEach(async () => {
  setPreference("(prefers-reduced-motion: reduce)", true);
  await clearAll();
  forgetServer();
  await forgetPlayer();
});

/** The turn whose row is the current one, counted from one; 0 for none. */
const current = (page: PageNode) =>
  page
    .all("button")
    .filter(({ props }) => props.class === "score-turn")
    .findIndex(({ props }) => props["aria-current"] === "step") + 1;

describe("by link", () => {
  function opened(hash: string): PageNode {
    goTo(`/nonaga/review${hash}`);
    return show(() => <ReviewPage />);
  }
  const link = (game: { turns: readonly Turn[]; board?: typeof puzzle; result?: "red" | "*" }) =>
    `#${gameCode({ puzzle: game.board ?? puzzle, turns: game.turns, result: game.result ?? "*" })}`;

  test("a game that goes on is shown at its last turn", () => {
    const page = opened(link({ turns }));
    expect(current(page)).toBe(4);
    expect(page.has("h2", "Result")).toBe(false);
  });

  test("one that is won is shown from its beginning", () => {
    const page = opened(link({ board: nearWin, turns: turnsOf(nearWin, true).slice(0, 1), result: "red" }));
    expect(current(page)).toBe(0);
  });

  test("a result that the board does not show is the record's", () => {
    const page = opened(link({ turns, result: "red" }));
    expect(page.text).toContain("As stated in the record.");
    expect(current(page)).toBe(4);
  });

  test.each(["", "#nothing"])("“%s” holds no game", (hash) => {
    const page = opened(hash);
    expect(page.has("h2", "This link does not contain a game")).toBe(true);
  });
});

describe("from the server", () => {
  const match = (about: object = {}) => ({
    id: "m",
    rules: "official",
    turns: turns.map((turn) => moveCodec.format(turn)),
    red: { id: "r", name: "Aoi" },
    blue: { id: "me", name: "Ren" },
    result: { winner: "red", reason: "time" },
    state: "over",
    ...about,
  });
  async function opened(): Promise<PageNode> {
    goTo("/nonaga/replay?id=m");
    const page = show(() => <ReplayPage />);
    await until(() => expect(page.text).not.toContain("Loading"));
    return page;
  }

  test("the players by name, and the result as the one who looks has it", async () => {
    await signIn("me", "Ren");
    answers.getMatch = match();
    const page = await opened();
    expect(requests.at(-1)).toEqual({ route: "getMatch", params: { id: "m" } });
    expect(page.text).toContain("Aoi");
    expect(page.text).toMatch(/Ren.*you/);
    expect(page.text).toContain("You lose (Blue)");
    expect(page.text).toContain("You ran out of time.");
  });

  test("somebody else sees both from outside", async () => {
    answers.getMatch = match();
    const page = await opened();
    expect(page.text).toContain("Red wins");
    expect(page.text).toContain("Blue ran out of time.");
  });

  test.each([
    ["unreachable", "The server cannot be reached"],
    ["slow-down", "Too many attempts."],
  ])("a server that is %s can be asked again; a game that is not there cannot", async (code, text) => {
    answers.getMatch = refused(code);
    const page = await opened();
    expect(page.text).toContain(text);
    answers.getMatch = match();
    page.button("Try again").press();
    await until(() => expect(page.text).toContain("Red wins"));
    answers.getMatch = refused("not-found");
    expect((await opened()).has("button", "Try again")).toBe(false);
  });
});

describe("on from a position", () => {
  function shown(at: number, board = puzzle, played: readonly Turn[] = turns): PageNode {
    return show(() => {
      const table = createTable({ puzzle: board, turns: played, seats: { red: here, blue: here } });
      return <PlayOn table={table} shown={at} />;
    });
  }
  async function begun() {
    await until(async () => expect(await recentSessions()).toHaveLength(1));
    return (await loadGame(new URL(address(), "https://x").searchParams.get("id")!))!;
  }

  test.each([
    [3, "blue", "red"],
    [2, "red", "blue"],
  ] as const)("after %i turns %s, who is to move, is the person", async (at, person, engine) => {
    const page = shown(at);
    page.button("Against the engine").press();
    const game = await begun();
    expect(game.turns).toEqual(turns.slice(0, at));
    expect([game.plan[person].kind, game.plan[engine].kind]).toEqual(["person", "engine"]);
  });

  test("two people on one device", async () => {
    shown(1).button("Two players on this device").press();
    const { plan } = await begun();
    expect([plan.red.kind, plan.blue.kind]).toEqual(["person", "person"]);
  });

  test("what is over is only for the analysis board, with all of its turns", async () => {
    const win = turnsOf(nearWin, true).slice(0, 1);
    expect(shown(1, nearWin, win).buttons).toEqual(["On the analysis board"]);
    expect(shown(0, nearWin, win).buttons).toHaveLength(3);
    goTo("/nonaga/review");
    shown(2).button("On the analysis board").press();
    await until(() => expect(address()).toContain("#"));
    const read = readStudyCode(address().split("#")[1]!);
    let length = 0;
    for (let next = read.ok ? read.value.study.children[0] : undefined; next; next = next.children[0])
      length++;
    expect(length).toBe(turns.length);
  });

  test("the analysis board begins with the position that was shown", async () => {
    goTo("/nonaga/review");
    shown(2).button("On the analysis board").press();
    await until(() => expect(address()).toContain("#"));
    const page = show(() => <StudyPage />);
    // The row of the starting position comes before those of the turns.
    expect(current(page)).toBe(1 + 2);
  });
});
