/**
 * Chooses Stroke's stages and writes `packages/games/src/stroke/stages.ts`. Run
 * it when the measure of difficulty changes:
 *
 *   npx tsx --conditions=source bench/src/stroke-stages.ts
 *
 * Every stage but the empty boards at the very beginning has exactly one line;
 * each lies in its band by measured difficulty; no two are alike under rotation,
 * reflection or reversal. Within a band sizes rise, and within a size the score.
 * The same seed chooses the same stages.
 */
import { writeFileSync } from "node:fs";
import { type Band, cellIndex, formatCode, generate, type Puzzle } from "@masume/games/stroke";
import { type Cell, createRandom, finish, transformCell } from "@masume/kernel";

/** How many of each size, by band. */
const wanted: Readonly<Record<Band, Readonly<Record<number, number>>>> = {
  easy: { 4: 6, 5: 10 },
  normal: { 5: 5, 6: 9, 7: 6 },
  hard: { 7: 6, 8: 8, 9: 4, 10: 2 },
};

/** Where a hand learns the rules: nothing blocked, and more than one line. */
const openings: readonly Puzzle[] = [
  { size: 3, blocked: [], start: [0, 0], goal: [2, 2] },
  { size: 3, blocked: [], start: [0, 0], goal: [0, 2] },
  { size: 4, blocked: [], start: [0, 0], goal: [3, 0] },
  { size: 4, blocked: [], start: [0, 1], goal: [2, 0] },
];

/** Candidates measured for each stage chosen, so that the score can rise evenly. */
const choice = 3;

interface Candidate {
  readonly board: Puzzle;
  readonly score: number;
}

/** The least of the board's sixteen forms: turned, mirrored, reversed. */
function canonical({ size, blocked, start, goal }: Puzzle): string {
  const forms: string[] = [];
  for (let symmetry = 0; symmetry < 8; symmetry++) {
    const index = (cell: Cell) => cellIndex(size, transformCell(symmetry, size, cell));
    const ends = [index(start), index(goal)].sort((a, b) => a - b);
    forms.push(`${size}:${ends}:${blocked.map(index).sort((a, b) => a - b)}`);
  }
  return forms.sort()[0]!;
}

function chosen(band: Band, size: number, count: number, taken: Set<string>): readonly Puzzle[] {
  const candidates: Candidate[] = [];
  for (let attempt = 1; candidates.length < count * choice; attempt++) {
    const random = createRandom(`stroke/stages/${band}/${size}/${attempt}`);
    const made = finish(generate({ size, difficulty: band, unique: true }, random));
    if (!made.ok || !made.value.unique) continue;
    const { puzzle: board, difficulty } = made.value;
    const form = canonical(board);
    if (taken.has(form) || difficulty?.band !== band) continue;
    taken.add(form);
    candidates.push({ board, score: difficulty.score });
  }
  candidates.sort((a, b) => a.score - b.score);
  return Array.from({ length: count }, (_, i) => candidates[i * choice]!.board);
}

const taken = new Set(openings.map(canonical));
const codes = (["easy", "normal", "hard"] as const).map((band) => {
  const boards = Object.entries(wanted[band]).flatMap(([size, count]) =>
    chosen(band, Number(size), count, taken),
  );
  return [band, (band === "easy" ? [...openings, ...boards] : boards).map(formatCode)] as const;
});

const lists = codes
  .map(([band, list]) => `  ${band}: [\n${list.map((code) => `    "${code}",\n`).join("")}  ],\n`)
  .join("");

writeFileSync(
  new URL("../../packages/games/src/stroke/stages.ts", import.meta.url),
  `/**
 * The stages: boards in three bands of measured difficulty, sizes rising. All
 * but the four empty boards at the beginning have exactly one line; no two are
 * alike under rotation, reflection or reversal. Chosen by
 * \`bench/src/stroke-stages.ts\`; the order is part of everybody's progress, so
 * change it only with the measure of difficulty.
 */
import { type Band, bands } from "./params.js";

export interface Stage {
  /** Band and number, as in \`normal-7\`. */
  readonly id: string;
  readonly band: Band;
  /** From 1 in each band. */
  readonly number: number;
  readonly size: number;
  /** The board's link code. */
  readonly code: string;
}

const codes: Readonly<Record<Band, readonly string[]>> = {
${lists}};

export const stages: readonly Stage[] = bands.flatMap((band) =>
  codes[band].map((code, i) => ({
    id: \`\${band}-\${i + 1}\`,
    band,
    number: i + 1,
    size: Number.parseInt(code.slice(1), 10),
    code,
  })),
);
`,
);
