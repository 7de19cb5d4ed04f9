/**
 * The judge over HTTP. Programs use `/`: GET gives the problem file from its start
 * time on, POST takes an answer file from the team whose token stands in a header.
 * People are led to the web app's page for a round, which reads `/round` and, after
 * the end, `/answers/…`.
 */
import {
  answerCodec,
  answerCodecFor,
  maxPairs,
  type Puzzle,
  problemCodec,
  puzzleCodec,
  Round,
  type RoundStatus,
} from "@masume/games/sono";
import { createServer } from "@masume/server";
import type { Translate } from "../../platform/translate.js";
import { version } from "../../platform/version.js";
import { JudgeResults } from "./judge-results.js";

/** An answer of as many turns as may be, written as programs write it. */
const maxBytes = 3_000_000;
/** Whole clubs sit behind one address. */
const perMinute = 100_000;
const maxTeams = 1000;
/** What can be told apart in a ranking: no spaces at the ends, nothing invisible. */
const nameForm = /^[\p{L}\p{N}_.-](?:[\p{L}\p{M}\p{N}_. -]{0,62}[\p{L}\p{M}\p{N}_.-])?$/u;

export interface JudgeOptions {
  readonly puzzle: Puzzle;
  /** Where every submission is kept. */
  readonly resultsFile: string;
  /** How long the round lasts; as long as the judge runs, unless given. */
  readonly durationMs?: number | undefined;
  /** The teams by their tokens. Without it a token is only a name, and whoever sends it is that team. */
  readonly teams?: ReadonlyMap<string, string> | undefined;
  readonly t: Translate;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

type App = Awaited<ReturnType<typeof createServer>>;

export async function createJudge({ puzzle, resultsFile, durationMs, teams, t }: JudgeOptions): Promise<App> {
  const round = new Round(puzzle);
  // A start time in the past is that of some earlier round.
  const begins = Math.max(Date.now(), (puzzle.startsAt ?? 0) * 1000);
  const results = await JudgeResults.open(resultsFile, puzzle, round, begins);
  const { startsAt } = results;
  const endsAt = durationMs === undefined ? undefined : startsAt + durationMs;
  const codec = answerCodecFor(puzzle);
  const problemFile: unknown = JSON.parse(problemCodec.format(puzzle));

  const isOver = (): boolean => endsAt !== undefined && Date.now() >= endsAt;

  function teamOf(token: string | readonly string[] | undefined): string | undefined {
    if (typeof token !== "string") return undefined;
    // A header has no room for 北高; the page sends it as in an address.
    const decoded = decodedToken(token);
    if (teams) return teams.get(token) ?? teams.get(decoded);
    return nameForm.test(decoded) ? decoded : undefined;
  }

  function problem(): Reply {
    return Date.now() < startsAt ? notBegun() : { status: 200, body: problemFile };
  }

  function notBegun(): Reply {
    const seconds = Math.floor(startsAt / 1000);
    return { status: 425, body: { startsAt: seconds, error: { reason: "the round has not begun" } } };
  }

  /** The team, if its answer counts now; else why not. */
  function admit(token: string | readonly string[] | undefined): string | Reply {
    if (Date.now() < startsAt) return notBegun();
    const team = teamOf(token);
    if (team === undefined) {
      return refusal(401, teams ? "this token is not known" : "a token header with a name is needed");
    }
    if (isOver()) return refusal(403, "the round is over");
    if (!round.has(team) && round.teamCount >= maxTeams) return refusal(503, "there are too many teams");
    return team;
  }

  async function submit(token: string | readonly string[] | undefined, text: string): Promise<Reply> {
    const at = Date.now();
    const team = admit(token);
    if (typeof team !== "string") return team;
    const parsed = codec.parse(text);
    if (!parsed.ok) {
      await results.append({ at, team });
      const submissions = round.refuse(team);
      const { position, reason } = parsed.error;
      return {
        status: 400,
        body: { submissions, error: { ...position, reason: t(reason.key, reason.params) } },
      };
    }
    const { ops } = parsed.value;
    await results.append({ at, team, ops });
    const { pairs, steps, submissions } = round.submit(team, ops, at);
    return { status: 200, body: { submissions, pairs, maxPairs: maxPairs(puzzle.size), steps } };
  }

  function roundStatus(): RoundStatus {
    const now = Date.now();
    const puzzleCode = now < startsAt ? undefined : puzzleCodec.format(puzzle);
    return {
      now,
      startsAt,
      endsAt,
      puzzle: puzzleCode,
      hasTokens: teams !== undefined,
      ranking: round.ranking(),
    };
  }

  function answer(team: string): Reply {
    if (!isOver()) return refusal(403, "answers are shown after the end of the round");
    const ops = round.answerOf(team);
    if (!ops) return refusal(404, "this team has no answer");
    return { status: 200, body: JSON.parse(answerCodec.format({ ops })) };
  }

  const app = await createServer({ version: version(), logLevel: "error", perMinute });
  app.addHook("onClose", () => results.close());
  // Whatever type a program gives it, an answer is text.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

  app.addHook("onRequest", async (request, reply) => {
    if (request.method !== "GET" || request.url.split("?")[0] !== "/") return undefined;
    if (request.headers.accept?.includes("text/html")) return reply.redirect("/sono/judge");
    return send(reply, problem());
  });
  app.post<{ Body: string | undefined }>(
    "/",
    {
      bodyLimit: maxBytes,
      // What does not count is not read: a stranger's megabytes take no memory.
      onRequest: async (request, reply) => {
        const team = admit(request.headers.token);
        return typeof team === "string" ? undefined : send(reply, team);
      },
    },
    async (request, reply) => send(reply, await submit(request.headers.token, request.body ?? "")),
  );
  app.get("/ranking", (_request, reply) => send(reply, { status: 200, body: round.ranking() }));
  app.get("/round", (_request, reply) => send(reply, { status: 200, body: roundStatus() }));
  app.get<{ Params: { team: string } }>("/answers/:team", (request, reply) =>
    send(reply, answer(request.params.team)),
  );
  app.route({
    method: ["PUT", "PATCH", "DELETE"],
    url: "/",
    handler: (_request, reply) => send(reply, refusal(405, "GET or POST")),
  });
  return app;
}

function decodedToken(token: string): string {
  try {
    return decodeURIComponent(token).normalize("NFC");
  } catch {
    return token;
  }
}

function refusal(status: number, reason: string): Reply {
  return { status, body: { error: { reason } } };
}

function send<
  R extends { code(status: number): R; header(name: string, value: string): R; send(body: unknown): R },
>(reply: R, { status, body }: Reply): R {
  return reply.code(status).header("cache-control", "no-store").send(body);
}
