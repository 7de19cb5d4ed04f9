/** What the cost of a turn makes of it, and of the accuracy of whoever played it. Costs are shares of the point. */
export type TurnMark = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

/** A turn that is not the best is called by the first of these that it costs less than. */
const costLimits: readonly (readonly [TurnMark, number])[] = [
  ["good", 0.06],
  ["inaccuracy", 0.13],
  ["mistake", 0.25],
];

/** By this a turn's cost lowers the accuracy: a tenth of the point leaves 64 %, a fifth 41 %. */
const accuracyDecay = 4.5;

/** Of a turn that the engine would not have played. */
export function markOf(cost: number): TurnMark {
  return costLimits.find(([, limit]) => cost < limit)?.[0] ?? "blunder";
}

/** From 0 to 100; undefined where nothing was played. */
export function accuracyOf(costs: readonly number[]): number | undefined {
  if (costs.length === 0) return undefined;
  return (100 * costs.reduce((sum, cost) => sum + Math.exp(-accuracyDecay * cost), 0)) / costs.length;
}
