import { edgeName, type Puzzle, slither } from "@masume/games/slither";
import { stroke } from "@masume/games/stroke";
import { switches } from "@masume/games/template";
import { saveSession } from "@masume/kernel";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
  browser,
  inRoot,
  leave,
  lengthOf,
  openSono,
  openStroke,
  read,
  savedRecord,
  step,
} from "./testing/plays.js";

const press = (target: string, x: number, y: number) =>
  ({ type: "press", target, at: { x, y }, button: "primary", by: "touch" }) as const;

test("two inputs within a millisecond are two steps back", async () => {
  const play = await openStroke();
  play.playMoves([step([0, 1])]);
  play.playMoves([step([0, 2])]);
  expect(lengthOf(play)).toBe(3);
  play.undo();
  expect(lengthOf(play)).toBe(2);
  play.undo();
  expect(lengthOf(play)).toBe(1);
});

test("what one input drew is one step back and one forth", async () => {
  const play = await openStroke();
  play.playMoves([step([0, 1]), step([0, 2]), step([1, 2])]);
  play.undo();
  expect(lengthOf(play)).toBe(1);
  play.redo();
  expect(lengthOf(play)).toBe(4);
});

test("a refused move says why and keeps what was drawn before it", async () => {
  const play = await openStroke();
  play.playMoves([step([0, 1]), step([2, 2])]);
  expect(lengthOf(play)).toBe(2);
  expect(play.notice()).toMatchObject({ tone: "refused" });
});

test("the clock stands still while the page is hidden", async () => {
  const play = await openStroke();
  vi.advanceTimersByTime(1_000);
  browser().setVisible(false);
  vi.advanceTimersByTime(60_000);
  browser().setVisible(true);
  vi.advanceTimersByTime(500);
  expect(play.clock.now()).toBe(1_500);
});

test("a finger that becomes a pinch takes back what its press did", async () => {
  const play = await openStroke();
  play.playMoves([step([0, 1])]);
  play.input(press("0,2", 2.5, 0.5));
  expect(lengthOf(play)).toBe(3);
  play.cancelPress();
  expect(lengthOf(play)).toBe(2);
  expect(play.gesture()).toBeUndefined();
});

test("a pinch or two taps on a solved board take nothing back, not even those that solved it", async () => {
  const play = await openStroke(read("S.\nG."));
  play.input(press("0,1", 1.5, 0.5));
  play.playMoves([step([1, 1]), step([1, 0])]);
  expect(play.status().phase).toBe("solved");
  play.cancelPress();
  expect(play.status().phase).toBe("solved");
  play.undo();
  play.redo();
  play.input(press("0,0", 0.5, 0.5));
  play.cancelPress();
  expect(play.status().phase).toBe("solved");
});

test("a board is begun while there is anything to take back, a reset that was undone included", async () => {
  const play = await openStroke();
  const begun = async () =>
    (await savedRecord((saved) => saved === saveSession(stroke, play.session()))).isBegun;
  play.playMoves([step([0, 1])]);
  expect(await begun()).toBe(true);
  play.reset();
  expect(await begun()).toBe(false);
  play.undo();
  expect(await begun()).toBe(true);
  play.undo();
  expect(await begun()).toBe(false);
});

test("a wrong move is counted once, also when the board is opened again", async () => {
  const play = await openStroke();
  play.playMoves([step([0, 1])]);
  play.countMistake({ to: 0 });
  play.playMoves([step([0, 2])]);
  play.countMistake({ to: 0 });
  await vi.waitFor(async () => expect((await savedRecord()).mistakes).toBe(1));
  leave();
  const again = await openStroke();
  again.countMistake({ to: 0 });
  expect(again.mistakes()).toBe(1);
  again.countMistake({ to: 1 });
  expect(again.mistakes()).toBe(2);
});

test("a checkpoint is dropped with what followed it, or kept", async () => {
  const play = await openStroke();
  play.playMoves([step([0, 1])]);
  play.addCheckpoint();
  play.playMoves([step([0, 2])]);
  play.dropCheckpoint();
  expect(lengthOf(play)).toBe(2);
  play.addCheckpoint();
  play.playMoves([step([1, 1])]);
  play.keepCheckpoint();
  expect(lengthOf(play)).toBe(3);
  expect(play.session().checkpoints).toEqual([]);
});

test("solving stops the clock, ends what was tried and is noted once", async () => {
  const play = await openStroke(read("S.\nG."));
  play.addCheckpoint();
  vi.advanceTimersByTime(2_000);
  play.playMoves([step([0, 1]), step([1, 1]), step([1, 0])]);
  expect(play.status().phase).toBe("solved");
  expect(play.solvedIn()).toBe(2_000);
  expect(play.session().checkpoints).toEqual([]);
  expect(play.notice()).toMatchObject({ tone: "good" });
  vi.advanceTimersByTime(9_000);
  play.undo();
  play.redo();
  expect(play.solvedIn()).toBe(2_000);
  const { allSolves } = await import("../platform/storage/solves.js");
  await vi.waitFor(async () => expect(await allSolves()).toMatchObject([{ time: 2_000, hints: 0 }]));
});

