/** Beside a Nonaga board: what is going on, the turns, help, analysis and the review of a game. */
import "../../testing/in-browser.js";
import {
  type Analysis,
  type GameReview,
  type Line,
  legalTurns,
  type Puzzle,
  type Side,
  start,
  type Turn,
} from "@masume/games/nonaga";
import { createRoot } from "solid-js";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { redShare } from "./analysis.js";
import { AnalysisPanel } from "./analysis-panel.js";
import { createReview } from "./game-review.js";
import { Players } from "./players.js";
import { createPreview } from "./preview.js";
import { ResultPanel } from "./result-panel.js";
import { ReviewPanel } from "./review-panel.js";
import { Score, turnWords } from "./score.js";
import { StatusLine } from "./status-line.js";
import { createTable, type TableStart } from "./table.js";
import { here, puzzle, someTurns } from "./testing/games.js";

const { think, review } = vi.hoisted(() => ({ think: vi.fn(), review: vi.fn() }));
vi.mock("./engine-client.js", () => ({ think, review, complete: ({ line }: { line: unknown }) => line }));

vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());

const turns = someTurns(4);
const [first] = turns;
const never = () => new Promise(() => {});

beforeEach(() => {
  think.mockReset().mockImplementation(never);
  review.mockReset().mockImplementation(never);
});

function inRoot<T>(make: () => T): T {
  return createRoot((end) => {
    onTestFinished(end);
    return make();
  });
}

const open = (given: Partial<TableStart> = {}) =>
  inRoot(() => createTable({ puzzle, turns: [], seats: { red: here, blue: here }, ...given }));

const quiet = {
  isClosed: false,
  isOffline: false,
  gesture: undefined,
  isAsking: false,
  refusal: undefined,
  hint: undefined,
  isThinking: false,
  threats: undefined,
  onRetry: undefined,
  reviewed: undefined,
  onReturn: undefined,
  onTakeBackSlide: undefined,
};

function said(table: ReturnType<typeof open>, about: Partial<Parameters<typeof StatusLine>[0]> = {}) {
  const page = show(() => <StatusLine table={table} {...quiet} {...about} />);
  const [played, now] = page.all("p").map(({ text }) => text);
  return { page, played, now };
}

test("the end is told with its reason, and nobody is to move then", () => {
  const table = open({ viewer: "red", ending: { result: "blue", by: "resignation" } });
  expect(said(table).now).toBe("You lose (Red). You resigned.");
  const players = show(() => <Players table={table} isClosed={false} />);
  expect(players.text).not.toContain("to move");
  const going = show(() => <Players table={open({ turns: [first!] })} isClosed={false} />);
  expect(going.all("li").map(({ props }) => props["aria-current"])).toEqual([undefined, "true"]);
  expect(show(() => <Players table={open()} isClosed />).text).not.toContain("to move");
});

test("after the end: a rematch while it may be asked for, the review, the replay, a new game", () => {
  const rematch = vi.fn();
  const panel = (canRematch: boolean, onReview?: () => void) =>
    show(() => (
      <ResultPanel
        table={open()}
        ending={{ result: "draw", by: "agreement" }}
        actions={{ isAssisted: true, rematch, canRematch: () => canRematch, newGame: "/nonaga" }}
        onReplay={() => {}}
        onReview={onReview}
      />
    ));
  const page = panel(true, () => {});
  page.button("Rematch, colours swapped").press();
  expect([rematch.mock.calls.length, page.the("h2").text, page.the("p").text]).toEqual([
    1,
    "Draw",
    "By agreement.",
  ]);
  expect(panel(false).button("Rematch, colours swapped").props.disabled).toBe(true);
  expect([page.buttons.length, panel(true).buttons.length]).toEqual([3, 2]);
});

const marked = (
  mark: "best" | "good" | "inaccuracy" | "mistake" | "blunder",
  side: Side,
  about: object = {},
) => ({
  mark,
  side,
  ...about,
});

const better: Line = { turn: first!, score: 0, line: turns.slice(0, 2) } as unknown as Line;
const reviewed = {
  redShares: [0.5, 0.6, 0.25, 0.3, 0],
  accuracy: { red: 71.5, blue: undefined },
  losingTurn: 2,
  turns: [
    marked("good", "red"),
    marked("inaccuracy", "blue", { missedWinIn: 2 }),
    marked("inaccuracy", "red", { better }),
    marked("blunder", "blue"),
  ],
} as unknown as GameReview;

