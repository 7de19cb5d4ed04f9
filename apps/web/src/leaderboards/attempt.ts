/**
 * Attempts that count: begun with the server, whose clock runs from then on, and
 * answered by the moves of each solved board. An answer that cannot be sent is
 * kept and sent when the server is there again. Without a server, or without a
 * name on it, one plays just the same, and nothing counts.
 */

import { movesInForce, type Session } from "@masume/kernel";
import type { HttpResult, LeaderboardName } from "@masume/protocol";
import { type Accessor, createSignal } from "solid-js";
import { me } from "../account/identity.js";
import { api } from "../platform/network/server.js";
import { get, getAll, put } from "../platform/storage/records.js";
import type { AttemptRecord } from "../platform/storage/schema.js";

/** Where one stands on a day. */
export interface Standing {
  readonly rank: number;
  readonly percentile: number;
  readonly total: number;
}

const [changes, setChanges] = createSignal(1);

/** Rises when an attempt has changed. */
export const attemptChanges: Accessor<number> = changes;

function keyOf(board: LeaderboardName, day: string): string {
  return `${board}/${day}`;
}

export async function attemptAt(board: LeaderboardName, day: string): Promise<AttemptRecord | undefined> {
  const attempt = await get("attempts", keyOf(board, day));
  return attempt?.player === me()?.id ? attempt : undefined;
}

/** It can still be answered, and counts. */
export function isRunning({ refusal, answers, puzzles }: AttemptRecord): boolean {
  return refusal === undefined && answers.length < puzzles.length;
}

async function note(attempt: AttemptRecord): Promise<void> {
  await put("attempts", attempt);
  setChanges(changes() + 1);
}

let changing: Promise<unknown> = Promise.resolve();

/**
 * Changes the attempt as it is stored, one change after the other: a puzzle may be solved, or help taken,
 * while the answer to the one before is on its way. The attempt afterwards; undefined where there is none.
 */
function change(
  { board, day }: Pick<AttemptRecord, "board" | "day">,
  changed: (attempt: AttemptRecord) => AttemptRecord,
): Promise<AttemptRecord | undefined> {
  const work = async () => {
    const before = await attemptAt(board, day);
    const after = before && changed(before);
    if (after && after !== before) await note(after);
    return after;
  };
  const result = changing.then(work);
  changing = result.catch(() => {});
  return result;
}

/** The day's attempt, begun now unless it has been, here or on another device; undefined where nothing counts. */
export async function beginAttempt(board: LeaderboardName, day: string): Promise<AttemptRecord | undefined> {
  const player = me()?.id;
  if (player === undefined) return undefined;
  const known = await attemptAt(board, day);
  if (known) return known;
  const started = await api.request("startRun", { params: { board }, query: { day } });
  if (!started.ok) return undefined;
  const { run, puzzles, solved, elapsedMs } = started.value;
  const sent = puzzles.slice(0, solved).map(() => []);
  const attempt: AttemptRecord = {
    key: keyOf(board, day),
    board,
    day,
    player,
    run,
    startedAt: Date.now() - elapsedMs,
    puzzles,
    answers: sent,
    times: sent,
    sent: solved,
  };
  await note(attempt);
  return attempt;
}

/** Notes the moves that solved puzzle number `index`, and sends them. */
export async function answerAttempt(
  board: LeaderboardName,
  day: string,
  index: number,
  session: Pick<Session<unknown, unknown>, "log" | "cursor">,
): Promise<void> {
  const played = movesInForce(session);
  await change({ board, day }, (attempt) => {
    if (attempt.answers.length !== index || attempt.refusal !== undefined) return attempt;
    return {
      ...attempt,
      answers: [...attempt.answers, played.map(({ text }) => text)],
      times: [...(attempt.times ?? []), played.map(({ at }) => Math.round(at))],
    };
  });
  await sendAnswers();
}

/** It was given up, or help was taken, before everything was answered: the attempt is over, however the puzzle is solved later. */
export async function endAttempt(ended: Pick<AttemptRecord, "board" | "day">): Promise<void> {
  await change(ended, (attempt) => (isRunning(attempt) ? { ...attempt, refusal: "helped" } : attempt));
}

let sending: Promise<void> = Promise.resolve();

/** Sends every answer that waits. */
export function sendAnswers(): Promise<void> {
  const sent = sending.then(async () => {
    const attempts = await getAll("attempts");
    for (const attempt of attempts) if (attempt.player === me()?.id) await sendAnswersOf(attempt);
  });
  sending = sent.catch(() => {});
  return sent;
}

async function sendAnswersOf(attempt: AttemptRecord): Promise<void> {
  let now: AttemptRecord | undefined = attempt;
  while (now && now.sent < now.answers.length && now.refusal === undefined) {
    const index = now.sent;
    const answer = await api.request("submitAnswer", {
      params: { board: now.board, run: now.run },
      body: {
        puzzle: index,
        moves: [...now.answers[index]!],
        times: [...(now.times?.[index] ?? [])],
      },
    });
    const outcome = outcomeOf(answer, index);
    if (!outcome) return;
    now = await change(attempt, (known) => (known.sent === index ? { ...known, ...outcome } : known));
  }
}

/** What the server's answer changes of an attempt; undefined when the same is to be sent again later. */
function outcomeOf(answer: HttpResult<"submitAnswer">, index: number): Partial<AttemptRecord> | undefined {
  const sent = index + 1;
  if (answer.ok) {
    const { elapsedMs, isRanked } = answer.value;
    return { sent, elapsedMs, ...(isRanked ? {} : { refusal: "implausible" }) };
  }
  const { code } = answer.error;
  // It was taken before, and only the word of it got lost.
  if (code === "out-of-order") return { sent };
  return code === "not-solved" || code === "no-run" ? { refusal: code } : undefined;
}

export async function standing(board: LeaderboardName, day: string): Promise<Standing | undefined> {
  const answer = await api.request("getLeaderboard", { params: { board }, query: { day, limit: 1 } });
  if (!answer.ok || !answer.value.you) return undefined;
  return { ...answer.value.you, total: answer.value.total };
}
