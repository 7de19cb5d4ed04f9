/**
 * How far the first position can be solved. After every first turn of red's that differs
 * from the others (the board has symmetries), blue may prove a win: first by threats
 * alone, then by any turns, within a limit of evaluated positions for each. Then the
 * first position itself is given to a proof-number search: whether red wins. (Whether
 * blue does would be the same search, but for repetitions.) Every line is printed as
 * soon as it is known, and the same arguments give the same lines on every machine.
 * `tsx --conditions=source bench/src/nonaga/first-position.ts [RULES] [MILLIONS PER TURN] [MILLIONS IN ALL]`
 */
import {
  afterTurn,
  legalTurns,
  type Ruleset,
  startPosition,
  type Turn,
  turnName,
} from "@masume/games/nonaga";
import { canonicalPoses } from "@masume/games/nonaga/training";
import { type ProofLimits, ProofNumberSearch, type Proved } from "./proof-number-search.js";

const million = 1_000_000;
/** Twenty bytes per position: 20 MB for a first turn, 160 MB for the first position. */
const turnTableBits = 20;
const tableBits = 23;
const byThreats: ProofLimits = {
  tableBits: turnTableBits,
  isQuietAllowed: false,
  threatTurns: 2,
  threatNodes: 30_000,
};
const byAnyTurns: ProofLimits = {
  tableBits: turnTableBits,
  isQuietAllowed: true,
  threatTurns: 3,
  threatNodes: 30_000,
};
/** So often a long search says where it stands. */
const reports = 10;

const [rules = "official", perTurn = "20", inAll = "1500"] = process.argv.slice(2) as [
  Ruleset?,
  string?,
  string?,
];

const firstTurns = differentTurns(rules);
console.log(`${firstTurns.length} different first turns`);
for (const [by, limits] of [
  ["threats alone", byThreats],
  ["any turns", byAnyTurns],
] as const) {
  const answers: Record<Proved, Turn[]> = { yes: [], no: [], unknown: [] };
  for (const turn of firstTurns) {
    const search = new ProofNumberSearch(rules, "blue", limits);
    search.position.load(rules, afterTurn(startPosition, turn));
    answers[search.run(Number(perTurn) * million)].push(turn);
  }
  const counts = Object.entries(answers).map(([answer, turns]) => `${answer} ${turns.length}`);
  console.log(`blue wins by ${by}: ${counts.join(", ")}`);
  if (answers.yes.length > 0) console.log(answers.yes.map((turn) => turnName(turn, "/")).join(" "));
}

const search = new ProofNumberSearch(rules, "red", { ...byAnyTurns, tableBits });
search.position.load(rules, startPosition);
for (let i = 1; i <= reports; i++) {
  const answer = search.run((Number(inAll) * million * i) / reports);
  const { proof, disproof } = search.missing;
  console.log(
    `red wins: ${answer}; missing ${proof} and ${disproof}; ${search.nodes} nodes, ` +
      `${search.visited} positions, ${search.proved} proved, ${search.disproved} disproved, ${search.deepest} deep`,
  );
  if (answer !== "unknown") break;
}

/** The first turns, one of each kind that the symmetries of the board make the same. */
function differentTurns(rules: Ruleset): readonly Turn[] {
  const kinds = new Map<string, Turn>();
  for (const turn of legalTurns(rules, startPosition)) {
    const { key } = canonicalPoses(rules, afterTurn(startPosition, turn))[0]!;
    if (!kinds.has(key)) kinds.set(key, turn);
  }
  return [...kinds.values()];
}