test("the turns are listed with who made them and how good they were; pressed, one leads to the board after it", () => {
  const shown: number[] = [];
  const pointed: (Turn | undefined)[] = [];
  const page = show(() => (
    <Score
      table={open({ turns })}
      at={2}
      onShow={(at) => shown.push(at)}
      onPoint={(turn) => pointed.push(turn)}
      review={reviewed}
    />
  ));
  const rows = page.all("button");
  expect(rows.map(({ props }) => props["aria-current"])).toEqual([undefined, "step", undefined, undefined]);
  expect(rows.map((row) => /[?!]*$/.exec(row.text)![0])).toEqual(["", "?!", "?!", "??"]);
  rows[2]!.press();
  rows[1]!.fire("pointerenter");
  rows[1]!.fire("pointerleave");
  rows[3]!.fire("focus");
  rows[3]!.fire("blur");
  expect([shown, pointed]).toEqual([[3], [turns[1], undefined, turns[3], undefined]]);
  const numbers = page.all("span").filter(({ props }) => props.class === "score-number");
  expect(numbers.map(({ text }) => text)).toEqual(["1", "2", "3", "4"]);
  expect(show(() => <Score table={open()} at={0} onShow={() => {}} onPoint={() => {}} />).text).toContain(
    "No turns yet.",
  );
});

test("turns alternate from whoever began; a mistake has its sign, and a turn without a slide says so", () => {
  const blueBegins = { ...puzzle, position: { ...puzzle.position, mover: "blue" } } as const;
  const state = start(blueBegins);
  const [turn] = legalTurns(blueBegins.rules, state.position);
  const found = { ...reviewed, turns: [marked("mistake", "blue")] } as unknown as GameReview;
  const list = (first: Puzzle, made: readonly Turn[]) =>
    show(() => (
      <Score
        table={open({ puzzle: first, turns: made })}
        at={0}
        onShow={() => {}}
        onPoint={() => {}}
        review={found}
      />
    )).all("button")[0]!;
  const sign = (row: ReturnType<typeof list>) => row.the("svg").name;
  expect(list(blueBegins, [turn!]).text).toMatch(/\?$/);
  expect([sign(list(blueBegins, [turn!])), sign(list(puzzle, [first!]))]).toEqual(["Blue", "Red"]);
  expect(turnWords({ slide: undefined, tile: first!.tile })).toMatch(/^no slide/i);
});

function reviewPanel(at = 1, found = reviewed) {
  const moves: number[] = [];
  const preview = inRoot(() =>
    createPreview(
      puzzle,
      () => start(puzzle),
      () => false,
    ),
  );
  const page = show(() => (
    <ReviewPanel
      at={at}
      onShow={(to) => moves.push(to)}
      preview={preview}
      review={{
        result: () => found,
        current: () => found,
        isStopped: () => false,
        retry: () => {},
        progress: () => 1,
        start: () => {},
      }}
    />
  ));
  return { page, moves, preview };
}

test("the turning points are mistakes, wins that were missed, and the turn that lost", () => {
  const { page } = reviewPanel();
  const moments = page.the("ol", /losing|2\./).children.map((one) => one.all("button")[0]!.text);
  expect(moments).toEqual([
    "2. Inaccuracy: misses a win in 2",
    "3. Inaccuracy: the turn that lost the game",
    "4. Blunder",
  ]);
});

test.each([
  ["good", "Neither side made a mistake"],
  ["inaccuracy", "No mistake, only small inaccuracies"],
] as const)("a game whose worst turn is %s has no turning points: %s", (mark, said) => {
  const calm = { ...reviewed, losingTurn: undefined, turns: [marked("best", "red"), marked(mark, "blue")] };
  const { page } = reviewPanel(1, calm as unknown as GameReview);
  expect(page.text).toContain(said);
});

test("the chances are those of the position that is shown, the accuracy is of those who have one", () => {
  const { page } = reviewPanel(2);
  expect(page.text).toContain("Chances in this position: Red 25%, Blue 75%");
  expect(page.all("dd").map(({ text }) => text.trim())).toEqual(["72%"]);
});

test("a press on the plot goes to the nearest turn, and not beyond the ends", () => {
  const { page, moves } = reviewPanel();
  const currentTarget = { getBoundingClientRect: () => ({ left: 10, width: 400 }) };
  for (const x of [10, 59, 61, 410, -50, 900])
    page.the("svg", /chances/).fire("pointerdown", { currentTarget, clientX: x });
  expect(moves).toEqual([0, 0, 1, 4, 0, 4]);
});

test("a better line is shown from the position before the turn", () => {
  const { page, moves, preview } = reviewPanel(3);
  const line = page.all("ol").find(({ props }) => props.class === "line-turns")!;
  line.all("button")[1]!.press();
  expect([moves, preview.shown()]).toEqual([[2], turns.slice(0, 2)]);
});

