/**
 * Where a search of a technique still has to look. A look that found nothing
 * finds nothing again until an edge that it asked about is decided, so only the
 * places that watch an edge decided since are on the agenda. They are looked at
 * in the order of the method, so the first place where anything is found is the
 * one that sweeping over the whole board would come to first.
 *
 * Invariant: wherever the search would find something, the place is on the agenda,
 * or watches (or, for paths, ends) an edge decided after the first `#seen`. A place where
 * something was found stays on it, and so does one where the answer rested on the
 * whole board or is in doubt.
 *
 * Decided edges are taken in only when the search is asked for, so a search that an
 * assumption never comes to costs nothing there.
 */
import { line } from "../edge-value.js";
import type { GradingBoard } from "./grading-board.js";
import { IndexSet } from "./index-set.js";
import type { Proof } from "./proof.js";
import type { Search } from "./technique.js";
import { Watchers } from "./watchers.js";

export class Agenda {
  readonly #board: GradingBoard;
  readonly #search: Search;
  readonly #places: IndexSet;
  readonly #saved: IndexSet;
  readonly #watchers: Watchers;
  /** How many decided edges have been taken in. */
  #seen = 0;
  #savedSeen = 0;

  constructor(board: GradingBoard, search: Search) {
    const places = Array.from(search.places(board));
    const size = Math.max(-1, ...places) + 1;
    this.#board = board;
    this.#search = search;
    this.#places = new IndexSet(size, places);
    this.#places.addAll();
    this.#saved = new IndexSet(size, places);
    this.#watchers = new Watchers(board.edgeCount, size);
  }

  /** Looks until something is found; a sweep goes on from there to the end of the board. */
  find(proof: Proof): boolean {
    let isFound = false;
    this.#takeIn();
    for (let place = this.#places.next(0); place !== -1; place = this.#places.next(place + 1)) {
      const { wholeBoardAnswers, doubts } = this.#board;
      this.#board.reads.askFor(this.#watchers, place);
      if (this.#search.lookAt(this.#board, proof, place)) {
        isFound = true;
        if (!this.#search.isSweep || proof.contradiction) break;
        this.#takeIn();
      } else if (this.#board.wholeBoardAnswers === wholeBoardAnswers && this.#board.doubts === doubts) {
        this.#places.remove(place);
      }
    }
    this.#board.reads.askForNobody();
    return isFound;
  }

  /** Remembers what is to be done, for `restore` when the edges decided from now on are taken back. */
  save(): void {
    this.#saved.copyFrom(this.#places);
    this.#savedSeen = this.#seen;
    this.#watchers.save();
  }

  restore(): void {
    this.#places.copyFrom(this.#saved);
    this.#seen = this.#savedSeen;
    this.#watchers.restore();
  }

  #takeIn(): void {
    const board = this.#board;
    while (this.#seen < board.known) {
      const edge = board.decided(this.#seen++);
      this.#watchers.addTo(this.#places, edge);
      if (!this.#search.findsPaths || board.peek(edge) !== line) continue;
      this.#places.add(board.head(edge));
      this.#places.add(board.tail(edge));
    }
  }
}
