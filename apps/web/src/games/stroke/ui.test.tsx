/** What Stroke tells the page: dead ends, counts, stages, and what lies on the board. */
import "../../testing/in-browser.js";
import { type Move, puzzleCodec, type State, stages } from "@masume/games/stroke";
import { type Cell, parseOrThrow } from "@masume/kernel";
import { createSignal } from "solid-js";
import { beforeEach, expect, test, vi } from "vitest";
import { clearAll, getAll } from "../../platform/storage/records.js";
import type { StrokePlay } from "../../play/testing/open-stroke.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { Reward, Sidebar } from "./sidebar.js";
import { stageList } from "./stage-list.js";
import { strokeUi } from "./ui.js";

const call = vi.hoisted(() => vi.fn());
vi.mock("./solver-client.js", () => ({ solverClient: { call } }));

beforeEach(async () => {
  call.mockReset();
  await clearAll();
});

const board = parseOrThrow(puzzleCodec, "S..\n...\n..G");
const drawn = (...line: readonly Cell[]): State => ({ line });
const { play, hint } = strokeUi;

test("a line that leads nowhere is taken back to the last cell from which it could go on", async () => {
  call.mockResolvedValue({ stuckAfter: 2 });
  const line = drawn([0, 0], [0, 1], [1, 1], [1, 0]);
  expect(await play!.checkSolvable!(board, line, [])).toMatchObject({
    text: { key: "hint.stuck", params: { stuckAfter: 2 } },
    at: ["0,1"],
    back: { moves: [{ kind: "back", cell: [0, 1] }] },
  });
});

test.each([[undefined], [{ stuckAfter: 0 }]])("with %j there is no way back to tell", async (found) => {
  call.mockResolvedValue(found);
  expect(await play!.checkSolvable!(board, drawn([0, 0]), [])).toBeUndefined();
});

test.each([
  [null, undefined],
  [0n, { text: { key: "lines.none" }, isUnique: false, isFaulty: true }],
  [1n, { text: { key: "lines.one" }, isUnique: true, isFaulty: false }],
  [2n, { text: { key: "lines.many", params: { count: 2n } }, isUnique: false, isFaulty: false }],
])("%s lines", async (count, said) => {
  call.mockResolvedValue(count);
  const told = await play!.countSolutions!(board);
  if (said) expect(told).toMatchObject(said);
  else expect(told).toBeUndefined();
});

test("a stage has its name and the stage after it; the last has none after it", () => {
  const of = (id: string) => new URLSearchParams({ stage: id });
  const [first, second] = stages;
  expect(play!.next!(of(first!.id))).toMatchObject({ open: stageList.path(second!) });
  expect(play!.next!(of(stages.at(-1)!.id))).toBeUndefined();
  expect([play!.next!(of("?")), play!.title!(of("?"))]).toEqual([undefined, undefined]);
  expect(play!.title!(of(second!.id))).toMatchObject({
    key: "stages.name",
    params: { number: second!.number },
  });
});

const points = (marks: readonly object[]) => marks.flatMap((mark) => ("points" in mark ? [mark.points] : []));

test("what a trial drew is shown from the last cell that was there before it", () => {
  const before = drawn([0, 0], [0, 1]);
  const marks = (now: State) => play!.checkpointMarks!(board, before, now, now);
  expect(points(marks(drawn([0, 0], [0, 1], [0, 2])))).toEqual([
    [
      { x: 1.5, y: 0.5 },
      { x: 2.1, y: 0.5 },
    ],
  ]);
  expect(points(marks(drawn([0, 0], [1, 0], [1, 1])))).toEqual([
    [
      { x: 0.5, y: 0.5 },
      { x: 0.5, y: 1.5 },
      { x: 1.1, y: 1.5 },
    ],
  ]);
  expect([marks(before), marks(drawn([0, 0]))]).toEqual([[], []]);
});

test("a hint is drawn from the head on, and ringed at its end; a way back is only ringed", () => {
  const state = drawn([0, 0], [0, 1]);
  const ahead: readonly Move[] = [
    { kind: "extend", cell: [0, 2] },
    { kind: "extend", cell: [1, 2] },
  ];
  expect(points(hint!.marks!(board, state, ahead))).toEqual([
    [
      { x: 1.5, y: 0.5 },
      { x: 2.5, y: 0.5 },
      { x: 2.5, y: 1.5 },
    ],
  ]);
  const back: readonly Move[] = [{ kind: "back", cell: [0, 0] }];
  expect(points(hint!.marks!(board, state, back))).toEqual([]);
  expect(hint!.marks!(board, state, back).length).toBe(1);
  expect([hint!.isRecovery!(back), hint!.isRecovery!(ahead), hint!.isRecovery!([])]).toEqual([
    true,
    false,
    false,
  ]);
});

/** Beside a stage's board of nine cells, until and after it is solved. */
function stage(index: number, help = { hints: 0, mistakes: 0 }) {
  const [solvedIn, setSolvedIn] = createSignal<number>();
  const query = new URLSearchParams({ stage: stages[index]!.id });
  const play = {
    puzzle: board,
    solvedIn,
    hints: () => help.hints,
    mistakes: () => help.mistakes,
  } as StrokePlay;
  const sidebar = show(() => <Sidebar play={play as never} query={query} />);
  const reward = show(() => <Reward play={play as never} query={query} />);
  return { sidebar, reward, setSolvedIn };
}

test.each([
  ["easy", 13_500],
  ["normal", 22_500],
  ["hard", 36_000],
] as const)("nine cells that are %s have three stars up to %i ms, and no longer", async (band, par) => {
  const index = stages.findIndex((one) => one.band === band);
  const { reward, setSolvedIn } = stage(index);
  expect(reward.text).toBe("");
  setSolvedIn(par + 1);
  expect(reward.text).toBe("2 stars");
  setSolvedIn(par);
  expect(reward.text).toBe("3 stars");
  const kept = { game: "stroke", stage: stages[index]!.id, stars: 3, best: par };
  await until(async () => expect(await getAll("progress")).toMatchObject([kept]));
});

test("hints leave one star, a mistake that was pointed out two", () => {
  const stars = (help: { readonly hints: number; readonly mistakes: number }) => {
    const { reward, setSolvedIn } = stage(0, help);
    setSolvedIn(1);
    return reward.text;
  };
  expect([stars({ hints: 1, mistakes: 0 }), stars({ hints: 0, mistakes: 1 })]).toEqual(["1 star", "2 stars"]);
});

test("the way to the stage after it stands there until this one is solved, the way back always", () => {
  const ways = ({ sidebar }: ReturnType<typeof stage>) => sidebar.all("a").map(({ props }) => props.href);
  const middle = stage(1);
  expect(ways(middle)).toEqual([stageList.path(stages[0]!), stageList.path(stages[2]!)]);
  middle.setSolvedIn(1);
  expect(ways(middle)).toEqual([stageList.path(stages[0]!)]);
  expect(ways(stage(0))).toEqual([stageList.path(stages[1]!)]);
});
