/**
 * Where the searches of the techniques still have to look. A look that found nothing
 * finds nothing again until an edge that it asked about is decided, so only the
 * places that watch an edge decided since are on the agenda. They are looked at
 * in the order of the method, so the first place where anything is found is the
 * one that sweeping over the whole board would come to first.
 *
 * Invariant: wherever a search would find something, the place is on the agenda,
 * or watches (or, for paths, ends) an edge decided after the first `#seen`. A place where
 * something was found stays on it, and so does one where the answer rested on the
 * whole board.
 */
import { line } from "../edge-value.js";
import type { Edge } from "./geometry.js";
import type { GradingBoard } from "./grading-board.js";
import { IndexSet } from "./index-set.js";
import type { Proof } from "./proof.js";
import type { Search } from "./technique.js";
import { type Watched, Watchers } from "./watchers.js";

export class Agenda {
  readonly #board: GradingBoard;
  readonly #searches: readonly Search[];
  readonly #places: readonly IndexSet[];
  readonly #saved: readonly IndexSet[];
  /** How many edges were known at the last look without assumptions, for each search and place. */
  readonly #lookedAt: Int32Array;
  readonly #watchers: Watchers;
  /** The searches that look for paths, a bit each. */
  readonly #pathSearches: number;
  /** The searches that may have a place to look at, a bit each. */
  #busy: number;
  #savedBusy = 0;
  /** How many decided edges have been taken in. */
  #seen = 0;
  #savedSeen = 0;
  /** What the looks of a trial watch that is taken up again, as long as nothing more has been decided. */
  #resumed: Watched | undefined;

  /** At most 32 searches. */
  constructor(board: GradingBoard, searches: readonly Search[]) {
    const size = Math.max(board.cellCount, board.nodeCount, board.borderSides.length);
    this.#board = board;
    this.#searches = searches;
    this.#places = searches.map((search) => new IndexSet(size, search.places(board)));
    this.#saved = searches.map(() => new IndexSet(size, []));
    for (const places of this.#places) places.addAll();
    this.#watchers = new Watchers(board.edgeCount, searches.length, size);
    this.#lookedAt = new Int32Array(this.#watchers.lookCount);
    const bits = searches.map(({ findsPaths }, search) => (findsPaths ? 1 << search : 0));
    this.#pathSearches = bits.reduce((all, bit) => all | bit, 0);
    this.#busy = searches.reduce((all, _, search) => all | (1 << search), 0);
  }

  /** Looks until something is found; a sweep goes on from there to the end of the board. */
  find(search: number, proof: Proof): boolean {
    const board = this.#board;
    if (!this.hasPlaces(1 << search)) return false;
    const { isSweep, lookAt } = this.#searches[search]!;
    const places = this.#places[search]!;
    let isFound = false;
    let isLeft = false;
    const isAssuming = board.assumedAfter <= board.known;
    for (let place = places.next(0); place !== -1; place = places.next(place + 1)) {
      const { wholeBoardAnswers } = board;
      board.reads.askFor(this.#watchers, search, place);
      if (isAssuming) this.#watchers.add(this.#watchers.looks, search, place);
      else this.#lookedAt[this.#watchers.lookOf(search, place)] = board.known;
      if (lookAt(board, proof, place)) {
        isFound = true;
        if (!isSweep || proof.contradiction) break;
        this.#takeIn();
      } else if (board.wholeBoardAnswers === wholeBoardAnswers) {
        places.remove(place);
      } else {
        isLeft = true;
      }
    }
    board.reads.askForNobody();
    if (!isFound && !isLeft) this.#busy &= ~(1 << search);
    return isFound;
  }

  /** Remembers what is to be done, for `restore` when the edges decided from now on are taken back. */
  save(): void {
    this.#takeIn();
    this.#savedBusy = this.#busy;
    this.#savedSeen = this.#seen;
    for (let left = this.#busy; left !== 0; left &= left - 1) {
      const search = lowest(left);
      this.#saved[search]!.copyFrom(this.#places[search]!);
    }
    this.#watchers.save();
  }

  restore(): void {
    for (let left = this.#busy | this.#savedBusy; left !== 0; left &= left - 1) {
      const search = lowest(left);
      if ((this.#savedBusy & (1 << search)) === 0) this.#places[search]!.clear();
      else this.#places[search]!.copyFrom(this.#saved[search]!);
    }
    this.#busy = this.#savedBusy;
    this.#seen = this.#savedSeen;
    this.#resumed = undefined;
    this.#watchers.restore();
  }

  /** May one of these searches, a bit each, have a place to look at? */
  hasPlaces(searches: number): boolean {
    this.#takeIn();
    return (this.#busy & searches) !== 0;
  }

  /** What the looks since `save` watch, for `resume`. */
  watched(): Watched {
    const added = this.#watchers.added();
    return this.#resumed ? concatenated(this.#resumed, added) : added;
  }

  /**
   * Takes up again what the looks of a trial `watched`, on a board with `known` edges without it. All edges
   * of the trial are on the board now, and the only places to look at are
   *   - those looked at in the trial that watch one of the edges `decided` without it since;
   *   - those looked at without it since that watch one of its edges `asked` about meanwhile.
   */
  resume(watched: Watched, known: number, decided: readonly Edge[], asked: readonly Edge[]): void {
    for (const look of this.#watchers.looksOfTrialAt(decided, watched)) this.#put(look);
    for (const look of this.#watchers.looksAt(asked)) if (this.#lookedAt[look]! > known) this.#put(look);
    this.#seen = this.#board.known;
    this.#resumed = watched;
  }

  #put(look: number): void {
    const search = this.#watchers.searchOf(look);
    this.#places[search]!.add(this.#watchers.placeOf(look));
    this.#busy |= 1 << search;
  }

  #takeIn(): void {
    if (this.#resumed && this.#seen < this.#board.known) {
      this.#watchers.addAgain(this.#resumed);
      this.#resumed = undefined;
    }
    while (this.#seen < this.#board.known) {
      this.#busy |= this.#addConcerned(this.#board.decided(this.#seen++));
    }
  }

  /** Adds the places that a decided edge concerns: those that watch it, and for paths its ends. Gives the searches. */
  #addConcerned(edge: Edge): number {
    const board = this.#board;
    const searches = this.#watchers.searchesOf(edge);
    for (let left = searches; left !== 0; left &= left - 1) {
      const search = lowest(left);
      this.#watchers.addTo(this.#places[search]!, edge, search);
    }
    if (board.peek(edge) !== line) return searches;
    // Inside a path, no path ends.
    const head = board.head(edge);
    const tail = board.tail(edge);
    const isHeadEnd = board.peekDegree(head) === 1;
    const isTailEnd = board.peekDegree(tail) === 1;
    for (let left = this.#pathSearches; left !== 0; left &= left - 1) {
      const set = this.#places[lowest(left)]!;
      if (isHeadEnd) set.add(head);
      if (isTailEnd) set.add(tail);
    }
    return searches | this.#pathSearches;
  }
}

function concatenated(one: Watched, other: Watched): Watched {
  if (other.length === 0) return one;
  const both = new Int32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** The number of the lowest bit. */
function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
