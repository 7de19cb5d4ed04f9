/**
 * A partly decided board that draws its own conclusions. Everything the exact
 * solver, the human methods and the generator know about a board is in here:
 *
 * - each edge: unknown, line or off;
 * - each place (node or cell): its domain, the patterns of its four edges that
 *   are still possible. Two places that meet in a corner share two edges, and
 *   what one knows about both together (a *gate*) the other learns;
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
import {
  because,
  type Contradiction,
  cause,
  clueEntries,
  type EdgeWatcher,
  line,
  mergeEntries,
  off,
  unknown,
} from "./causes.js";
import { Colours } from "./colours.js";
import type { Grid } from "./grid.js";
import {
  acrossCorner,
  allPatterns,
  cornerStates,
  nodePatterns,
  patternsWithLines,
  settledEdges,
  settledParities,
  withEdge,
  withParity,
} from "./local-tables.js";
import { OpenLines } from "./open-lines.js";
import { PlaceQueue, RelationQueue } from "./queues.js";
import type { Reach } from "./reach.js";

const markSize = 5;

export class Position {
  readonly grid: Grid;
  readonly edge: Uint8Array;
  /** Edges in the order in which they were decided. */
  readonly trail: Int32Array;
  trailLength = 0;
  /** How many edges have been settled since the board was set up, undone ones included: the unit of work. */
  work = 0;
  /** Set when the lines have closed into a loop that answers the puzzle. */
  isClosed = false;
  /** Called when this edge would close a loop that answers the puzzle; the edge is then ruled out. */
  onAnswer: ((closingEdge: number) => void) | undefined;
  watcher: EdgeWatcher | undefined;

  /** The clue of each cell, −1 where there is none. */
  readonly clue: Int8Array;
  readonly domain: Uint16Array;
  readonly log: Int32Array;
  readonly causes: Int32Array;
  /** For a log entry of a domain: the entry before it for the same place, −1 if none. */
  readonly previousEntry: Int32Array;
  readonly lastEntry: Int32Array;
  logLength = 0;
  /** For a decided edge its log entry. */
  readonly entryOf: Int32Array;
  readonly colours: Colours;

  /** What went wrong when something returned false. */
  readonly contradiction: Contradiction = { kind: "none", at: -1, to: -1, cause: 0 };

  readonly lines: OpenLines;
  readonly #usesGates: boolean;
  readonly #usesColours: boolean;
  #head = 0;
  readonly #gates: PlaceQueue;
  readonly #relations = new RelationQueue();
  /** An edge left open although it would close a loop, because that loop would answer the puzzle; −1 if none. */
  answeringEdge = -1;
  readonly #marks: Int32Array;
  markCount = 0;

  constructor(grid: Grid, reach: Reach) {
    this.grid = grid;
    this.#usesGates = reach.gates;
    this.#usesColours = reach.colours;
    this.edge = new Uint8Array(grid.edges);
    this.trail = new Int32Array(grid.edges);
    this.entryOf = new Int32Array(grid.edges);
    this.clue = new Int8Array(grid.cells);
    this.domain = new Uint16Array(grid.places);
    this.lastEntry = new Int32Array(grid.places);
    // A node's domain shrinks at most 7 times, a cell's 16 times; a cell joins one class and gets one clue.
    const logSize = grid.nodes * 7 + grid.cells * 18 + grid.edges + 1;
    this.log = new Int32Array(logSize);
    this.causes = new Int32Array(logSize);
    this.previousEntry = new Int32Array(logSize);
    this.#gates = new PlaceQueue(grid.places);
    this.colours = new Colours(grid.cells);
    this.lines = new OpenLines(grid);
    this.#marks = new Int32Array((grid.edges + 64) * markSize);
    this.reset();
  }

  /** Back to a board without clues or decisions. */
  reset(): void {
    const { nodes, edgeAt } = this.grid;
    this.edge.fill(unknown);
    this.trailLength = 0;
    this.#head = 0;
    this.isClosed = false;
    this.logLength = 0;
    this.lastEntry.fill(-1);
    this.answeringEdge = -1;
    this.markCount = 0;
    this.clue.fill(-1);
    this.colours.reset();
    this.lines.reset();
    this.#dropQueues();
    this.domain.fill(allPatterns, nodes);
    for (let node = 0; node < nodes; node++) {
      let patterns = nodePatterns;
      for (let position = 0; position < 4; position++) {
        if (edgeAt[node * 4 + position] === -1) patterns &= withEdge[position * 2]!;
      }
      this.domain[node] = patterns;
      if (patterns !== nodePatterns && this.#usesGates) this.#gates.add(node);
    }
  }

  /** Puts a clue on a cell that has none; false when that contradicts the board. */
  addClue(cell: number, clue: number): boolean {
    const { edgeAt, nodes } = this.grid;
    const place = nodes + cell;
    const undrawn = this.#head < this.trailLength ? this.entryOf[this.trail[this.#head]!]! : this.logLength;
    let drawn = 0;
    for (let k = place * 4; k < place * 4 + 4; k++) {
      if (this.edge[edgeAt[k]!] === line && this.entryOf[edgeAt[k]!]! < undrawn) drawn++;
    }
    this.clue[cell] = clue;
    this.lines.addClue(cell, clue, drawn);
    this.log[this.logLength] = clueEntries - cell;
    this.causes[this.logLength++] = cause.given;
    return this.#restrict(place, patternsWithLines[clue]!, cause.given) && this.reviewClosing();
  }

  /** Rules out so many lines around a cell; false when that contradicts the board. */
  ruleOutCount(cell: number, lines: number): boolean {
    return this.#restrict(this.grid.nodes + cell, ~patternsWithLines[lines]!, cause.given);
  }

  /** Decides an edge; false when it is already decided otherwise. */
  decide(edge: number, value: number, why: number = cause.given): boolean {
    const known = this.edge[edge];
    if (known !== unknown) return known === value || this.contradict("edge", edge, value, why);
    this.edge[edge] = value;
    this.trail[this.trailLength++] = edge;
    this.entryOf[edge] = this.logLength;
    this.log[this.logLength] = -1 - edge;
    this.causes[this.logLength++] = why;
    return true;
  }

  /** Draws all conclusions; false on a contradiction. Stops as soon as the trail is longer than `limit`. */
  propagate(limit: number = this.grid.edges): boolean {
    for (;;) {
      while (this.#head < this.trailLength) {
        if (this.trailLength > limit) return true;
        if (!this.#settle(this.trail[this.#head]!)) return false;
        if (this.isClosed) return true;
      }
      if (!this.#gates.isEmpty) {
        if (!this.#shareCorners()) return false;
      } else if (!this.#relations.isEmpty) {
        if (!this.#relate()) return false;
      } else return true;
    }
  }

  mark(): void {
    const base = this.markCount++ * markSize;
    this.#marks[base] = this.trailLength;
    this.#marks[base + 1] = this.logLength;
    this.#marks[base + 2] = this.answeringEdge;
    this.#marks[base + 3] = this.lines.demand;
  }

  /** The trail length at a mark. */
  trailAt(mark: number): number {
    return this.#marks[mark * markSize]!;
  }

  /** The log length at a mark. */
  logAt(mark: number): number {
    return this.#marks[mark * markSize + 1]!;
  }

  /** Takes back everything since the newest mark, and the mark. */
  undo(): void {
    const { edge, log, domain } = this;
    const base = --this.markCount * markSize;
    const trailLength = this.#marks[base]!;
    for (let i = this.#head - 1; i >= trailLength; i--) {
      const settled = this.trail[i]!;
      if (edge[settled] === line) this.lines.unjoin(settled);
    }
    const logLength = this.#marks[base + 1]!;
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
    this.answeringEdge = this.#marks[base + 2]!;
    this.lines.demand = this.#marks[base + 3]!;
    this.isClosed = false;
    this.#dropQueues();
  }

  contradict(kind: Contradiction["kind"], at: number, to: number, why: number): false {
    const { contradiction } = this;
    contradiction.kind = kind;
    contradiction.at = at;
    contradiction.to = to;
    contradiction.cause = why;
    return false;
  }

  /** Tells a decided edge to its four places, its line, the clauses and the colours. */
  #settle(edge: number): boolean {
    const { placesOf, positionIn, cellsOf } = this.grid;
    const isLine = this.edge[edge] === line ? 1 : 0;
    const why = because(cause.edge, edge);
    this.work++;
    for (let i = edge * 4; i < edge * 4 + 4; i++) {
      const place = placesOf[i]!;
      if (place >= 0 && !this.#restrict(place, withEdge[positionIn[i]! * 2 + isLine]!, why)) return false;
    }
    if (isLine && !this.#draw(edge)) return false;
    if (this.isClosed) return true;
    this.#head++;
    if (this.watcher && !this.watcher.edgeDecided(edge)) return false;
    if (this.#usesColours) this.#queueRelation(cellsOf[edge * 2]!, cellsOf[edge * 2 + 1]!, isLine, why);
    return true;
  }

  /** Narrows a place's domain; decides the edges and queues the gates that follow. */
  #restrict(place: number, patterns: number, why: number): boolean {
    const before = this.domain[place]!;
    const after = before & patterns;
    if (after === before) return true;
    const entry = this.logLength++;
    this.log[entry] = (place << 16) | before;
    this.causes[entry] = why;
    this.previousEntry[entry] = this.lastEntry[place]!;
    this.lastEntry[place] = entry;
    this.domain[place] = after;
    if (after === 0) return this.contradict("place", place, 0, 0);
    let settled = settledEdges[after]! & ~settledEdges[before]!;
    while (settled !== 0) {
      const bit = 31 - Math.clz32(settled);
      settled ^= 1 << bit;
      const edge = this.grid.edgeAt[place * 4 + (bit & 3)]!;
      if (edge >= 0 && !this.decide(edge, bit < 4 ? line : off, because(cause.place, place))) return false;
    }
    if (this.#usesGates) this.#gates.add(place);
    return true;
  }

  /** Takes a place from the queue and tells its neighbours what it knows about their common corners. */
  #shareCorners(): boolean {
    const { acrossAt, cellAround, nodes } = this.grid;
    const place = this.#gates.take();
    const patterns = this.domain[place]!;
    const corners = cornerStates[patterns]!;
    for (let corner = 0; corner < 4; corner++) {
      const states = (corners >> (corner * 4)) & 15;
      if (states === 15) continue;
      const across = acrossAt[place * 4 + corner]!;
      if (across < 0) continue;
      const why = because(cause.corner, (place << 2) | corner);
      if (!this.#restrict(across, acrossCorner[corner * 16 + states]!, why)) return false;
    }
    if (this.#usesColours && place < nodes) {
      const parities = settledParities[patterns]!;
      for (let pair = 0; pair < 2; pair++) {
        if (((parities >> pair) & 1) === 0) continue;
        const a = cellAround[place * 4 + pair + 1]!;
        const b = cellAround[place * 4 + ((pair + 3) & 3)]!;
        this.#queueRelation(a, b, (parities >> (4 + pair)) & 1, because(cause.parity, (place << 1) | pair));
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
    const { besideCell, beyondCorner, edgeAt, acrossAt, nodes } = this.grid;
    const { of } = this.colours;
    const own = of[cell]!;
    for (let k = cell * 4, at = (nodes + cell) * 4; k < cell * 4 + 4; k++, at++) {
      const beside = own ^ of[besideCell[k]!]!;
      if (beside < 2 && !this.decide(edgeAt[at]!, beside === 1 ? line : off, cause.colour)) return false;
    }
    if (!this.#usesGates) return true;
    for (let k = cell * 4, at = (nodes + cell) * 4; k < cell * 4 + 4; k++, at++) {
      const beyond = own ^ of[beyondCorner[k]!]!;
      const pair = 1 - (k & 1);
      if (
        beyond < 2 &&
        !this.#restrict(acrossAt[at]!, withParity[pair * 2 + beyond]!, because(cause.colour, pair))
      )
        return false;
    }
    return true;
  }

  /** Joins the lines at both ends of a new line edge. */
  #draw(edge: number): boolean {
    const { lines } = this;
    if (lines.closes(edge)) {
      const isAnswer = lines.answers(edge);
      if (isAnswer && !this.onAnswer) {
        this.isClosed = true;
        return true;
      }
      if (isAnswer) this.onAnswer?.(edge);
      return this.contradict("loop", edge, 0, 0);
    }
    const closing = lines.join(edge);
    if (!this.reviewClosing()) return false;
    if (closing < 0 || this.edge[closing] !== unknown) return true;
    if (lines.answers(closing)) {
      if (!this.onAnswer) {
        this.answeringEdge = closing;
        return true;
      }
      this.onAnswer(closing);
    }
    return this.decide(closing, off, because(cause.ends, edge));
  }

  /** Rules out the edge left open, if the loop that it would close is no longer an answer or has been told of. */
  reviewClosing(): boolean {
    const closing = this.answeringEdge;
    if (closing < 0) return true;
    const stillCloses = this.edge[closing] === unknown && this.lines.closes(closing);
    if (stillCloses && this.lines.answers(closing)) {
      if (!this.onAnswer) return true;
      this.onAnswer(closing);
    }
    this.answeringEdge = -1;
    return !stillCloses || this.decide(closing, off, because(cause.ends, this.trail[this.trailLength - 1]!));
  }

  #dropQueues(): void {
    this.#gates.clear();
    this.#relations.clear();
  }
}
