import { stroke } from "@masume/games/stroke";
import type { Cell } from "@masume/kernel";
import { createRoot } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setSetting } from "../settings/settings.js";
import { fakeBrowser } from "../testing/browser.js";
import { openPlay } from "./create-play.js";
import { checkSolvability, watchSolvability } from "./solvability.js";

let dispose: () => void;

beforeEach(() => {
  fakeBrowser();
  setSetting("warnings", false);
});

afterEach(() => {
  dispose();
  vi.unstubAllGlobals();
});

type Line = { readonly line: readonly Cell[] };

async function opened() {
  const puzzle = stroke.codec.puzzle.parse("S..\n...\n..G");
  if (!puzzle.ok) throw new Error("no puzzle");
  const options = { game: stroke, puzzle: puzzle.value, key: "stroke/w", href: "", title: { key: "name" } };
  const open = await openPlay(options);
  return createRoot((end) => {
    dispose = end;
    const play = open();
    play.restart();
    return play;
  });
}

const extend = (row: number, column: number) => ({ kind: "extend", cell: [row, column] }) as const;

test("whoever asks is told that all is well, or where it went wrong and how to go back", async () => {
  const play = await opened();
  play.playMoves([extend(0, 1)]);
  await checkSolvability(play, async () => undefined);
  expect(play.notice()?.text.key).toBe("check.fine");
  play.playMoves([extend(1, 1)]);
  await checkSolvability(play, async () => ({ text: { key: "stuck" }, at: ["0,1"], back: { to: 1 } }));
  expect(play.notice()).toMatchObject({ tone: "warning", text: { key: "stuck" }, at: ["0,1"] });
  play.notice()?.remedy?.run();
  expect(play.session().cursor).toBe(1);
});

test("an answer about a board that has changed meanwhile is not given", async () => {
  const play = await opened();
  play.playMoves([extend(0, 1)]);
  const asked = checkSolvability(play, async () => {
    play.playMoves([extend(0, 2)]);
    return { text: { key: "stuck" }, at: [] };
  });
  await asked;
  expect(play.notice()).toBeUndefined();
});

test("with warnings on, every move is checked, one question at a time, and the last one counts", async () => {
  const play = await opened();
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  createRoot(() =>
    watchSolvability(play, async (_, { line }: Line) => {
      asked.push(line.length);
      await new Promise<void>((resolve) => answers.push(resolve));
      return { text: { key: `stuck.${line.length}` }, at: [] };
    }),
  );
  play.playMoves([extend(0, 1)]);
  expect(asked).toEqual([]);
  setSetting("warnings", true);
  play.playMoves([extend(0, 2)]);
  play.playMoves([extend(1, 2)]);
  expect(asked).toEqual([2]);
  answers.shift()?.();
  await vi.waitFor(() => expect(asked).toEqual([2, 4]));
  expect(play.notice()).toBeUndefined();
  answers.shift()?.();
  await vi.waitFor(() => expect(play.notice()?.text.key).toBe("stuck.4"));
});

test("nothing is checked on an untouched board, nor on a solved one", async () => {
  const puzzle = stroke.codec.puzzle.parse("S.\nG.");
  if (!puzzle.ok) throw new Error("no puzzle");
  const options = { game: stroke, puzzle: puzzle.value, key: "stroke/2", href: "", title: { key: "name" } };
  const open = await openPlay(options);
  setSetting("warnings", true);
  const check = vi.fn(async () => undefined);
  createRoot((end) => {
    dispose = end;
    const play = open();
    watchSolvability(play, check);
    play.playMoves([extend(0, 1), extend(1, 1), extend(1, 0)]);
    expect(play.status().phase).toBe("solved");
  });
  expect(check).not.toHaveBeenCalled();
});

test("watched, a mistake that was taken back and is made anew is another", async () => {
  const play = await opened();
  setSetting("warnings", true);
  createRoot(() =>
    watchSolvability(play, async (_, { line }: Line) =>
      line.length > 2 ? { text: { key: "stuck" }, at: [], back: { to: 1 } } : undefined,
    ),
  );
  for (const count of [1, 2]) {
    play.playMoves(count === 1 ? [extend(0, 1), extend(0, 2)] : [extend(0, 2)]);
    await vi.waitFor(() => expect(play.mistakes()).toBe(count));
    play.playMoves([{ kind: "back", cell: [0, 1] }]);
    await new Promise(setImmediate);
  }
});

test("a warning does not take the place of what is said meanwhile", async () => {
  const play = await opened();
  setSetting("warnings", true);
  let answer = (): void => {};
  createRoot(() =>
    watchSolvability(play, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { text: { key: "stuck" }, at: [] };
    }),
  );
  play.playMoves([extend(0, 1)]);
  play.notify({ tone: "plain", text: { key: "hint.look" }, at: [] });
  answer();
  await new Promise(setImmediate);
  expect(play.notice()?.text.key).toBe("hint.look");
});

test("what counts for a leaderboard is not watched", async () => {
  const play = await opened();
  const asked: number[] = [];
  setSetting("warnings", true);
  play.setRanked(true);
  createRoot(() =>
    watchSolvability(play, async (_, { line }: Line) => {
      asked.push(line.length);
      return undefined;
    }),
  );
  play.playMoves([extend(0, 1)]);
  expect(asked).toEqual([]);
  play.setRanked(false);
  expect(asked).toEqual([2]);
});

test("a warning that cannot be worked out says so, and can be asked for again", async () => {
  const play = await opened();
  setSetting("warnings", true);
  const answers = [Promise.reject(new Error("died")), Promise.resolve({ text: { key: "stuck" }, at: [] })];
  createRoot(() => watchSolvability(play, () => answers.shift()!));
  play.playMoves([extend(0, 1)]);
  await vi.waitFor(() => expect(play.notice()?.text.key).toBe("work.stopped"));
  const { remedy } = play.notice()!;
  play.notify(undefined);
  remedy?.run();
  await vi.waitFor(() => expect(play.notice()?.text.key).toBe("stuck"));
});

test("only wrong moves are mistakes, each once however often it is asked about, and again when made anew", async () => {
  const play = await opened();
  const dead = { text: { key: "stuck" }, at: [], back: { moves: [{ kind: "back", cell: [0, 1] }] } } as const;
  play.playMoves([extend(0, 1)]);
  await checkSolvability(play, async () => ({ text: { key: "several" }, at: [] }));
  expect([play.notice()?.text.key, play.mistakes()]).toEqual(["several", 0]);
  play.playMoves([extend(0, 2)]);
  await checkSolvability(play, async () => dead);
  await checkSolvability(play, async () => dead);
  play.playMoves([extend(1, 2)]);
  await checkSolvability(play, async () => dead);
  expect(play.mistakes()).toBe(1);
  play.notice()?.remedy?.run();
  play.playMoves([extend(0, 2)]);
  await checkSolvability(play, async () => dead);
  expect(play.mistakes()).toBe(2);
});
