/** How far a position's conclusions reach beyond single edges. */
export interface Reach {
  /** Whether places share what they know about the two edges of a corner. */
  readonly gates: boolean;
  /** Whether cells share their colours. */
  readonly colours: boolean;
}
