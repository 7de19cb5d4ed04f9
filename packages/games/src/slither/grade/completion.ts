/**
 * How much of the board is known, and what that means for the level (the paper's
 * sections 3.4 and 5.1). On a large board, trials that start while it is still
 * rather empty take far more work than the level of the technique says; such a
 * puzzle is one level harder.
 *
 * A board counts as large by the longer of its sides, so that turning it does not
 * change its level.
 */

/** Known edges in percent, halves rounded up. */
export function percentKnown(known: number, edges: number): number {
  return Math.floor((200 * known + edges) / (2 * edges));
}

/** Below this percentage a board of this size is "rather empty"; 0 for boards that are not large. */
export function emptyBelow(width: number, height: number): number {
  const longer = Math.max(width, height);
  if (longer >= 36) return 80;
  return longer >= 24 ? 70 : 0;
}
