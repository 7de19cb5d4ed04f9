/**
 * Attempts that count: begun with the server, whose clock runs from then on, and
 * answered by the moves of each solved board. An answer that cannot be sent is
 * kept and sent when the server is there again. Without a server, or without a
 * name on it, one plays just the same, and nothing counts.
 */

import type { Session } from "@masume/kernel";
import type { LeaderboardName } from "@masume/protocol";
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

async function note(attempt: AttemptRecord): Promise<void> {
  await put("attempts", attempt);
  setChanges(changes() + 1);
}

/** The day's attempt, begun now unless it has been, here or on another device; undefined where nothing counts. */
export async function beginAttempt(board: LeaderboardName, day: string): Promise<AttemptRecord | undefined> {
  const player = me()?.id;
  if (player === undefined) return undefined;
  const known = await attemptAt(board, day);
  if (known) return known;
  const started = await api.request("startRun", { params: { board }, query: { day } });
  if (!started.ok) return undefined;
  const { run, puzzles, solved } = started.value;
  const sent = puzzles.slice(0, solved).map(() => []);
  const attempt: AttemptRecord = {
    key: keyOf(board, day),
    board,
    day,
    player,
    run,
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
  { log, cursor }: Pick<Session<unknown, unknown>, "log" | "cursor">,
): Promise<void> {
  const attempt = await attemptAt(board, day);
  if (attempt?.answers.length !== index || attempt.refusal !== undefined) return;
  const played = log.slice(0, cursor);
  await note({
    ...attempt,
    answers: [...attempt.answers, played.map(({ text }) => text)],
    times: [...(attempt.times ?? []), played.map(({ at }) => Math.round(at))],
  });
  await sendAnswers();
}

/** Help was taken before everything was answered: the attempt is over, however the puzzle is solved later. */
export async function endHelpedAttempt(board: LeaderboardName, day: string): Promise<void> {
  const attempt = await attemptAt(board, day);
  if (!attempt || attempt.refusal !== undefined || attempt.answers.length === attempt.puzzles.length) return;
  await note({ ...attempt, refusal: "helped" });
}

let running: Promise<void> | undefined;

/** Sends every answer that waits. */
export function sendAnswers(): Promise<void> {
  running = (running ?? Promise.resolve()).then(async () => {
    const attempts = await getAll("attempts");
    for (const attempt of attempts) if (attempt.player === me()?.id) await sendAnswersOf(attempt);
  });
  return running;
}

async function sendAnswersOf(attempt: AttemptRecord): Promise<void> {
  let now = attempt;
  while (now.sent < now.answers.length && now.refusal === undefined) {
    const answer = await api.request("submitAnswer", {
      params: { board: now.board, run: now.run },
      body: {
        puzzle: now.sent,
        moves: [...now.answers[now.sent]!],
        times: [...(now.times?.[now.sent] ?? [])],
      },
    });
    if (answer.ok) {
      const { elapsedMs, isRanked } = answer.value;
      now = { ...now, sent: now.sent + 1, elapsedMs, ...(isRanked ? {} : { refusal: "implausible" }) };
    }
    // It was taken before, and only the word of it got lost.
    else if (answer.error.code === "out-of-order") now = { ...now, sent: now.sent + 1 };
    else if (answer.error.code === "not-solved" || answer.error.code === "no-run")
      now = { ...now, refusal: answer.error.code };
    else return;
    await note(now);
  }
}

export async function standing(board: LeaderboardName, day: string): Promise<Standing | undefined> {
  const answer = await api.request("getLeaderboard", { params: { board }, query: { day, limit: 1 } });
  if (!answer.ok || !answer.value.you) return undefined;
  return { ...answer.value.you, total: answer.value.total };
}
