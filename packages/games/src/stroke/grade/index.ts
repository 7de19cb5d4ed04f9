/**
 * How hard a board is, measured: what somebody who reasons without trial and
 * error has to do to walk along a line of it.
 *
 * At every step of the line, each other way on that would lead nowhere counts by
 * the weakest rule that refutes it:
 *
 *   1            it leaves a dead end in sight, or steps on the goal too early
 *   2            a chain of forced moves breaks
 *   4            a cut, or the colours around a cut, forbid it
 *   8 + log₂ n   none of these; a search by these rules makes n choices
 *
 * Ways on that are as good as the line's count nothing. To this sum W comes what
 * the rules leave open on the untouched board: half a point for each edge of the
 * line they do not decide, U in all, in the proportion in which ways on are wrong
 * at all, w of c. (Where hardly a choice can go wrong, as on an empty board, open
 * ones are no burden.)
 *
 *   score = 100 · (W + U · w / 2c) / steps
 *
 * It is the mean work of a step in hundredths of the lightest, so that boards of
 * all sizes can be compared. It grows with every wrong way, with the depth that
 * refutes it and with what the rules leave open: the work of a solver that has
 * only these rules. "Easy" ends at 70, about where the rules of one cell and its
 * neighbours no longer carry a player along; from 100 on, "hard", the board asks
 * for real looking ahead. On a board with several lines the score depends on the
 * line; unless one is given, it is the first that the search finds.
 */
import { Budget, type Cell, finish, type Subtask } from "@masume/kernel";
import { cellIndex, type Puzzle } from "../board.js";
import type { Band } from "../params.js";
import { CutCheck } from "../solve/cuts.js";
import { Deduction, on } from "../solve/deduction.js";
import { edgeBetween, type Graph, graphOf } from "../solve/graph.js";
import { defaultWork, findLines } from "../solve/lines.js";
import { Search } from "../solve/search.js";
import { LineCheck } from "./line-check.js";
import { canReroute } from "./reroute.js";

export interface Difficulty {
  readonly score: number;
  readonly band: Band;
  /** Wrong ways on along the line, by what refutes them. */
  readonly wrong: {
    readonly deadEnd: number;
    readonly chain: number;
    readonly cut: number;
    readonly search: number;
  };
  /** Other ways on that can be finished as well. */
  readonly harmless: number;
  /** Edges of the line that the rules do not decide on the untouched board. */
  readonly undecided: number;
}

const normalFrom = 70;
const hardFrom = 100;
/** Beyond so many choices a search counts as if it ended there. */
const maxChoices = 1024;

/** The difficulty along the line given, or the first one found; null without a line, or when the budget ends. */
export function* measureDifficulty(
  board: Puzzle,
  budget: Budget,
  line?: readonly Cell[],
): Subtask<Difficulty | null> {
  const walked = line ?? (yield* findLines(board, 1, budget)).lines[0];
  if (!walked) return null;
  const course = new Course(
    graphOf(board),
    walked.map((cell) => cellIndex(board.size, cell)),
  );
  for (let place = 0; place < course.steps; place++) {
    if (!course.step(place, budget)) return null;
    yield { phase: "difficulty.measure", done: place + 1, total: course.steps };
  }
  return course.difficulty();
}

export function measureDifficultySync(board: Puzzle, budget?: Budget): Difficulty | null {
  return finish(measureDifficulty(board, budget ?? new Budget(defaultWork)));
}

export function bandOf(score: number): Band {
  return score < normalFrom ? "easy" : score < hardFrom ? "normal" : "hard";
}

/** A line being walked, with what the rules of single cells say at every step of it. */
class Course {
  readonly steps: number;
  readonly #graph: Graph;
  readonly #line: readonly number[];
  readonly #placeOf: Int16Array;
  readonly #deduction: Deduction;
  readonly #cuts: CutCheck;
  readonly #lineCheck: LineCheck;
  readonly #undecided: number;
  readonly #wrong = { deadEnd: 0, chain: 0, cut: 0, search: 0 };
  #harmless = 0;
  #work = 0;

