/** What the makers of problems share: what a problem is rated, when two are the same, how the list is written. */
import { writeFileSync } from "node:fs";
import type { Puzzle } from "@masume/games/nonaga";
import { canonicalPoses, formatProblem, type Problem, type Proof } from "@masume/games/nonaga/training";

const listFile = "packages/games/src/nonaga/problems/problem-list.ts";
/** What a problem of each sort is rated at least. */
const ratings: Readonly<Record<string, number>> = {
  "win 1": 600,
  "win 2": 800,
  "win 3": 1150,
  "win 4": 1450,
  "win 5": 1750,
  "defend 1": 700,
  "defend 2": 1100,
};
/** What a doubling of false tracks or of work adds to a rating. */
const perTries = 30;
const perWork = 15;

export function sortOf({ kind, n }: Pick<Problem, "kind" | "n">): string {
  return `${kind} ${n}`;
}

/** The same for positions that are the same game. */
export function keyOf({ rules, position }: Puzzle): string {
  return rules + canonicalPoses(rules, position)[0]!.key;
}

export function problemOf(kind: Problem["kind"], puzzle: Puzzle, proof: Proof): Problem {
  const { n, solutions, tries, nodes } = proof;
  const base = ratings[sortOf({ kind, n })]!;
  const rating = base + perTries * Math.log2(1 + tries) + perWork * Math.log2(1 + nodes / 1000);
  return { kind, n, puzzle, rating: Math.round(rating / 10) * 10, solutions };
}

export function writeProblems(list: readonly Problem[]): void {
  const about = "The problems, a line each (`problem-code.ts`), in the order of their numbers";
  const makers = "made by `bench/src/nonaga/problems.ts` and `long-wins.ts`";
  const lines = list.map(formatProblem).join("\n");
  writeFileSync(listFile, `/** ${about}; ${makers}. */\nexport const problemList = \`\n${lines}\n\`;\n`);
}
