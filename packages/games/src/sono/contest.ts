/**
 * One round of a contest: teams submit answers to one puzzle as often as they like,
 * and the best answer of each counts. Most pairs win, then the fewest operations,
 * then whoever submitted first.
 */
import { type JsonValue, type ParseIssue, parser, type Result, readJson } from "@masume/kernel";
import type { Op, Puzzle } from "./board.js";
import { verify } from "./rules.js";

/** A team's best answer, as the ranking lists it. */
export interface Standing {
  readonly team: string;
  readonly pairs: number;
  readonly steps: number;
  /** When that answer came, in milliseconds of Unix time. */
  readonly submittedAt: number;
  /** All of the team's submissions, refused ones too. */
  readonly submissions: number;
}

/** What the judge shows of a round to everybody. Times are milliseconds of Unix time. */
export interface RoundStatus {
  /** The judge's own clock. */
  readonly now: number;
  readonly startsAt: number;
  /** Undefined: as long as the judge runs. */
  readonly endsAt?: number | undefined;
  /** The puzzle as a link code, once the round has begun. */
  readonly puzzle?: string | undefined;
  /** Whether each team has a token that the judge knows. Otherwise a team sends its name. */
  readonly hasTokens: boolean;
  readonly ranking: readonly Standing[];
}

interface Entry {
  submissions: number;
  best?: { readonly ops: readonly Op[]; readonly pairs: number; readonly steps: number; readonly at: number };
}

export class Round {
  readonly #puzzle: Puzzle;
  readonly #entries = new Map<string, Entry>();

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
  }

  get teamCount(): number {
    return this.#entries.size;
  }

  has(team: string): boolean {
    return this.#entries.has(team);
  }

  /** Counts an answer that can be played; it replaces the team's best only if it is better. */
  submit(
    team: string,
    ops: readonly Op[],
    at: number,
  ): { readonly pairs: number; readonly steps: number; readonly submissions: number } {
    const entry = this.#entryOf(team);
    const { pairs, steps } = verify(this.#puzzle, ops);
    const { best } = entry;
    if (!best || pairs > best.pairs || (pairs === best.pairs && steps < best.steps)) {
      entry.best = { ops, pairs, steps, at };
    }
    return { pairs, steps, submissions: ++entry.submissions };
  }

  /** Counts an answer that cannot be read or played; how many submissions that makes. */
  refuse(team: string): number {
    return ++this.#entryOf(team).submissions;
  }

  /** The teams that have an answer, the leader first. */
  ranking(): readonly Standing[] {
    const standings: Standing[] = [];
    for (const [team, { best, submissions }] of this.#entries) {
      if (!best) continue;
      standings.push({ team, pairs: best.pairs, steps: best.steps, submittedAt: best.at, submissions });
    }
    return standings.sort((a, b) => b.pairs - a.pairs || a.steps - b.steps || a.submittedAt - b.submittedAt);
  }

  /** The team's best answer. */
  answerOf(team: string): readonly Op[] | undefined {
    return this.#entries.get(team)?.best?.ops;
  }

  #entryOf(team: string): Entry {
    let entry = this.#entries.get(team);
    if (!entry) {
      entry = { submissions: 0 };
      this.#entries.set(team, entry);
    }
    return entry;
  }
}

/** Reads what `RoundStatus` is as JSON. */
export const parseRoundStatus: (text: string) => Result<RoundStatus, ParseIssue> = parser((text) => {
  const status = readJson(text);
  return {
    now: natural(status.field("now")),
    startsAt: natural(status.field("startsAt")),
    endsAt: status.optional("endsAt") && natural(status.field("endsAt")),
    puzzle: status.optional("puzzle")?.string(),
    hasTokens: status.field("hasTokens").boolean(),
    ranking: status.field("ranking").items().map(readStanding),
  };
});

function readStanding(standing: JsonValue): Standing {
  return {
    team: standing.field("team").string(),
    pairs: natural(standing.field("pairs")),
    steps: natural(standing.field("steps")),
    submittedAt: natural(standing.field("submittedAt")),
    submissions: natural(standing.field("submissions")),
  };
}

function natural(value: JsonValue): number {
  return value.integer(0, Number.MAX_SAFE_INTEGER);
}
