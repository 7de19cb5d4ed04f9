/** What a propagator writes into its log: its entries, and the causes of each. */

/**
 * A log entry is a domain before it shrank (`constraint << 16 | patterns`,
 * positive), a decided edge (−1 − edge), a merge of two classes of cells (`mergeEntries` minus
 * the class renamed times two plus its flip), or a new clue (`clueEntries` minus
 * its cell).
 */
export const mergeEntries: number = -(1 << 20);
export const clueEntries: number = -(1 << 21);

/** Kinds of causes, in the low four bits of a cause; what the rest names is said in brackets. */
export const cause = {
  /** A clue, an assumption, a fact from elsewhere. */
  given: 0,
  /** An edge was decided (the edge). */
  edge: 1,
  /** A constraint told the one that shares its gate (constraint times 4 plus gate). */
  gate: 2,
  /** Two cells' colours are related (for a domain: the pair of edges of the node). */
  colour: 3,
  /** The domain of a constraint leaves one value (the constraint). */
  constraint: 4,
  /** The edge would close a line into a loop (the last edge drawn of that line). */
  ends: 5,
  /** A learnt clause (its address in the store). */
  clause: 6,
  /** The two edges of a gate have a settled parity (node times 2 plus the pair). */
  parity: 7,
  /** The edge is cut off from the rest of the line (its address in the store of cuts). */
  cut: 8,
  /** A pattern of clues (its index in the list of patterns used, where one is kept). */
  pattern: 9,
} as const;

/** A cause of that kind. */
export function because(kind: number, subject: number): number {
  return (subject << 4) | kind;
}

/** Where a contradiction showed: a constraint without patterns, an edge or a relation claimed otherwise, an early loop, … */
export class Contradiction {
  kind: "none" | "constraint" | "edge" | "relation" | "loop" | "clause" | "no line" = "none";
  /** The constraint, edge, cell or clause concerned. */
  at = -1;
  /** For an edge the value claimed; for a relation the second cell times two plus the relation claimed. */
  to = -1;
  /** The cause of the claim. */
  cause = 0;

  /** Overwritten in place: searches run into contradictions all the time. */
  set(kind: Contradiction["kind"], at: number, to: number, why: number): void {
    this.kind = kind;
    this.at = at;
    this.to = to;
    this.cause = why;
  }
}

/** Told about every decided edge; false when that contradicts what it knows. */
export interface EdgeWatcher {
  edgeDecided(edge: number): boolean;
}