test("the last turn ends the game: the clock stands, and the first result stays", async () => {
  const play = await openSono(2);
  vi.advanceTimersByTime(1_000);
  play.playMoves([{ x: 0, y: 0, n: 2 }]);
  expect(play.ended()).toBeUndefined();
  vi.advanceTimersByTime(2_000);
  play.playMoves([{ x: 0, y: 0, n: 2 }]);
  const ended = { time: 3_000, score: { value: 6, of: 8, moves: 2, maxMoves: 2 } };
  expect(play.ended()).toEqual(ended);
  vi.advanceTimersByTime(9_000);
  play.undo();
  vi.advanceTimersByTime(9_000);
  play.playMoves([{ x: 1, y: 1, n: 3 }]);
  expect(play.status().phase).toBe("solved");
  expect([play.ended(), play.solvedIn(), play.clock.now()]).toEqual([ended, undefined, 3_000]);
  const { allSolves } = await import("../platform/storage/solves.js");
  await vi.waitFor(async () => expect(await allSolves()).toMatchObject([ended]));
  const { getSessionRecord } = await import("../platform/storage/sessions.js");
  await vi.waitFor(async () => expect((await getSessionRecord("sono/a"))?.ended).toEqual(ended));
  play.restart();
  expect([play.ended(), play.clock.now()]).toEqual([undefined, 0]);
});

test("all pairs with the last turn are a solution, and noted with their turns", async () => {
  const play = await openSono(2);
  for (const turn of [
    { x: 0, y: 0, n: 2 },
    { x: 1, y: 1, n: 3 },
  ])
    play.playMoves([turn]);
  expect([play.ended(), play.solvedIn()]).toEqual([undefined, 0]);
  const { allSolves } = await import("../platform/storage/solves.js");
  const score = { value: 8, of: 8, moves: 2, maxMoves: 2 };
  await vi.waitFor(async () => expect(await allSolves()).toMatchObject([{ score }]));
});

test("a last turn that is only tried does not end the game until it is kept", async () => {
  const play = await openSono(1);
  play.addCheckpoint();
  play.playMoves([{ x: 0, y: 0, n: 3 }]);
  expect([play.status().phase, play.ended()]).toEqual(["over", undefined]);
  play.dropCheckpoint();
  expect(play.status().phase).toBe("open");
  play.addCheckpoint();
  play.playMoves([{ x: 0, y: 0, n: 3 }]);
  play.keepCheckpoint();
  expect(play.ended()?.score.moves).toBe(1);
});

test("playing again begins at zero, and counts as another solve", async () => {
  const play = await openStroke(read("S.\nG."));
  const solve = () => play.playMoves([step([0, 1]), step([1, 1]), step([1, 0])]);
  play.countHint();
  solve();
  play.restart();
  expect([lengthOf(play), play.hints(), play.solvedIn(), play.clock.now()]).toEqual([1, 0, undefined, 0]);
  expect(play.isJustSolved()).toBe(false);
  vi.advanceTimersByTime(1_000);
  solve();
  const { allSolves } = await import("../platform/storage/solves.js");
  await vi.waitFor(async () =>
    expect((await allSolves()).map(({ hints }) => hints).toSorted()).toEqual([0, 1]),
  );
});

test("a result says its game, board, hints and mistakes", async () => {
  const play = await openStroke(read("S.\nG."));
  play.countHint();
  play.countMistake({ to: 0 });
  play.playMoves([step([0, 1]), step([1, 1]), step([1, 0])]);
  const { allSolves } = await import("../platform/storage/solves.js");
  const size = { width: 2, height: 2 };
  await vi.waitFor(async () =>
    expect(await allSolves()).toMatchObject([{ game: "stroke", size, hints: 1, mistakes: 1 }]),
  );
});

test("a move takes away what was said before it", async () => {
  const play = await openStroke();
  play.playMoves([step([2, 2])]);
  expect(play.notice()).toBeDefined();
  play.playMoves([step([0, 1])]);
  expect(play.notice()).toBeUndefined();
});

test("a pinch after the last turn takes nothing back, and to come back to it is no news", async () => {
  const play = await openSono(1);
  play.input({ type: "cancel" });
  play.playMoves([{ x: 0, y: 0, n: 3 }]);
  play.cancelPress();
  expect(play.status().phase).toBe("over");
  play.undo();
  play.redo();
  expect(play.notice()).toBeUndefined();
});

test("playing again forgets mistakes, and the last of them, too", async () => {
  const play = await openStroke();
  play.playMoves([step([0, 1])]);
  play.countMistake({ moves: [step([0, 0])] });
  play.restart();
  expect([play.mistakes(), play.isJustSolved()]).toEqual([0, false]);
  play.countMistake({ moves: [step([0, 0])] });
  expect(play.mistakes()).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(play.clock.now()).toBe(1_000);
});

