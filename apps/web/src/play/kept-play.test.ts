/** What a device keeps of a puzzle that is played, and what a page makes of it. */
import { stroke } from "@masume/games/stroke";
import { saveSession } from "@masume/kernel";
import { expect, test, vi } from "vitest";
import { browser, leave, lengthOf, openSono, openStroke, read, savedRecord, step } from "./testing/plays.js";

test("the puzzle is found again as it was left, with its time", async () => {
  const play = await openStroke();
  vi.advanceTimersByTime(4_000);
  play.playMoves([step([0, 1])]);
  const record = await savedRecord();
  expect(record.elapsed).toBe(4_000);
  vi.advanceTimersByTime(3_000);
  const left = play.clock.now();
  leave();
  const again = await openStroke();
  expect(lengthOf(again)).toBe(2);
  expect(again.cursor()).toBe("0,1");
  expect(again.clock.now()).toBe(left);
});

test("a page that changed nothing keeps nothing, hidden or left", async () => {
  const { getSessionRecord } = await import("../platform/storage/sessions.js");
  await openStroke();
  browser().setVisible(false);
  leave();
  expect(await getSessionRecord("stroke/a")).toBeUndefined();
});

test("the time is kept in whole milliseconds", async () => {
  const play = await openStroke();
  vi.advanceTimersByTime(1_000);
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 0.6);
  play.playMoves([step([0, 1])]);
  expect((await savedRecord()).elapsed).toBe(1_001);
});

test("what another tab saved is taken over, and leaving does not undo it", async () => {
  const play = await openStroke();
  play.playMoves([step([0, 1])]);
  const ours = await savedRecord();
  const { put } = await import("../platform/storage/records.js");
  const { notifyAllTabs } = await import("../platform/storage/tab-sync.js");
  play.playMoves([step([0, 2])]);
  await savedRecord((saved) => saved !== ours.saved);
  const ended = { time: 76_000, score: { value: 1, of: 2, moves: 1, maxMoves: 1 } };
  const mistake = `at ${play.session().log[0]!.at}`;
  await put("sessions", {
    ...ours,
    href: "/elsewhere",
    elapsed: 77_000,
    solvedIn: 76_000,
    hints: 3,
    mistakes: 2,
    mistake,
    ended,
  });
  notifyAllTabs("stroke/a");
  await vi.waitFor(() => expect(lengthOf(play)).toBe(2));
  expect([play.ended(), play.solvedIn(), play.hints(), play.mistakes()]).toEqual([ended, 76_000, 3, 2]);
  vi.advanceTimersByTime(5_000);
  expect(play.clock.now()).toBe(77_000);
  browser().setVisible(false);
  expect(await savedRecord()).toMatchObject({ elapsed: 77_000, href: "/elsewhere" });
  play.countMistake({ to: 0 });
  expect(play.mistakes()).toBe(2);
});

/** Everything that the page of a puzzle knows, besides its board. */
const known = (play: Awaited<ReturnType<typeof openStroke>>) => ({
  hints: play.hints(),
  mistakes: play.mistakes(),
  grade: play.grade(),
  solvedIn: play.solvedIn(),
  ended: play.ended(),
});

test("opened again, the page knows everything that it knew, and its time goes on", async () => {
  const play = await openStroke();
  play.setGrade({ level: 3, hardest: [2] });
  play.playMoves([step([0, 1])]);
  play.setGrade({ level: 4, hardest: [7], raised: { from: 2, known: 40 } });
  await vi.waitFor(async () => expect((await savedRecord()).grade?.level).toBe(4));
  play.countMistake({ to: 0 });
  play.countHint();
  const before = known(play);
  expect(before).toMatchObject({ hints: 1, mistakes: 1, grade: { level: 4 } });
  leave();
  await vi.waitFor(async () => expect((await savedRecord()).hints).toBe(1));
  const again = await openStroke();
  expect(known(again)).toEqual(before);
  const begun = again.clock.now();
  vi.advanceTimersByTime(2_000);
  expect(again.clock.now()).toBe(begun + 2_000);
});

test("a hint is kept at once, and so is a checkpoint", async () => {
  const play = await openStroke();
  play.countHint();
  expect((await savedRecord()).hints).toBe(1);
  play.addCheckpoint();
  const saved = saveSession(stroke, play.session());
  expect((await savedRecord((one) => one === saved)).progress).toEqual(play.status().score);
});

test("a puzzle that was solved, or ended, is found so, and its time stands", async () => {
  const play = await openStroke(read("S.\nG."));
  vi.advanceTimersByTime(2_000);
  play.playMoves([step([0, 1]), step([1, 1]), step([1, 0])]);
  expect(play.isJustSolved()).toBe(true);
  await vi.waitFor(async () => expect((await savedRecord()).solvedIn).toBe(2_000));
  leave();
  const again = await openStroke(read("S.\nG."));
  expect([again.solvedIn(), again.isJustSolved()]).toEqual([2_000, false]);
  again.undo();
  vi.advanceTimersByTime(9_000);
  expect(again.clock.now()).toBe(2_000);
  leave();
  const turned = await openSono(1);
  turned.playMoves([{ x: 0, y: 0, n: 3 }]);
  const ended = turned.ended();
  const { getSessionRecord } = await import("../platform/storage/sessions.js");
  await vi.waitFor(async () => expect((await getSessionRecord("sono/a"))?.ended).toEqual(ended));
  leave();
  const later = await openSono(1);
  later.undo();
  vi.advanceTimersByTime(9_000);
  expect([later.ended(), later.clock.now()]).toEqual([ended, 0]);
});

test("a record whose board cannot be read is as good as none", async () => {
  const { put } = await import("../platform/storage/records.js");
  const play = await openStroke();
  play.playMoves([step([0, 1])]);
  const record = await savedRecord();
  leave();
  await put("sessions", { ...record, saved: "{", elapsed: 9_000, hints: 2, solvedIn: 5 });
  const again = await openStroke();
  expect([lengthOf(again), again.hints(), again.solvedIn(), again.clock.now()]).toEqual([1, 0, undefined, 0]);
});
