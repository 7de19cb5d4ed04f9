/**
 * The practice judge: a stand-in for a contest's server, on this machine, without
 * storage. `GET /` gives the problem file, from its start time on; `POST /` takes an
 * answer file from the team that its token header names; `GET /ranking` lists the teams by their best
 * answers: most pairs, then fewest operations, then who was first. A token is only
 * a name here: whoever sends it is that team.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { answerCodecFor, maxPairs, type Puzzle, problemCodec, verify } from "@masume/games/sono";
import type { Translate } from "../../platform/translate.js";

const maxBytes = 4_000_000;
const maxTeams = 1000;
const tokenHeader = "token";
const tokenForm = /^[\w.-]{1,64}$/;

interface Standing {
  readonly team: string;
  readonly submissions: number;
  readonly pairs: number;
  readonly steps: number;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

export function createJudge(puzzle: Puzzle, t: Translate): Server {
  const { startsAt = 0 } = puzzle;
  const codec = answerCodecFor(puzzle);
  const problemFile: unknown = JSON.parse(problemCodec.format(puzzle));
  /** In the order in which the teams came to their best answers. */
  const standings = new Map<string, Standing>();

  const submit = async (request: IncomingMessage): Promise<Reply> => {
    const team = request.headers[tokenHeader];
    if (typeof team !== "string" || !tokenForm.test(team)) return refusal(401, "a token header is needed");
    const text = await bodyOf(request);
    if (text === undefined) return refusal(413, "the answer is too large");
    // Looked up only now: while one body arrives, another may be judged.
    const before = standings.get(team);
    if (before === undefined && standings.size >= maxTeams) return refusal(503, "there are too many teams");
    const submissions = (before?.submissions ?? 0) + 1;
    const parsed = codec.parse(text);
    if (!parsed.ok) {
      standings.set(team, { ...(before ?? { team, pairs: -1, steps: 0 }), submissions });
      const { position, reason } = parsed.error;
      return {
        status: 400,
        body: {
          submissions,
          error: { ...position, reason: t(reason.key, reason.params) },
        },
      };
    }
    const { pairs, steps } = verify(puzzle, parsed.value.ops);
    const isBetter =
      before === undefined || pairs > before.pairs || (pairs === before.pairs && steps < before.steps);
    if (isBetter) standings.delete(team);
    standings.set(team, isBetter ? { team, submissions, pairs, steps } : { ...before, submissions });
    return { status: 200, body: { submissions, pairs, maxPairs: maxPairs(puzzle.size), steps } };
  };

  const ranking = (): Reply => {
    const teams = [...standings.values()].filter(({ pairs }) => pairs >= 0);
    return { status: 200, body: teams.sort((a, b) => b.pairs - a.pairs || a.steps - b.steps) };
  };

  const replyTo = async (request: IncomingMessage): Promise<Reply> => {
    const path = request.url?.split("?")[0];
    if (path === "/" && Date.now() < startsAt * 1000) {
      return { status: 425, body: { startsAt, error: { reason: "the round has not begun" } } };
    }
    if (path === "/" && request.method === "GET") return { status: 200, body: problemFile };
    if (path === "/" && request.method === "POST") return await submit(request);
    if (path === "/ranking" && request.method === "GET") return ranking();
    return path === "/" || path === "/ranking"
      ? refusal(405, "GET, or POST at /")
      : refusal(404, "there is / and /ranking");
  };

  return createServer(async (request, response) => {
    try {
      send(response, await replyTo(request));
    } catch {
      response.destroy(); // the sender went away in the middle
    }
  });
}

function refusal(status: number, reason: string): Reply {
  return { status, body: { error: { reason } } };
}

function send(response: ServerResponse, { status, body }: Reply): void {
  const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
  response.writeHead(status, status === 413 ? { ...headers, connection: "close" } : headers);
  response.end(`${JSON.stringify(body)}\n`);
}

/** Undefined when there is more than an answer can be. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length > maxBytes) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString("utf8");
}
