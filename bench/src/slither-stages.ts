/**
 * Chooses Slither's stages and writes `packages/games/src/slither/stage-codes.ts`:
 *
 *   npx tsx --conditions=source bench/src/slither-stages.ts
 *
 * Five courses of thirty, one for each level. A course takes up the techniques of
 * its level one after the other: each stage needs the technique it stands under and
 * nothing above it, as the grader measures it. Sizes rise through a course. Of
 * several candidates the first stage of a technique is the one with the fewest
 * deductions, and every other the one that takes the most kinds of technique. The
 * choice follows the grader and the generator of this tree, so it may differ from the
 * stages that are shipped. Those stay as they are, because people's stars belong to
 * them; the tests grade each of them anew.
 */
import { writeFileSync } from "node:fs";
import { difficultyParams, generating, grade, linkCode, type Puzzle } from "@masume/games/slither";
import { createRandom, finish } from "@masume/kernel";

/** The sides of a course's first and last board, and how many stages each of its techniques has. */
interface Course {
  readonly sides: readonly [first: number, last: number];
  readonly stages: readonly (readonly [technique: number, count: number])[];
}

const courses: readonly Course[] = [
  {
    sides: [5, 12],
    stages: [
      [6, 6],
      [7, 10],
      [8, 9],
      [9, 5],
    ],
  },
  {
    sides: [6, 14],
    stages: [
      [10, 6],
      [11, 2],
      [12, 6],
      [13, 5],
      [14, 5],
      [15, 6],
    ],
  },
  {
    sides: [7, 16],
    stages: [
      [16, 3],
      [17, 4],
      [18, 3],
      [19, 3],
      [20, 4],
      [21, 2],
      [22, 4],
      [23, 4],
      [24, 3],
    ],
  },
  {
    sides: [8, 18],
    stages: [
      [25, 4],
      [26, 6],
      [27, 3],
      [28, 5],
      [29, 6],
      [30, 6],
    ],
  },
  {
    sides: [8, 20],
    stages: [
      [31, 6],
      [32, 24],
    ],
  },
];

const choice = 3;
/** Orders that fail on one size are tried on the next larger ones, for some techniques hardly fit on small boards. */
const maxGrown = 6;

interface Candidate {
  readonly puzzle: Puzzle;
  readonly kinds: number;
  readonly uses: number;
}

function candidate(technique: number, side: number, seed: string): Candidate | undefined {
  const params = difficultyParams({ technique }, side, side);
  const made = finish(generating(params, createRandom(seed)));
  if (!made.ok) return undefined;
  const { puzzle } = made.value;
  const uses = Object.values(finish(grade(puzzle)).techniques);
  return { puzzle, kinds: uses.length, uses: uses.reduce((sum, count) => sum + count, 0) };
}

function chosen(technique: number, number: number, wished: number): Puzzle {
  for (let side = wished; side <= wished + maxGrown; side++) {
    const candidates = Array.from({ length: choice }, (_, i) =>
      candidate(technique, side, `slither/stages/${technique}/${number}/${side}/${i}`),
    ).filter((one) => one !== undefined);
    if (candidates.length === 0) continue;
    const rank = ({ kinds, uses }: Candidate) => (number === 1 ? uses : -kinds);
    return candidates.sort((a, b) => rank(a) - rank(b))[0]!.puzzle;
  }
  throw new Error(`no puzzle for technique ${technique} from ${wished}×${wished} on`);
}

const lines: string[] = [];
for (const { sides, stages } of courses) {
  const count = stages.reduce((sum, [, own]) => sum + own, 0);
  let at = 0;
  for (const [technique, own] of stages) {
    lines.push(`  ${technique}: [`);
    for (let number = 1; number <= own; number++) {
      const side = Math.round(sides[0] + ((sides[1] - sides[0]) * at++) / (count - 1));
      const code = linkCode(chosen(technique, number, side));
      console.log(`${at}/${count} ${technique} ${code}`);
      lines.push(`    "${code}",`);
    }
    lines.push("  ],");
  }
}

writeFileSync(
  new URL("../../packages/games/src/slither/stage-codes.ts", import.meta.url),
  `/**
 * The boards of the stages as links, by the hardest technique each needs. Chosen by
 * \`bench/src/slither-stages.ts\`; their order is part of everybody's progress.
 */
export const stageCodes: Readonly<Record<number, readonly string[]>> = {
${lines.join("\n")}
};
`,
);
