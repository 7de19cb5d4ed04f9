/**
 * A partly decided board that draws its own conclusions. Everything the exact
 * solver, the human methods and the generator know about a board is in here:
 *
 * - each edge: unknown, line or cross;
 * - each constraint (node or cell): its domain, the patterns of its four edges
 *   that are still possible. What one knows about the two edges of a gate together,
 *   the other one that shares the gate learns;
 * - colours: cells known to be on the same or on different sides of the loop;
 * - open lines by their ends, so that no loop closes too early.
 *
 * `propagate` draws conclusions in the order of their cost: edges, then gates,
 * then colours, falling back to edges whenever one is decided. All of it is
 * monotone, so the result does not depend on that order.
 *
 * Every change is an entry of the log, with its cause, so that it can be undone
 * and explained.
 */
import { cross, type DecidedValue, line, unknown } from "../edge-value.js";
import type { Methods } from "../params.js";
import type { Topology } from "../topology.js";
import { because, Contradiction, cause, clueEntries, type EdgeWatcher, mergeEntries } from "./causes.js";
import { Colours } from "./colours.js";
import { MarkStack } from "./mark-stack.js";
import { OpenLines } from "./open-lines.js";
import {
  allPatterns,
  gateStates,
  nodePatterns,
  patternsAcross,
  patternsWithLines,
  settledEdges,
  settledParities,
  withEdge,
  withParity,
} from "./pattern-tables.js";
import { ConstraintQueue, RelationQueue } from "./queues.js";

export class Propagator {
  readonly topology: Topology;
  /** What is known of each edge; the one that the board does not have is a cross. */
  readonly edge: Int8Array;
  /** Edges in the order in which they were decided. */
  readonly trail: Int32Array;
  trailLength = 0;
  /** How many edges have been settled since the board was set up, undone ones included: the unit of work. */
  work = 0;
  /** How many of the edges settled are lines. */
  drawn = 0;
  /** Set when the lines have closed into a loop that solves the puzzle. */
  isClosed = false;
  /** Called when this edge would close a loop that solves the puzzle; the edge is then ruled out. */
  onSolution: ((closingEdge: number) => void) | undefined;
  watcher: EdgeWatcher | undefined;

  /** The clue of each cell, −1 where there is none. */
  readonly clue: Int8Array;
  readonly domain: Uint16Array;
  readonly log: Int32Array;
  readonly causes: Int32Array;
  /** For a log entry of a domain: the entry before it for the same constraint, −1 if none. */
  readonly previousEntry: Int32Array;
  readonly lastEntry: Int32Array;
  logLength = 0;
  /** For a decided edge its log entry. */
  readonly entryOf: Int32Array;
  readonly colours: Colours;

  /** What went wrong when something returned false. */
  readonly contradiction: Contradiction = new Contradiction();

  readonly lines: OpenLines;
  readonly #usesGates: boolean;
  readonly #usesColours: boolean;
  #head = 0;
  readonly #gates: ConstraintQueue;
  readonly #relations = new RelationQueue();
  /** An edge left open although it would close a loop, because that loop would solve the puzzle; −1 if none. */
  solvingEdge = -1;
  readonly marks: MarkStack;

  constructor(topology: Topology, methods: Pick<Methods, "gates" | "colours">) {
    this.topology = topology;
    this.#usesGates = methods.gates;
    this.#usesColours = methods.colours;
    this.edge = new Int8Array(topology.edges + 1);
    this.trail = new Int32Array(topology.edges);
    this.entryOf = new Int32Array(topology.edges);
    this.clue = new Int8Array(topology.cells);
    this.domain = new Uint16Array(topology.constraints);
    this.lastEntry = new Int32Array(topology.constraints);
    // A node's domain shrinks at most 7 times, a cell's 16 times; a cell joins one class and gets one clue.
    const logSize = topology.nodes * 7 + topology.cells * 18 + topology.edges + 1;
    this.log = new Int32Array(logSize);
    this.causes = new Int32Array(logSize);
    this.previousEntry = new Int32Array(logSize);
    this.#gates = new ConstraintQueue(topology.constraints);
    this.colours = new Colours(topology.cells);
    this.lines = new OpenLines(topology);
    this.marks = new MarkStack(topology.edges + 64);
    this.reset();
  }

