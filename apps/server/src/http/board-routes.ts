/** `/api/boards`: leaderboards and the attempts that lead there. */
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { challengeNames } from "../boards/challenges.js";
import type { Leaderboards } from "../boards/leaderboard.js";
import type { Callers } from "./authenticator.js";
import { idSchema, numberIn } from "./cursor.js";
import { HttpProblem } from "./http-error.js";
import { route } from "./route.js";

const board = z.enum(challengeNames as [string, ...string[]]);
const entry = z.object({
  rank: z.number(),
  player: z.object({ id: z.string(), name: z.string() }),
  solved: z.number(),
  elapsedMs: z.number(),
});

const refusals: Readonly<Record<string, readonly [status: number, text: string]>> = {
  "no-run": [404, "there is no such attempt of yours"],
  "out-of-order": [409, "answers come in order, each once"],
  "not-solved": [422, "these moves do not solve the puzzle"],
};

export function addBoardRoutes(app: FastifyInstance, callers: Callers, boards: Leaderboards): void {
  const tag = "leaderboards";

  route(
    app,
    {
      method: "GET",
      url: "/api/boards/:board",
      tag,
      summary: "A day's leaderboard, with your own place.",
      params: z.object({ board }),
      query: z.object({ day: z.iso.date().optional(), limit: numberIn(1, 100).default(50) }),
      answer: z.object({
        day: z.string(),
        total: z.number(),
        entries: z.array(entry),
        you: z.object({ rank: z.number(), percentile: z.number() }).nullable(),
      }),
    },
    async ({ params, query, request }) => {
      const day = query.day ?? boards.today;
      const player = await callers.find(request);
      const top = await boards.top(params.board, day, query.limit);
      const you = player ? await boards.placeOf(player.id, params.board, day) : null;
      return { day, total: top.total, entries: [...top.entries], you };
    },
  );

  route(
    app,
    {
      method: "POST",
      url: "/api/boards/:board/runs",
      tag,
      summary:
        "Begin an attempt at today (by your own calendar): the puzzles come now, and the server's clock runs.",
      params: z.object({ board }),
      query: z.object({ day: z.iso.date().optional() }),
      answer: z.object({ run: z.string(), day: z.string(), puzzles: z.array(z.string()) }),
      status: 201,
      perMinute: 10,
    },
    async ({ params, query, request }) => {
      const { id } = await callers.require(request);
      const run = await boards.begin(id, params.board, query.day);
      if (!run) throw new HttpProblem(422, "not-today", `it is ${query.day} nowhere on earth`);
      return { ...run, puzzles: [...run.puzzles] };
    },
  );

  route(
    app,
    {
      method: "POST",
      url: "/api/boards/:board/runs/:run/answers",
      tag,
      summary: "The moves that solve the next puzzle of an attempt.",
      params: z.object({ board, run: idSchema }),
      body: z.strictObject({
        puzzle: z.int().min(0).max(100),
        moves: z.array(z.string().max(20_000)).max(5_000),
      }),
      answer: z.object({ solved: z.number(), of: z.number(), elapsedMs: z.number() }),
      perMinute: 60,
    },
    async ({ params, body, request }) => {
      const { id } = await callers.require(request);
      const verdict = await boards.answer(id, params.board, params.run, body.puzzle, body.moves);
      if (verdict.kind === "solved") return verdict;
      const [status, text] = refusals[verdict.code]!;
      throw new HttpProblem(status, verdict.code, text);
    },
  );
}