  constructor(graph: Graph, line: readonly number[]) {
    this.steps = line.length - 1;
    this.#graph = graph;
    this.#line = line;
    this.#placeOf = new Int16Array(graph.open.length).fill(-1);
    for (const [place, cell] of line.entries()) this.#placeOf[cell] = place;
    this.#deduction = new Deduction(graph);
    this.#cuts = new CutCheck(this.#deduction);
    this.#lineCheck = new LineCheck(this.#deduction, this.#cuts);
    this.#deduction.begin();
    const { mark } = this.#deduction;
    this.#cuts.settle();
    this.#undecided = graph.openCount - this.#deduction.drawn;
    this.#deduction.undoTo(mark);
  }

  /** Weighs the other ways at a place of the line, then goes on along it; false when the budget ends. */
  step(place: number, budget: Budget): boolean {
    const { neighbours } = this.#graph;
    const head = this.#line[place]!;
    const next = this.#line[place + 1]!;
    for (let slot = head * 4; slot < head * 4 + 4; slot++) {
      const way = neighbours[slot]!;
      if (way < 0 || way === next || this.#placeOf[way]! < place) continue;
      if (!this.#weigh(place, way, budget)) return false;
    }
    return this.#deduction.decide(edgeBetween(this.#graph, head, next), on);
  }

  difficulty(): Difficulty {
    const wrong = this.#wrong;
    const wrongs = wrong.deadEnd + wrong.chain + wrong.cut + wrong.search;
    const burden = wrongs === 0 ? 0 : (this.#undecided * wrongs) / (2 * (wrongs + this.#harmless));
    const score = Math.round((100 * (this.#work + burden)) / this.steps);
    return { score, band: bandOf(score), wrong, harmless: this.#harmless, undecided: this.#undecided };
  }

  #weigh(place: number, way: number, budget: Budget): boolean {
    if (way === this.#graph.goal || this.#leavesDeadEnd(place, way)) {
      this.#wrong.deadEnd++;
      this.#work += 1;
      return true;
    }
    if (canReroute(this.#graph, this.#line, this.#placeOf, place, way)) {
      this.#harmless++;
      return true;
    }
    const deduction = this.#deduction;
    const { mark } = deduction;
    let isKnown = true;
    if (!deduction.decide(edgeBetween(this.#graph, this.#line[place]!, way), on)) {
      this.#wrong.chain++;
      this.#work += 2;
    } else if (!this.#cuts.settle()) {
      this.#wrong.cut++;
      this.#work += 4;
    } else isKnown = this.#search(budget);
    deduction.undoTo(mark);
    return isKnown;
  }

  /** After the step from the line's head, has a cell beside the head too few ways left? */
  #leavesDeadEnd(place: number, way: number): boolean {
    const { neighbours, goal } = this.#graph;
    const head = this.#line[place]!;
    for (let slot = head * 4; slot < head * 4 + 4; slot++) {
      const beside = neighbours[slot]!;
      if (beside < 0 || this.#placeOf[beside]! <= place) continue;
      let ways = 0;
      for (let other = beside * 4; other < beside * 4 + 4; other++) {
        if (neighbours[other]! >= 0 && this.#placeOf[neighbours[other]!]! > place) ways++;
      }
      if (ways < (beside === way || beside === goal ? 1 : 2)) return true;
    }
    return false;
  }

  /** Whether the way decided last can be finished after all, and if not, how far one must look; false when the budget ends. */
  #search(budget: Budget): boolean {
    const canBeFinished = this.#lineCheck.run(budget);
    if (canBeFinished === null) return false;
    if (canBeFinished) {
      this.#harmless++;
      return true;
    }
    const search = new Search(this.#deduction, this.#cuts);
    search.next(maxChoices);
    this.#wrong.search++;
    this.#work += 8 + floorLog2(Math.max(1, search.nodes));
    return budget.spend((search.nodes + 2) * this.#graph.openCount);
  }
}

function floorLog2(n: number): number {
  return 31 - Math.clz32(n);
}