  /** Back to a board without clues or decisions. */
  reset(): void {
    const { nodes, edges, edgeAt } = this.topology;
    this.edge.fill(unknown);
    this.edge[edges] = cross;
    this.trailLength = 0;
    this.drawn = 0;
    this.#head = 0;
    this.isClosed = false;
    this.logLength = 0;
    this.lastEntry.fill(-1);
    this.solvingEdge = -1;
    this.marks.clear();
    this.clue.fill(-1);
    this.colours.reset();
    this.lines.reset();
    this.#dropQueues();
    this.domain.fill(allPatterns, nodes);
    for (let node = 0; node < nodes; node++) {
      let patterns = nodePatterns;
      for (let side = 0; side < 4; side++) {
        if (edgeAt[node * 4 + side] === edges) patterns &= withEdge[side * 2]!;
      }
      this.domain[node] = patterns;
      if (patterns !== nodePatterns && this.#usesGates) this.#gates.add(node);
    }
  }

  /** Puts a clue on a cell that has none; false when that contradicts the board. */
  addClue(cell: number, clue: number): boolean {
    const { edgeAt, nodes } = this.topology;
    const constraint = nodes + cell;
    const undrawn = this.#head < this.trailLength ? this.entryOf[this.trail[this.#head]!]! : this.logLength;
    let drawn = 0;
    for (let k = constraint * 4; k < constraint * 4 + 4; k++) {
      if (this.edge[edgeAt[k]!] === line && this.entryOf[edgeAt[k]!]! < undrawn) drawn++;
    }
    this.clue[cell] = clue;
    this.lines.addClue(cell, clue, drawn);
    this.log[this.logLength] = clueEntries - cell;
    this.causes[this.logLength++] = cause.given;
    return this.#restrict(constraint, patternsWithLines[clue]!, cause.given) && this.reviewClosing();
  }

  /** Rules out so many lines around a cell; false when that contradicts the board. */
  ruleOutCount(cell: number, lines: number): boolean {
    return this.#restrict(this.topology.nodes + cell, ~patternsWithLines[lines]!, cause.given);
  }

  /** Decides an edge; false when it is already decided otherwise. */
  decide(edge: number, value: DecidedValue, why: number = cause.given): boolean {
    const known = this.edge[edge];
    if (known !== unknown) return known === value || this.contradict("edge", edge, value, why);
    this.edge[edge] = value;
    this.trail[this.trailLength++] = edge;
    this.entryOf[edge] = this.logLength;
    this.log[this.logLength] = -1 - edge;
    this.causes[this.logLength++] = why;
    return true;
  }

  /** Draws all conclusions; false on a contradiction. Stops as soon as more lines than `limit` are drawn. */
  propagate(limit: number = this.topology.edges): boolean {
    for (;;) {
      while (this.#head < this.trailLength) {
        if (this.drawn > limit) return true;
        if (!this.#settle(this.trail[this.#head]!)) return false;
        if (this.isClosed) return true;
      }
      if (!this.#gates.isEmpty) {
        if (!this.#shareGates()) return false;
      } else if (!this.#relations.isEmpty) {
        if (!this.#relate()) return false;
      } else return true;
    }
  }

  mark(): void {
    this.marks.push(this.trailLength, this.logLength, this.solvingEdge, this.lines.demand);
  }

  /** Takes back everything since the newest mark, and the mark. */
  undo(): void {
    const { edge, log, domain, marks } = this;
    const mark = marks.pop();
    const trailLength = marks.trailLengthAt(mark);
    for (let i = this.#head - 1; i >= trailLength; i--) {
      const settled = this.trail[i]!;
      if (edge[settled] !== line) continue;
      this.lines.unjoin(settled);
      this.drawn--;
    }
    const logLength = marks.logLengthAt(mark);
    for (let i = this.logLength - 1; i >= logLength; i--) {
      const entry = log[i]!;
      if (entry >= 0) {
        domain[entry >>> 16] = entry & 0xffff;
        this.lastEntry[entry >>> 16] = this.previousEntry[i]!;
      } else if (entry > mergeEntries) edge[-1 - entry] = unknown;
      else if (entry > clueEntries) this.colours.unmerge(mergeEntries - entry);
      else {
        this.clue[clueEntries - entry] = -1;
        this.lines.dropClue(clueEntries - entry);
      }
    }
    this.logLength = logLength;
    this.trailLength = trailLength;
    this.#head = trailLength;
    this.solvingEdge = marks.solvingEdgeAt(mark);
    this.lines.demand = marks.demandAt(mark);
    this.isClosed = false;
    this.#dropQueues();
  }

  contradict(kind: Contradiction["kind"], at: number, to: number, why: number): false {
    this.contradiction.set(kind, at, to, why);
    return false;
  }

  /** Tells a decided edge to its four constraints, its line, the clauses and the colours. */
  #settle(edge: number): boolean {
    const { constraints, constraintsOf, sideOf, cellsOf } = this.topology;
    const isLine = this.edge[edge] === line ? 1 : 0;
    const why = because(cause.edge, edge);
    this.work++;
    for (let i = edge * 4; i < edge * 4 + 4; i++) {
      const constraint = constraintsOf[i]!;
      if (constraint === constraints) continue;
      if (!this.#restrict(constraint, withEdge[sideOf[i]! * 2 + isLine]!, why)) return false;
    }
    if (isLine && !this.#draw(edge)) return false;
    if (this.isClosed) return true;
    this.#head++;
    this.drawn += isLine;
    if (this.watcher && !this.watcher.edgeDecided(edge)) return false;
    if (this.#usesColours) this.#queueRelation(cellsOf[edge * 2]!, cellsOf[edge * 2 + 1]!, isLine, why);
    return true;
  }

  /** Narrows a constraint's domain; decides the edges and queues the gates that follow. */
  #restrict(constraint: number, patterns: number, why: number): boolean {
    const before = this.domain[constraint]!;
    const after = before & patterns;
    if (after === before) return true;
    const entry = this.logLength++;
    this.log[entry] = (constraint << 16) | before;
    this.causes[entry] = why;
    this.previousEntry[entry] = this.lastEntry[constraint]!;
    this.lastEntry[constraint] = entry;
    this.domain[constraint] = after;
    if (after === 0) return this.contradict("constraint", constraint, 0, 0);
    let settled = settledEdges[after]! & ~settledEdges[before]!;
    while (settled !== 0) {
      const bit = 31 - Math.clz32(settled);
      settled ^= 1 << bit;
      const edge = this.topology.edgeAt[constraint * 4 + (bit & 3)]!;
      if (!this.decide(edge, bit < 4 ? line : cross, because(cause.constraint, constraint))) return false;
    }
    if (this.#usesGates && (after & (after - 1)) !== 0) this.#gates.add(constraint);
    return true;
  }

  /**
   * Takes a constraint from the queue and tells its neighbours what it knows about
   * their common gates. With one pattern left it has nothing to tell that its edges,
   * all of them decided, do not tell.
   */
  #shareGates(): boolean {
    const { constraints, acrossGate, cellInGate, nodes } = this.topology;
    const constraint = this.#gates.take();
    const patterns = this.domain[constraint]!;
    if ((patterns & (patterns - 1)) === 0) return true;
    const gates = gateStates[patterns]!;
    for (let gate = 0; gate < 4; gate++) {
      const states = (gates >> (gate * 4)) & 15;
      if (states === 15) continue;
      const across = acrossGate[constraint * 4 + gate]!;
      const left = patternsAcross[gate * 16 + states]!;
      if (across === constraints || (this.domain[across]! & ~left) === 0) continue;
      if (!this.#restrict(across, left, because(cause.gate, (constraint << 2) | gate))) return false;
    }
    if (this.#usesColours && constraint < nodes) {
      const parities = settledParities[patterns]!;
      for (let pair = 0; pair < 2; pair++) {
        if (((parities >> pair) & 1) === 0) continue;
        const a = cellInGate[constraint * 4 + pair + 1]!;
        const b = cellInGate[constraint * 4 + ((pair + 3) & 3)]!;
        const why = because(cause.parity, (constraint << 1) | pair);
        this.#queueRelation(a, b, (parities >> (4 + pair)) & 1, why);
      }
    }
    return true;
  }

  #queueRelation(a: number, b: number, differ: number, why: number): void {
    if ((this.colours.of[a]! ^ this.colours.of[b]!) === differ) return;
    this.#relations.add(a, b, differ, why);
  }

  /** Takes a relation of two cells from the queue, merges their classes, and looks at the cells that changed class. */
  #relate(): boolean {
    this.#relations.take();
    const { from, to, differ, cause: why } = this.#relations;
    const { colours } = this;
    const known = colours.of[from]! ^ colours.of[to]!;
    if (known < 2) return known === differ || this.contradict("relation", from, (to << 1) | differ, why);
    const merged = colours.merge(from, to, differ, this.logLength);
    this.log[this.logLength] = mergeEntries - merged;
    this.causes[this.logLength++] = why;
    const small = merged >> 1;
    let cell = colours.next[colours.into[small]!]!;
    for (let left = colours.size[small]!; left > 0; left--, cell = colours.next[cell]!) {
      if (!this.#compareColours(cell)) return false;
    }
    return true;
  }

  /** Decides the edges and gates between a cell and those neighbours whose colour relative to it is known. */
  #compareColours(cell: number): boolean {
    const { besideCell, beyondGate, edgeAt, acrossGate, nodes } = this.topology;
    const { of } = this.colours;
    const own = of[cell]!;
    for (let k = cell * 4, at = (nodes + cell) * 4; k < cell * 4 + 4; k++, at++) {
      const beside = own ^ of[besideCell[k]!]!;
      if (beside < 2 && !this.decide(edgeAt[at]!, beside === 1 ? line : cross, cause.colour)) return false;
    }
    if (!this.#usesGates) return true;
    for (let k = cell * 4, at = (nodes + cell) * 4; k < cell * 4 + 4; k++, at++) {
      const beyond = own ^ of[beyondGate[k]!]!;
      const pair = 1 - (k & 1);
      if (
        beyond < 2 &&
        !this.#restrict(acrossGate[at]!, withParity[pair * 2 + beyond]!, because(cause.colour, pair))
      )
        return false;
    }
    return true;
  }

  /** Joins the lines at both ends of a new line edge. */
  #draw(edge: number): boolean {
    const { lines } = this;
    if (lines.closes(edge)) {
      const isSolution = lines.solves(edge);
      if (isSolution && !this.onSolution) {
        this.isClosed = true;
        return true;
      }
      if (isSolution) this.onSolution?.(edge);
      return this.contradict("loop", edge, 0, 0);
    }
    const closing = lines.join(edge);
    if (!this.reviewClosing()) return false;
    if (this.edge[closing] !== unknown) return true;
    if (lines.solves(closing)) {
      if (!this.onSolution) {
        this.solvingEdge = closing;
        return true;
      }
      this.onSolution(closing);
    }
    return this.decide(closing, cross, because(cause.ends, edge));
  }

  /** Rules out the edge left open, if the loop that it would close no longer solves the puzzle or has been reported. */
  reviewClosing(): boolean {
    const closing = this.solvingEdge;
    if (closing < 0) return true;
    const stillCloses = this.edge[closing] === unknown && this.lines.closes(closing);
    if (stillCloses && this.lines.solves(closing)) {
      if (!this.onSolution) return true;
      this.onSolution(closing);
    }
    this.solvingEdge = -1;
    return (
      !stillCloses || this.decide(closing, cross, because(cause.ends, this.trail[this.trailLength - 1]!))
    );
  }

  #dropQueues(): void {
    this.#gates.clear();
    this.#relations.clear();
  }
}
