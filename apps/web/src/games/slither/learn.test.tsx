/** Learning Slither: the list of techniques, one of them with its neighbours, and the level beside a board. */
import "../../testing/in-browser.js";
import { stages, techniques } from "@masume/games/slither";
import { beforeEach, expect, test, vi } from "vitest";
import { happen } from "../../testing/in-browser.js";
import type { PageNode } from "../../testing/page-tree.js";
import { goTo } from "../../testing/router.js";
import { settled } from "../../testing/server.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { rememberGrade } from "./known-grades.js";
import Learn from "./learn.js";
import { PlayLevel } from "./play-level.js";
import { Sidebar } from "./sidebar.js";
import TechniquePage from "./technique.js";
import { openSlither, puzzle, type SlitherPlay } from "./testing/open-slither.js";

const call = vi.hoisted(() => vi.fn());
vi.mock("./solver-client.js", () => ({ solverClient: { call } }));
const measureGrade = vi.hoisted(() => vi.fn());
vi.mock("./measure-grade.js", () => ({ measureGrade }));
vi.mock("./ranked-daily.js", () => ({ RankedDaily: () => <p>Ranked</p> }));
vi.mock("../../platform/workers/engine-client.js", () => ({ generate: vi.fn() }));

beforeEach(() => {
  call.mockReset().mockImplementation(() => new Promise(() => {}));
  measureGrade.mockReset().mockResolvedValue({ level: 3, hardest: [] });
});

const hrefs = (page: PageNode) => page.all("a").map(({ props }) => String(props.href));

test("every technique stands once, under its level, with its number; drills from level 1 to 5", () => {
  const page = show(() => <Learn />);
  const lists = page.all("ol");
  expect(lists).toHaveLength(6);
  for (const [level, list] of lists.entries())
    for (const item of list.all("li")) {
      const technique = techniques.find(({ number }) => number === item.props.value)!;
      expect(technique.level).toBe(level);
      expect(item.the("a").props.href).toBe(`/slither/technique?id=${technique.id}`);
    }
  expect(page.all("li")).toHaveLength(techniques.length);
  expect(hrefs(page).filter((href) => href.includes("drill"))).toEqual(
    [1, 2, 3, 4, 5].map((level) => `/slither/drill?level=${level}`),
  );
});

test.each([0, 1, techniques.length - 1])(
  "technique %i leads to the one before and the one after it",
  (at) => {
    goTo(`/slither/technique?id=${techniques[at]!.id}`);
    const page = show(() => <TechniquePage />);
    const around = page.all("nav").at(-1)!;
    const neighbours = [techniques[at - 1], techniques[at + 1]].flatMap((one) => (one ? [one.id] : []));
    expect(hrefs(around).filter((href) => href.includes("?id="))).toEqual(
      neighbours.map((id) => `/slither/technique?id=${id}`),
    );
  },
);

test("a technique that there is not", () => {
  goTo("/slither/technique?id=magic");
  expect(show(() => <TechniquePage />).text).toContain("Page not found");
});

async function beside(part: (play: SlitherPlay) => unknown, of = puzzle) {
  const open = await openSlither(of);
  let play!: SlitherPlay;
  const page = show(() => {
    play = open();
    return <>{part(play)}</>;
  });
  return { page, play };
}

test.each(["pointerdown", "keydown"])(
  "the level is measured at the first %s, once, and not before",
  async (type) => {
    const { play } = await beside((play) => <PlayLevel play={play} />);
    await settled();
    expect(measureGrade).not.toHaveBeenCalled();
    happen(type);
    happen("pointerdown");
    await until(() => expect(play.grade()).toEqual({ level: 3, hardest: [] }));
    expect(measureGrade).toHaveBeenCalledOnce();
  },
);

test("a level that is known is shown at once; one that cannot be measured is not", async () => {
  measureGrade.mockRejectedValueOnce(new Error("the worker died"));
  const { play } = await beside((play) => <PlayLevel play={play} />);
  happen("keydown");
  await settled();
  expect(play.grade()).toBeUndefined();
  rememberGrade(puzzle, { level: 2, hardest: [1] });
  const known = await beside((play) => <PlayLevel play={play} />);
  expect(known.play.grade()).toEqual({ level: 2, hardest: [1] });
  happen("keydown");
  await settled();
  expect([known.play.grade()?.level, measureGrade.mock.calls.length]).toEqual([2, 1]);
});

test("a board that has its level is not measured again", async () => {
  const { play } = await beside((play) => {
    play.setGrade({ level: 5, hardest: [] });
    return <PlayLevel play={play} />;
  });
  happen("keydown");
  await settled();
  expect([play.grade()?.level, measureGrade.mock.calls.length]).toEqual([5, 0]);
});

test("beside a stage stands its technique, whose level it has; beside a daily its ranking", async () => {
  const stage = stages[0]!;
  const query = new URLSearchParams({ stage: stage.id });
  const { page, play } = await beside((play) => <Sidebar play={play} query={query} />);
  await until(() => expect(play.grade()).toEqual({ level: stage.level, hardest: [stage.technique] }));
  const technique = techniques.find(({ number }) => number === stage.technique)!;
  await until(() => expect(hrefs(page)).toContain(`/slither/technique?id=${technique.id}`));
  expect(page.text).not.toContain("Ranked");
  const daily = await beside((play) => <Sidebar play={play} query={new URLSearchParams("daily=small")} />);
  await until(() => expect(daily.page.text).toContain("Ranked"));
});
