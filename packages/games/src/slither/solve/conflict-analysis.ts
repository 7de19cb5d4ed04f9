/**
 * Why a contradiction arose. Starting from it, the log is read backwards and every
 * entry that took part is replaced by its causes, until only decided edges are
 * left: of the newest decision level exactly one (the first unique implication
 * point), of older levels all that took part. Those edges cannot all have the
 * values they have: a nogood.
 *
 * A domain entry took part only for the patterns that were needed, and every
 * pattern is removed by exactly one entry, so the reasons are as small as the
 * order of deduction allows.
 */

import { line } from "../edge-value.js";
import { cause, mergeEntries } from "./causes.js";
import { gateStates, patternsAcross, withEdge, withParity } from "./pattern-tables.js";
import type { Propagator } from "./propagator.js";

/** Lists of edges kept elsewhere: the clauses learnt, the cuts found. */
export interface EdgeLists {
  forEachEdge(list: number, visit: (edge: number) => void): void;
}

/** The patterns of clues that were used, each with its cells and the edge that had to be a cross, `edges` if none. */
export interface UsedPatterns {
  readonly uses: readonly { readonly cells: readonly number[]; readonly edge: number }[] | undefined;
}

export class ConflictAnalysis {
  /** The edges of the nogood; the newest level's own edge first. */
  readonly nogood: Int32Array;
  length = 0;
  /** After `support`: the cells whose clues took part, some perhaps twice. */
  readonly clues: number[] = [];
  readonly #propagator: Propagator;
  readonly #clauses: EdgeLists;
  readonly #cuts: EdgeLists;
  readonly #patterns: UsedPatterns | undefined;
  /** For a domain entry that took part the patterns needed; 1 for other entries that did. */
  readonly #needed: Uint16Array;
  #rootEntries = 0;
  #levelEntries = 0;
  /** Entries of the newest level that took part and have not been replaced yet. */
  #open = 0;
  /** All entries that took part and have not been replaced yet. */
  #pending = 0;
  readonly #pairs: Int32Array;

  constructor(propagator: Propagator, clauses: EdgeLists, cuts: EdgeLists, patterns?: UsedPatterns) {
    this.#propagator = propagator;
    this.#clauses = clauses;
    this.#cuts = cuts;
    this.#patterns = patterns;
    this.#needed = new Uint16Array(propagator.log.length);
    this.nogood = new Int32Array(propagator.topology.edges);
    this.#pairs = new Int32Array(propagator.topology.cells * 2 + 4);
  }

  /** Analyses the propagator's contradiction. What was logged before that mark is fact; something must be assumed since. */
  analyse(base: number): void {
    const propagator = this.#propagator;
    this.#rootEntries = propagator.marks.logLengthAt(base);
    this.#levelEntries = propagator.marks.logLengthAt(propagator.marks.count - 1);
    this.#open = 0;
    this.length = 1;
    this.#needContradiction();
    for (let entry = propagator.logLength - 1; entry >= this.#rootEntries; entry--) {
      const needed = this.#needed[entry]!;
      if (needed === 0) continue;
      this.#needed[entry] = 0;
      const logged = propagator.log[entry]!;
      const isEdge = logged < 0 && logged > mergeEntries;
      if (isEdge && entry < this.#levelEntries) {
        this.nogood[this.length++] = -1 - logged;
        continue;
      }
      if (entry >= this.#levelEntries && --this.#open === 0 && isEdge) {
        this.nogood[0] = -1 - logged;
        continue;
      }
      this.#replace(logged, needed, entry);
    }
  }

  /**
   * What a contradiction rests on that followed from a single assumption, the
   * newest mark's: in `nogood` the edges decided before it, in `clues` the cells
   * whose clues took part. Wherever those are, the assumption fails again.
   */
  support(): void {
    const propagator = this.#propagator;
    this.#rootEntries = 0;
    this.#levelEntries = propagator.marks.logLengthAt(propagator.marks.count - 1);
    this.#pending = 0;
    this.length = 0;
    this.clues.length = 0;
    this.#needContradiction();
    for (let entry = propagator.logLength - 1; this.#pending > 0; entry--) {
      const needed = this.#needed[entry]!;
      if (needed === 0) continue;
      this.#needed[entry] = 0;
      this.#pending--;
      const logged = propagator.log[entry]!;
      const isEdge = logged < 0 && logged > mergeEntries;
      if (entry === this.#levelEntries) continue;
      if (isEdge && entry < this.#levelEntries) this.nogood[this.length++] = -1 - logged;
      else this.#replace(logged, needed, entry);
    }
  }

  #replace(logged: number, needed: number, entry: number): void {
    const why = this.#propagator.causes[entry]!;
    if (logged >= 0) this.#replaceDomain(logged >>> 16, needed, why, entry);
    else if (logged > mergeEntries) {
      const edge = -1 - logged;
      this.#replaceEdge(edge, this.#propagator.edge[edge] === line ? 1 : 0, why, entry);
    } else this.#replaceMerge((mergeEntries - logged) >> 1, why, entry);
  }

  #need(entry: number, patterns: number): void {
    if (entry < this.#rootEntries) return;
    if (this.#needed[entry] === 0) this.#pending++;
    if (this.#needed[entry] === 0 && entry >= this.#levelEntries) this.#open++;
    this.#needed[entry]! |= patterns;
  }

  #needEdge(edge: number): void {
    this.#need(this.#propagator.entryOf[edge]!, 1);
  }

  /** Needs the removal of these patterns from a constraint, before an entry. */
  #needPatterns(constraint: number, patterns: number, before: number): void {
    const propagator = this.#propagator;
    let after = propagator.domain[constraint]!;
    for (
      let entry = propagator.lastEntry[constraint]!;
      entry >= this.#rootEntries;
      entry = propagator.previousEntry[entry]!
    ) {
      const domain = propagator.log[entry]! & 0xffff;
      const removed = domain & ~after & patterns;
      if (entry < before && removed !== 0) this.#need(entry, removed);
      after = domain;
    }
  }

  #needContradiction(): void {
    const propagator = this.#propagator;
    const { kind, at, to, cause: why } = propagator.contradiction;
    const now = propagator.logLength;
    switch (kind) {
      case "constraint":
        this.#needPatterns(at, 0xffff, now);
        break;
      case "edge":
        this.#needEdge(at);
        this.#replaceEdge(at, to === line ? 1 : 0, why, now);
        break;
      case "relation":
        this.#needRelation(at, to >> 1);
        this.#replaceRelation(to & 1, why, now);
        break;
      case "loop":
        this.#needEdge(at);
        this.#needLine(at, propagator.entryOf[at]! - 1);
        break;
      case "clause":
        this.#clauses.forEachEdge(at, (edge) => this.#needEdge(edge));
        break;
      case "no line":
        for (let edge = 0; edge < propagator.topology.edges; edge++) this.#needEdge(edge);
        break;
      case "none":
        break;
    }
  }

