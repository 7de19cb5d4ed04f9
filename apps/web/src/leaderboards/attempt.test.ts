import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "../testing/browser.js";

const request = vi.hoisted(() => vi.fn());
vi.mock("../platform/network/server.js", () => ({ api: { request }, whenPlayerUnknown() {} }));

const board = "stroke-attack";
const day = "2026-11-16";
const solved = (text: string) => ({ log: [{ text, at: 5 }], cursor: 1 });

interface Submission {
  readonly puzzle: number;
  respond(answer: unknown): void;
}

/** What the server was sent, in order, and who waits for the next of it. */
let submitted: number[];
let receive: (submission: Submission) => void;

/** The next answer that reaches the server. */
function nextSubmission(): Promise<Submission> {
  return new Promise((resolve) => {
    receive = resolve;
  });
}

/** The moment in which an attempt with so many answers is written. */
function written(answers: number): Promise<void> {
  const put = IDBObjectStore.prototype.put;
  return new Promise((resolve) => {
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, record) {
      if (record.answers.length === answers) resolve();
      return put.call(this, record);
    });
  });
}

beforeEach(() => {
  const { storage } = fakeBrowser();
  storage.set("masume.player", JSON.stringify({ id: "p", name: "P" }));
  submitted = [];
  request.mockImplementation((route: string, { body }: { body: { puzzle: number } }) => {
    if (route === "startRun")
      return Promise.resolve({
        ok: true,
        value: { run: "r", puzzles: ["a", "b", "c"], solved: 0, elapsedMs: 0 },
      });
    submitted.push(body.puzzle);
    return new Promise((respond) => receive({ puzzle: body.puzzle, respond }));
  });
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const taken = { ok: true, value: { elapsedMs: 1_000, isRanked: true } };

test("a puzzle solved while the answer to the one before is on its way is sent too", async () => {
  const { answerAttempt, attemptAt, beginAttempt } = await import("./attempt.js");
  await beginAttempt(board, day);
  const onItsWay = nextSubmission();
  const first = answerAttempt(board, day, 0, solved("x"));
  const { respond } = await onItsWay;
  const isNoted = written(2);
  const second = answerAttempt(board, day, 1, solved("y"));
  await isNoted;
  const following = nextSubmission();
  respond(taken);
  (await following).respond(taken);
  await Promise.all([first, second]);
  expect(submitted).toEqual([0, 1]);
  expect(await attemptAt(board, day)).toMatchObject({ answers: [["x"], ["y"]], sent: 2 });
});

test("only the moves in force are the answer: nothing before a reset, nothing that was undone", async () => {
  const { answerAttempt, attemptAt, beginAttempt } = await import("./attempt.js");
  await beginAttempt(board, day);
  const onItsWay = nextSubmission();
  const log = [
    { text: "before", at: 1 },
    { text: "reset", at: 2 },
    { text: "kept", at: 3 },
    { text: "undone", at: 4 },
  ];
  const answered = answerAttempt(board, day, 0, { log, cursor: 3 });
  (await onItsWay).respond(taken);
  await answered;
  expect(await attemptAt(board, day)).toMatchObject({ answers: [["kept"]], times: [[3]] });
});

test("what could not be sent is sent before the next answer", async () => {
  const { answerAttempt, attemptAt, beginAttempt } = await import("./attempt.js");
  await beginAttempt(board, day);
  const lost = nextSubmission();
  const first = answerAttempt(board, day, 0, solved("x"));
  (await lost).respond({ ok: false, error: { code: "unreachable" } });
  await first;
  expect(await attemptAt(board, day)).toMatchObject({ answers: [["x"]], sent: 0 });
  let next = nextSubmission();
  const second = answerAttempt(board, day, 1, solved("y"));
  for (const puzzle of [0, 1]) {
    const submission = await next;
    expect(submission.puzzle).toBe(puzzle);
    next = nextSubmission();
    submission.respond(taken);
  }
  await second;
  expect(await attemptAt(board, day)).toMatchObject({ sent: 2, elapsedMs: 1_000 });
});

test("help taken while an answer is on its way ends the attempt", async () => {
  const { answerAttempt, attemptAt, beginAttempt, endAttempt } = await import("./attempt.js");
  await beginAttempt(board, day);
  const onItsWay = nextSubmission();
  const answered = answerAttempt(board, day, 0, solved("x"));
  const { respond } = await onItsWay;
  await endAttempt({ board, day });
  respond(taken);
  await answered;
  expect(await attemptAt(board, day)).toMatchObject({ sent: 1, refusal: "helped" });
});

test("help taken after the last answer changes nothing, though the answers are still to be sent", async () => {
  const { answerAttempt, attemptAt, beginAttempt, endAttempt } = await import("./attempt.js");
  await beginAttempt(board, day);
  for (const [index, move] of ["x", "y", "z"].entries()) {
    const lost = nextSubmission();
    const answered = answerAttempt(board, day, index, solved(move));
    (await lost).respond({ ok: false, error: { code: "unreachable" } });
    await answered;
  }
  await endAttempt({ board, day });
  const attempt = await attemptAt(board, day);
  expect(attempt).toMatchObject({ answers: [["x"], ["y"], ["z"]], sent: 0 });
  expect(attempt).not.toHaveProperty("refusal");
});
