import "../../testing/in-browser.js";
import { type Move, type Puzzle, planTimeAttack, puzzleCodec, type State } from "@masume/games/stroke";
import { createSignal, type JSX, Show } from "solid-js";
import { beforeEach, expect, test, vi } from "vitest";
import { clearAll } from "../../platform/storage/records.js";
import { runKey } from "../../platform/storage/runs.js";
import type { RunRecord } from "../../platform/storage/schema.js";
import type { GameUi } from "../../play/game-ui.js";
import type { StrokePlay } from "../../play/testing/open-stroke.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { AttackRun } from "./attack-run.js";

const { generate, answerAttempt } = vi.hoisted(() => ({ generate: vi.fn(), answerAttempt: vi.fn() }));
vi.mock("../../platform/workers/engine-client.js", () => ({ generate }));
vi.mock("../../leaderboards/attempt.js", () => ({ answerAttempt }));
vi.mock("../../leaderboards/standing.js", () => ({ DayStanding: () => "standing" }));
vi.mock("../../i18n/format.js", async (original) => ({
  ...(await original<object>()),
  today: () => "2026-11-18",
}));

/** The board that is being played. */
let play: StrokePlay;
vi.mock("../../play/play-view.js", () => ({
  PlayView: (props: { play: StrokePlay; aside: JSX.Element; solved: JSX.Element; assisted: boolean }) => {
    play = props.play;
    return (
      <>
        <p>{props.assisted ? "with help" : "without help"}</p>
        {props.aside}
        <Show when={props.play.solvedIn() !== undefined}>{props.solved}</Show>
      </>
    );
  },
}));

const seed = "tea";
/** Two by two cells; around them is the only line. */
const small = "S.\nG.";
const line: readonly Move[] = [
  [0, 1],
  [1, 1],
  [1, 0],
].map(([row, column]) => ({ kind: "extend", cell: [row!, column!] }));

beforeEach(async () => {
  await clearAll();
  answerAttempt.mockReset();
  generate.mockReset();
  generate.mockResolvedValue({ ok: true, value: { puzzle: small } });
});

function run(about: Partial<RunRecord> = {}) {
  const first: RunRecord = {
    key: runKey("stroke", seed),
    game: "stroke",
    seed,
    band: "easy",
    times: [],
    of: 5,
    begun: 1,
    ...about,
  };
  const [record, setRecord] = createSignal(first);
  const close = vi.fn();
  const page = show(() => (
    <AttackRun ui={{} as GameUi<Puzzle, State, Move>} run={record()} onTimes={setRecord} onClose={close} />
  ));
  return { page, record, close };
}

const orders = () => generate.mock.calls.map(([{ params, seed }]) => ({ params, seed }));
const planned = (count: number) => planTimeAttack(seed, "easy").slice(0, count);
const ready = () => until(() => expect(play.status().phase).toBe("open"));

test("the boards are the run's own, and the next is made while this one is played", async () => {
  const { page } = run();
  await until(() => expect(page.text).toContain("without help"));
  await until(() => expect(orders()).toEqual(planned(2)));
});

test("a run that was left goes on with the board after the last that was solved", async () => {
  const { page } = run({ times: [61_000, 62_000, 0] });
  await until(() => expect(page.text).toContain("so far 02:03"));
  expect(orders()[0]).toEqual(planned(4)[3]);
  expect(play.key).toBe("stroke/run/tea/4");
});

test("a board that is solved adds its time, and the last leads to the result", async () => {
  const { page, record, close } = run({ times: [1_000, 1_000, 1_000] });
  await until(() => expect(page.text).toContain("so far"));
  vi.spyOn(play.clock, "now").mockReturnValue(7_000);
  play.playMoves(line);
  page.button("Next puzzle").press();
  expect(record().times).toEqual([1_000, 1_000, 1_000, 7_000]);
  await until(() => expect(play.key).toBe("stroke/run/tea/5"));
  await ready();
  vi.spyOn(play.clock, "now").mockReturnValue(5_000);
  play.playMoves(line);
  page.button("See the result").press();
  expect(page.all("p").find(({ props }) => props.class === "attack-total")!.text).toBe("00:15");
  expect(page.all("li").map(({ text }) => text)).toEqual(["00:01", "00:01", "00:01", "00:07", "00:05"]);
  page.button("Results").press();
  expect(close).toHaveBeenCalledOnce();
});

test("a ranked run has the server's boards, and sends each answer", async () => {
  const puzzles = [small, "S..\n...\n..G", small, small, small];
  const { page } = run({ day: "2026-11-18", puzzles, times: [3_000] });
  await until(() => expect(page.text).toContain("so far"));
  expect(generate).not.toHaveBeenCalled();
  expect([puzzleCodec.format(play.puzzle), play.key]).toEqual([
    puzzleCodec.format((puzzleCodec.parse(puzzles[1]!) as { value: Puzzle }).value),
    "stroke/run/tea/ranked/2",
  ]);
  const { wholeLine } = await import("../../play/testing/open-stroke.js");
  play.playMoves(wholeLine);
  await until(() =>
    expect(answerAttempt).toHaveBeenCalledExactlyOnceWith("stroke-attack", "2026-11-18", 1, play.session()),
  );
});

test.each([
  ["2026-11-18", true],
  ["2026-11-17", false],
  [undefined, false],
])("the standing after a run of %s: %s", (day, isShown) => {
  const { page } = run({ times: [1, 1, 1, 1, 1], ...(day && { day }) });
  expect(page.text.includes("standing")).toBe(isShown);
});

test("a board that could not be made is told; one whose calculation stopped is made again", async () => {
  generate.mockResolvedValueOnce({ ok: false, error: { key: "none" } });
  const failed = run();
  await until(() => expect(failed.page.all("p").some(({ props }) => props.role === "alert")).toBe(true));
  generate.mockRejectedValueOnce(new Error("the worker died"));
  const stopped = run();
  await until(() => stopped.page.button("Try again").press());
  await until(() => expect(stopped.page.text).toContain("without help"));
});