test("a game is looked over when that is wished, once it has ended, and not without turns", async () => {
  const table = open({ turns });
  const state = inRoot(() => createReview(table));
  state.start();
  expect(review).not.toHaveBeenCalled();
  table.end({ result: "red", by: "resignation" });
  expect(review.mock.lastCall![0]).toEqual({ puzzle, turns, result: "red" });
  const empty = open({ ending: { result: "red", by: "resignation" } });
  inRoot(() => createReview(empty)).start();
  expect(review).toHaveBeenCalledOnce();
});

const findings = (about: Partial<Analysis>, mover: Side) => ({
  turn: first!,
  score: 0,
  line: [first!],
  depth: 3,
  nodes: 7,
  lines: [],
  isFinal: true,
  state: mover === "red" ? start(puzzle) : open({ turns: [first!] }).state(),
  ...about,
});

function analysed(about: object, mover: Side) {
  const found = findings(about as Partial<Analysis>, mover) as never;
  const preview = {
    analysis: { result: () => found, current: () => found, isStopped: () => false, retry: () => {} },
    scene: () => undefined,
    marks: () => [],
    shown: () => undefined,
    show: () => {},
    close: () => {},
  };
  return show(() => <AnalysisPanel preview={preview} isOver={false} />);
}

test.each([
  [{ score: 39 }, "red", "Even"],
  [{ score: -39 }, "red", "Even"],
  [{ score: 40 }, "red", "Red is better"],
  [{ score: 149 }, "blue", "Blue is better"],
  [{ score: 150 }, "blue", "Blue is much better"],
  [{ score: -150 }, "blue", "Red is much better"],
  [{ winIn: 2 }, "red", "Red wins in 2"],
  [{ lossIn: 3 }, "red", "Blue wins in 3"],
] as const)("%j with %s to move: %s", (about, mover, text) => {
  expect(
    analysed(about, mover)
      .all("p")
      .find(({ props }) => props.class === "evaluation-text")!.text,
  ).toBe(`Evaluation: ${text}`);
});

test.each([
  [{ score: 120 }, "red", "+1.2"],
  [{ score: 120 }, "blue", "−1.2"],
  [{ score: 0 }, "blue", "±0.0"],
  [{ winIn: 2 }, "blue", "Blue in 2"],
  [{ lossIn: 1 }, "blue", "Red in 1"],
] as const)("a line of %j with %s to move is worth %s", (about, mover, text) => {
  const line = { turn: first!, score: 0, line: turns, ...about };
  const page = analysed({ lines: [line] }, mover);
  expect(page.all("span").find(({ props }) => props.class === "line-score")!.text).toBe(text);
});

test("how far a review is, and that a game that goes on again has none", async () => {
  let end!: (found: GameReview) => void;
  review.mockImplementation((_: object, __: AbortSignal, onProgress: (done: number) => void) => {
    onProgress(0.4);
    return new Promise((resolve) => {
      end = resolve;
    });
  });
  const table = open({ turns, ending: { result: "red", by: "resignation" } });
  const state = inRoot(() => createReview(table));
  state.start();
  expect([state.progress(), state.result()]).toEqual([0.4, undefined]);
  end(reviewed);
  await until(() => expect(state.result()).toBe(reviewed));
  table.takeBackTo(2);
  expect(state.result()).toBeUndefined();
});

test("two turns of a line are shown until more is wanted, and all of them where it wins by force", () => {
  const long = Array.from({ length: 8 }, (_, i) => turns[i % 4]!);
  const shown = (about: object) =>
    analysed({ lines: [{ turn: first!, score: 0, line: long, ...about }] }, "red");
  const count = (page: ReturnType<typeof shown>) => page.all("button").length;
  expect([count(shown({ winIn: 4 })), count(shown({ lossIn: 4 }))]).toEqual([8, 8]);
  const unfolded = shown({});
  expect(count(unfolded)).toBe(2 + 1);
  unfolded.button("More of this line").press();
  expect(count(unfolded)).toBe(8 + 1);
  unfolded.button("Less of this line").press();
  expect(count(unfolded)).toBe(2 + 1);
});

test("red's share of the bar is the mover's, or what that leaves", () => {
  const [red, blue] = (["red", "blue"] as const).map((mover) =>
    redShare(findings({ score: 200 }, mover) as never),
  );
  expect(red).toBeGreaterThan(0.5);
  expect(red! + blue!).toBeCloseTo(1);
});
