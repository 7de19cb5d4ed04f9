/**
 * Which methods may be used. Initial patterns and the basic method always are.
 */
export type TrialLevel = 0 | 1 | 2;

export interface Methods {
  /** Diagonal gates [G]. */
  readonly gates: boolean;
  /** Cell colours [C]. */
  readonly colours: boolean;
  /** One-step trial [T]: not used, with short chains, with long ones. */
  readonly trial: TrialLevel;
}

/** How many edges a trial may decide after its assumption: 2 % of the board's, on level 2 ten times that. */
export function chainLimit(edges: number, level: TrialLevel): number {
  const short = Math.max(1, Math.floor(edges / 50));
  return level === 2 ? short * 10 : level === 1 ? short : 0;
}
