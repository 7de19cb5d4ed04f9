/** What an engine knows of an edge. A line and a cross are each other's negatives. */
export const cross = -1;
export const unknown = 0;
export const line = 1;

export type EdgeValue = typeof cross | typeof unknown | typeof line;
export type DecidedValue = typeof cross | typeof line;
