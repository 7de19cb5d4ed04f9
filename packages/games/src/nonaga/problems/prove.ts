/**
 * What makes a position a problem, proved: every turn that solves it, and how hard it is
 * to find one. Two kinds:
 *
 * - `win`: the side to move wins in n turns of its own and not in fewer. The solutions
 *   are all first turns after which every defence loses.
 * - `defend`: every turn but the solutions loses in at most n turns of the opponent's;
 *   the solutions do not, nor do they lose to threats in two turns more.
 *
 * Every reply is tried. Of the solver's turns, the first may be any up to a win in three;
 * later on, and in longer wins, the attacker plays threats only (`ThreatSearch`). A
 * win in one or two is therefore exact; in three or more, a solution that needs a quiet
 * turn further on would not be listed.
 */
import type { Turn } from "../board.js";
import { type Puzzle, winningSlides } from "../rules.js";
import { Candidates } from "../search/candidates.js";
import { evaluationFor } from "../search/evaluation/evaluate.js";
import { PackedPosition, type PackedTurn } from "../search/packed-position.js";
import { unpackTurn } from "../search/packed-turn.js";
import { ThreatSearch, type ThreatSearchResult } from "../search/threat-search.js";

export interface Proof {
  /** The turns of the one who wins. */
  readonly n: number;
  readonly solutions: readonly Turn[];
  /** Turns that look right and are not: threats that do not win, defences that hold one turn less. */
  readonly tries: number;
  /** Positions evaluated until one solution was proved. */
  readonly nodes: number;
}

/** A problem that more turns solve would be none; of long wins there are too few to be so choosy. */
export function maxSolutions(n: number): number {
  return n > 3 ? 6 : 3;
}

/** In longer wins only threats are tried as first turns: a quiet one would have to be refuted at great cost. */
const maxQuiet = 3;
/** With more turns that do not lose at once, nobody is under attack. */
const maxDefences = 60;
/** A defence that loses so few turns later than the others is none. */
const laterTurns = 2;

/** The fewest turns in which the side to move wins by threats, and the positions evaluated to find it. */
export function findWin(
  { rules, position }: Puzzle,
  maxTurns: number,
  nodeLimit: number,
  tableBits?: number,
): { readonly n: number; readonly nodes: number } | undefined {
  const packed = new PackedPosition().load(rules, position);
  const search = new ThreatSearch(evaluationFor(rules), [], tableBits);
  search.nodeLimit = nodeLimit;
  for (let n = 1; n <= maxTurns; n++) {
    const answer = ended(search.wins(packed, n));
    if (answer === "unknown") return undefined;
    if (answer === "yes") return { n, nodes: search.onePly.nodes };
  }
  return undefined;
}

/**
 * The few turns that begin a win in n which `findWin` has found; undefined if there are
 * more, or a shorter win that begins with a quiet turn.
 */
export function proveWin(
  { rules, position }: Puzzle,
  n: number,
  tableBits?: number,
): Omit<Proof, "nodes"> | undefined {
  if (n === 1) {
    const solutions = winningSlides(position).map((slide): Turn => ({ slide, tile: undefined }));
    return solutions.length > maxSolutions(n) ? undefined : { n, solutions, tries: 0 };
  }
  const packed = new PackedPosition().load(rules, position);
  const search = new ThreatSearch(evaluationFor(rules), [], tableBits);
  search.nodeLimit = Number.POSITIVE_INFINITY;
  const safe = safeTurns(search, packed);
  const threats = safe.filter((turn) => turn.threats > 0);
  const firsts = n > maxQuiet ? threats : safe;
  const solving: PackedTurn[] = [];
  for (const first of firsts) {
    if (!leavesLost(search, packed, first, n - 1)) continue;
    if (solving.length === maxSolutions(n)) return undefined;
    solving.push(first);
  }
  const isShorter = (first: PackedTurn): boolean => leavesLost(search, packed, first, n - 2);
  if (n > 2 && n <= maxQuiet && firsts.some(isShorter)) return undefined;
  return {
    n,
    solutions: solving.map(({ slide, tile }) => unpackTurn(position, slide, tile)),
    tries: threats.filter((turn) => !solving.includes(turn)).length,
  };
}

/**
 * The few turns that do not lose in n, if all others do; undefined if there is none, or
 * more, or a win instead, or if one of them loses a little later. What the limits leave
 * open is undefined too: `nodeLimit` is for all turns together, `holdLimit` for each
 * that is to hold.
 */
export function proveDefence(
  puzzle: Puzzle,
  n: number,
  nodeLimit: number,
  holdLimit: number,
): Proof | undefined {
  const { position } = puzzle;
  const packed = new PackedPosition().load(puzzle.rules, position);
  const search = new ThreatSearch(evaluationFor(puzzle.rules), []);
  search.nodeLimit = nodeLimit;
  const firsts = safeTurns(search, packed);
  if (firsts.length > (n === 1 ? maxSolutions(n) : maxDefences)) return undefined;
  if (ended(search.wins(packed, n + 1)) !== "no") return undefined;
  const holding: PackedTurn[] = [];
  for (const first of firsts) {
    const answer = afterwards(search, packed, first, n);
    if (answer === "yes") continue;
    if (answer === "unknown" || holding.length === maxSolutions(n)) return undefined;
    holding.push(first);
  }
  const { nodes } = search.onePly;
  if (holding.length === 0) return undefined;
  for (const turn of holding) {
    search.nodeLimit = search.onePly.nodes + holdLimit;
    for (let later = n + 1; later <= n + laterTurns; later++) {
      if (afterwards(search, packed, turn, later) !== "no") return undefined;
    }
  }
  return {
    n,
    solutions: holding.map(({ slide, tile }) => unpackTurn(position, slide, tile)),
    tries: firsts.length - holding.length,
    nodes,
  };
}

/** Whether the opponent loses in n after this turn, whatever they play. */
function leavesLost(
  search: ThreatSearch,
  packed: PackedPosition,
  { slide, tile }: PackedTurn,
  n: number,
): boolean {
  packed.play(slide, tile);
  const answer = ended(search.loses(packed, n));
  packed.undo();
  return answer === "yes";
}

/** Whether the opponent wins in n by force after this turn; in one turn no safe turn lets them. */
function afterwards(
  search: ThreatSearch,
  packed: PackedPosition,
  { slide, tile }: PackedTurn,
  n: number,
): ThreatSearchResult {
  if (n === 1) return "no";
  packed.play(slide, tile);
  const answer = ended(search.wins(packed, n));
  packed.undo();
  return answer;
}

/** The turns that do not let the opponent win at once. */
function safeTurns(
  search: ThreatSearch,
  packed: PackedPosition,
): readonly (PackedTurn & { readonly threats: number })[] {
  const list = new Candidates();
  search.onePly.list(packed, list);
  return Array.from({ length: list.count }, (_, i) => ({
    slide: list.slides[i]!,
    tile: list.tiles[i]!,
    threats: list.threats[i]!,
  }));
}

function ended(search: Generator<void, ThreatSearchResult, void>): ThreatSearchResult {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}