test("all is well again: the same mistake made once more is another", async () => {
  const play = await openStroke();
  play.playMoves([step([0, 1])]);
  play.countMistake({ to: 0 });
  play.countMistake(undefined);
  expect(play.mistakes()).toBe(1);
  play.countMistake({ to: 0 });
  expect(play.mistakes()).toBe(2);
});

test("a step to another place says how far it is now", async () => {
  const play = await openStroke();
  play.playMoves([step([0, 1])]);
  play.reset();
  play.playMoves([step([1, 0])]);
  play.playMoves([step([2, 0])]);
  play.goTo(1);
  expect(play.state().line).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(play.notice()).toMatchObject({ tone: "plain", text: { key: "progress.now", params: { of: 9 } } });
});

test("a finished board is looked at, and takes nothing from the hand", async () => {
  const play = await openStroke(read("S.\nG."));
  expect(play.input(press("0,1", 1.5, 0.5))).toBe(true);
  expect(play.gesture()).toBeDefined();
  play.playMoves([step([1, 1]), step([1, 0])]);
  expect(play.gesture()).toBeUndefined();
  expect(play.input(press("1,1", 1.5, 1.5))).toBe(false);
  expect(play.status().phase).toBe("solved");
});

test("moves that the hand is not to make are left out; what another brings is taken back with it", async () => {
  const { openPlay } = await import("./create-play.js");
  const kind = { game: stroke, puzzle: read("S..\n...\n..G"), href: "", title: { key: "name" } };
  const refusing = await inRoot(await openPlay({ ...kind, key: "stroke/b", wantsMove: () => false }));
  refusing.input(press("0,1", 1.5, 0.5));
  expect(lengthOf(refusing)).toBe(1);
  leave();
  const followUp = () => step([0, 2]);
  const bringing = await inRoot(await openPlay({ ...kind, key: "stroke/c", followUp }));
  bringing.playMoves([step([0, 1])]);
  expect(lengthOf(bringing)).toBe(3);
  bringing.undo();
  expect(lengthOf(bringing)).toBe(1);
});

test("a puzzle of which only the answer is left is completed, and one step takes both back", async () => {
  const { openPlay } = await import("./create-play.js");
  // Two cells with three lines each: once the edge between them is crossed out, the rest is the loop.
  const puzzle: Puzzle = { width: 2, height: 1, clues: "33" };
  const options = { game: slither, puzzle, key: "slither/33", href: "", title: { key: "name" } };
  const open = await openPlay(options);
  const play = await inRoot(open);
  const edges = Array.from(play.state().edges, (_, edge) => edgeName(puzzle, edge));
  const crossOut = (edge: string) => ({ kind: "set", changes: [{ edge, to: "cross" }] }) as const;
  const between = edges.find((edge) => {
    const played = slither.play(puzzle, play.state(), crossOut(edge));
    return played.ok && slither.autoComplete?.(puzzle, played.value) !== undefined;
  });
  play.playMoves([crossOut(between!)]);
  expect(play.status().phase).toBe("solved");
  expect(play.notice()?.text.key).toBe("solved.auto-completed");
  play.undo();
  expect(play.session().cursor).toBe(0);
  const { setSetting } = await import("../settings/settings.js");
  setSetting("autoComplete", false);
  play.restart();
  play.playMoves([crossOut(between!)]);
  expect(play.status().phase).toBe("open");
});

const inputs = fc.array(
  fc.oneof(fc.array(fc.nat(6), { minLength: 1, maxLength: 3 }), fc.constantFrom("undo", "redo")),
);

test("any inputs, steps back and steps forth are those of two stacks of inputs", async () => {
  const { openPlay } = await import("./create-play.js");
  const puzzle = { on: Array<boolean>(6).fill(false) };
  // On the page a game has the id of a registered one.
  const game = { ...switches, id: "stroke" } as const;
  const options = { game, puzzle, href: "/", title: { key: "name" } };
  let opened = 0;
  const property = fc.asyncProperty(inputs, async (commands) => {
    const open = await openPlay({ ...options, key: `switches/${opened++}` });
    const play = await inRoot(open);
    const done: number[][] = [];
    let undone: number[][] = [];
    for (const command of commands) {
      if (command === "undo" || command === "redo") {
        play[command]();
        const [from, to] = command === "undo" ? [done, undone] : [undone, done];
        to.push(...from.splice(-1));
      } else if (typeof command !== "string") {
        play.playMoves(command);
        // The first switch that is missing or on already ends the input.
        const on = new Set(done.flat());
        const bad = command.findIndex((move) => move > 5 || on.size === on.add(move).size);
        const played = bad < 0 ? command : command.slice(0, bad);
        if (played.length > 0) {
          done.push(played);
          undone = [];
        }
      }
      expect(play.state().on).toEqual(puzzle.on.map((_, i) => done.flat().includes(i)));
    }
    leave();
  });
  await fc.assert(property, { numRuns: 50 });
});