  #replaceEdge(edge: number, isLine: number, why: number, entry: number): void {
    const { constraintsOf, sideOf, cellsOf } = this.#propagator.topology;
    const subject = why >> 4;
    switch (why & 15) {
      case cause.constraint: {
        let i = edge * 4;
        while (constraintsOf[i] !== subject) i++;
        this.#needPatterns(subject, withEdge[sideOf[i]! * 2 + 1 - isLine]!, entry);
        break;
      }
      case cause.colour:
        this.#needRelation(cellsOf[edge * 2]!, cellsOf[edge * 2 + 1]!);
        break;
      case cause.ends:
        this.#needLine(edge, this.#propagator.entryOf[subject]!);
        break;
      case cause.clause:
        this.#clauses.forEachEdge(subject, (other) => {
          if (other !== edge) this.#needEdge(other);
        });
        break;
      case cause.cut:
        this.#cuts.forEachEdge(subject, (other) => this.#needEdge(other));
        break;
      case cause.pattern: {
        const { cells, edge: mustBeCross } = this.#patterns!.uses![subject]!;
        this.clues.push(...cells);
        if (mustBeCross < this.#propagator.topology.edges) this.#needEdge(mustBeCross);
        break;
      }
    }
  }

  #replaceDomain(constraint: number, patterns: number, why: number, entry: number): void {
    const { cellInGate, nodes } = this.#propagator.topology;
    const subject = why >> 4;
    switch (why & 15) {
      case cause.given:
        this.clues.push(constraint - nodes);
        break;
      case cause.edge:
        this.#needEdge(subject);
        break;
      case cause.gate: {
        const gate = (subject & 3) ^ 2;
        const states = (gateStates[patterns]! >> (gate * 4)) & 15;
        this.#needPatterns(subject >> 2, patternsAcross[gate * 16 + states]!, entry);
        break;
      }
      case cause.colour:
        this.#needRelation(
          cellInGate[constraint * 4 + subject + 1]!,
          cellInGate[constraint * 4 + ((subject + 3) & 3)]!,
        );
        break;
    }
  }

  #replaceMerge(renamed: number, why: number, entry: number): void {
    const { of, linkFrom, linkTo } = this.#propagator.colours;
    this.#replaceRelation((of[linkFrom[renamed]!]! ^ of[linkTo[renamed]!]!) & 1, why, entry);
  }

  #replaceRelation(differ: number, why: number, entry: number): void {
    const subject = why >> 4;
    if ((why & 15) === cause.edge) this.#needEdge(subject);
    else this.#needPatterns(subject >> 1, withParity[(subject & 1) * 2 + 1 - differ]!, entry);
  }

  /** Needs the merges that connect two cells of one class. */
  #needRelation(a: number, b: number): void {
    const { colours } = this.#propagator;
    const pairs = this.#pairs;
    let top = 0;
    pairs[top++] = a;
    pairs[top++] = b;
    while (top > 0) {
      const to = pairs[--top]!;
      const from = pairs[--top]!;
      if (from === to) continue;
      const renamed = colours.meetingOf(from, to);
      this.#need(colours.mergedAt[renamed]!, 1);
      const isFromInside = colours.wasIn(from, renamed);
      pairs[top++] = isFromInside ? from : to;
      pairs[top++] = colours.linkFrom[renamed]!;
      pairs[top++] = colours.linkTo[renamed]!;
      pairs[top++] = isFromInside ? to : from;
    }
  }

  /** Needs the line from one node of an edge to the other, as it was when the edge of the newest entry was drawn. */
  #needLine(closing: number, newest: number): void {
    const propagator = this.#propagator;
    const { constraintsOf, edgeAt } = propagator.topology;
    const goal = constraintsOf[closing * 4 + 1]!;
    let node = constraintsOf[closing * 4]!;
    let came = closing;
    while (node !== goal) {
      for (let k = node * 4; k < node * 4 + 4; k++) {
        const edge = edgeAt[k]!;
        if (edge === came || propagator.edge[edge] !== line || propagator.entryOf[edge]! > newest) continue;
        this.#needEdge(edge);
        node = constraintsOf[edge * 4]! + constraintsOf[edge * 4 + 1]! - node;
        came = edge;
        break;
      }
    }
  }
}
