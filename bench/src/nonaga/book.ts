/**
 * Makes the opening book: `tsx --conditions=source bench/src/nonaga/book.ts [NODES]`
 * searches so many nodes for each of its positions and writes
 * `packages/games/src/nonaga/opponent/book-lines.ts`, the same on every machine.
 *
 * The book has the first position, those after its own first turns and after the
 * others that look best at a glance, and those after one of its own first turns and a
 * good answer. Positions that are the same up to symmetry are searched once. What is
 * left out: a position that is lost, and a win or loss that the search sees in a
 * moment, for there the engine needs no book.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type Analysis,
  analyse,
  formatTurn,
  type Line,
  legalTurns,
  outcome,
  type Puzzle,
  play,
  type Ruleset,
  rulesets,
  type State,
  start,
  startPosition,
  type Turn,
} from "@masume/games/nonaga";
import { canonicalPoses } from "@masume/games/nonaga/training";
import { Budget, finish } from "@masume/kernel";

const nodes = Number(process.argv[2] ?? 5_000_000);
/** A win or a loss that so few nodes show is left to the engine. */
const glanceNodes = 100_000;
/** Among so many of the best turns those are kept that the best one leads by no more than this. */
const linesSearched = 4;
const margin = 10;
/** How many first turns of an opponent it has an answer to, its own ones besides. */
const firstTurns = 24;
/** How many answers to its own first turns it is prepared for. */
const answers = 6;

interface Opening {
  readonly path: readonly Turn[];
  readonly state: State;
}

function after(puzzle: Puzzle, { path, state }: Opening, turn: Turn): Opening {
  const played = play(puzzle, state, turn);
  if (!played.ok) throw new Error(`the engine broke the rule ${played.error.code}`);
  return { path: [...path, turn], state: played.value };
}

function search(puzzle: Puzzle, { state }: Opening, limit: number, lines: number): Analysis {
  return finish(analyse(puzzle, state, new Budget(limit), { lines, evaluation: "learned" }));
}

/** The best lines of a position, none for one that is left out. */
function advice(puzzle: Puzzle, opening: Opening): readonly Line[] {
  if (outcome(opening.state)) return [];
  const glance = search(puzzle, opening, glanceNodes, 1);
  if (glance.winIn !== undefined || glance.lossIn !== undefined) return [];
  const { lines, winIn, lossIn, score } = search(puzzle, opening, nodes, linesSearched);
  if (lossIn !== undefined) return [];
  return winIn === undefined ? lines.filter((line) => line.score >= score - margin) : lines.slice(0, 1);
}

function makeBook(rules: Ruleset): string {
  const puzzle: Puzzle = { rules, position: startPosition };
  const entries: string[] = [];
  const seen = new Set<string>();

  function isNew({ state }: Opening): boolean {
    const { key } = canonicalPoses(rules, state.position)[0]!;
    const before = seen.size;
    return seen.add(key).size > before;
  }

  /** Searches an opening; what the book will play there. */
  function enter(opening: Opening): readonly Line[] {
    const lines = advice(puzzle, opening);
    if (lines.length === 0) return lines;
    const path = opening.path.map((turn) => formatTurn(turn, "/")).join(" ");
    const entry = `${path}: ${lines.map(({ turn, score }) => `${formatTurn(turn, "/")}=${score}`).join(" ")}`;
    entries.push(entry);
    console.log(`${rules} ${entries.length}: ${entry}`);
    return lines;
  }

  const first: Opening = { path: [], state: start(puzzle) };
  const own = enter(first);
  const ownOpenings = own.map(({ turn }) => after(puzzle, first, turn)).filter(isNew);
  const others = legalTurns(rules, startPosition)
    .map((turn) => after(puzzle, first, turn))
    .filter(isNew)
    .map((opening) => ({ opening, score: search(puzzle, opening, glanceNodes, 1).score }))
    .sort((a, b) => a.score - b.score)
    .map(({ opening }) => opening);
  for (const opening of [...ownOpenings, ...others.slice(0, firstTurns)]) enter(opening);
  for (const opening of ownOpenings) {
    const answered = search(puzzle, opening, nodes, answers).lines.map(({ turn }) =>
      after(puzzle, opening, turn),
    );
    for (const answer of answered) if (isNew(answer)) enter(answer);
  }
  return entries.join("\n");
}

const texts = rulesets.map((rules) => `  ${rules}: \`\n${makeBook(rules)}\n\`,`);
const file = `/** The opening book, written by \`bench/src/nonaga/book.ts\`; not edited by hand. */
import type { Ruleset } from "../board.js";

export const bookLines: Readonly<Record<Ruleset, string>> = {
${texts.join("\n")}
};
`;
const target = new URL("../../../packages/games/src/nonaga/opponent/book-lines.ts", import.meta.url);
writeFileSync(fileURLToPath(target), file);
