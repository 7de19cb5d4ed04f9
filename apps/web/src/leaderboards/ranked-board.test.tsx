/** A ranked attempt beside its board: what is off while it lasts, and what ends it. */
import "../testing/in-browser.js";
import { stroke } from "@masume/games/stroke";
import { parseOrThrow } from "@masume/kernel";
import { createSignal, Show } from "solid-js";
import { beforeEach, expect, test, vi } from "vitest";
import { signIn } from "../account/testing/players.js";
import { clearAll, put } from "../platform/storage/records.js";
import type { AttemptRecord } from "../platform/storage/schema.js";
import { openStroke, type StrokePlay, wholeLine } from "../play/testing/open-stroke.js";
import { answers, forgetServer, requests, settled } from "../testing/server.js";
import { show } from "../testing/show.js";
import { until } from "../testing/until.js";
import { attemptAt } from "./attempt.js";
import { RankedBoard } from "./ranked-board.js";

vi.mock("../platform/network/server.js", async () => (await import("../testing/server.js")).serverModule);

const [board, day] = ["slither-daily", "2026-11-15"] as const;

beforeEach(async () => {
  forgetServer();
  await clearAll();
  await signIn();
  answers.submitAnswer = { elapsedMs: 5, isRanked: true };
});

const own = stroke.codec.puzzle.format(parseOrThrow(stroke.codec.puzzle, "S..\n...\n..G"));

/** The board with an attempt that is running. */
async function running(about: Partial<AttemptRecord> = {}) {
  await put("attempts", {
    key: `${board}/${day}`,
    board,
    day,
    player: "me",
    run: "r",
    puzzles: [own],
    answers: [],
    sent: 0,
    ...about,
  });
  const open = await openStroke();
  let play!: StrokePlay;
  const [isThere, setThere] = createSignal(true);
  const page = show(() => {
    play = open();
    return (
      <Show when={isThere()}>
        <RankedBoard board={board} day={day} play={play} />
      </Show>
    );
  });
  if (!about.puzzles) await until(() => expect(play.isRanked()).toBe(true));
  return { page, play, leave: () => setThere(false) };
}
const submitted = () => requests.filter(({ route }) => route === "submitAnswer");

test("once it is left, the board is no longer ranked", async () => {
  const { play, page, leave } = await running();
  expect(page.text).not.toBe("");
  leave();
  expect(play.isRanked()).toBe(false);
});

test("solving it answers with the moves, once", async () => {
  const { play } = await running();
  play.playMoves(wholeLine);
  await until(() => expect(submitted()).toHaveLength(1));
  expect(submitted()[0]).toMatchObject({
    params: { board, run: "r" },
    body: { puzzle: 0, moves: ["0,1", "0,2", "1,2", "1,1", "1,0", "2,0", "2,1", "2,2"] },
  });
  await until(() => expect(play.isRanked()).toBe(false));
});

test("a hint ends it for good: what is solved afterwards is not sent", async () => {
  const { play } = await running();
  play.countHint();
  await until(async () => expect((await attemptAt(board, day))?.refusal).toBe("helped"));
  await until(() => expect(play.isRanked()).toBe(false));
  play.playMoves(wholeLine);
  await settled();
  expect(submitted()).toEqual([]);
});

test("another puzzle than the attempt's has no part in it", async () => {
  const { play, page } = await running({ puzzles: ["another"] });
  await settled();
  play.countHint();
  play.playMoves(wholeLine);
  await settled();
  expect([submitted(), play.isRanked(), page.text]).toEqual([[], false, ""]);
  expect((await attemptAt(board, day))?.refusal).toBeUndefined();
});
