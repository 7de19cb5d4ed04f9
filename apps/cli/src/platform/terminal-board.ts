/** A board drawn with characters, in colour where the terminal has it. */
import { type AnyGame, type Mark, type MarkRole, renderTerminal, type TargetId } from "@masume/kernel";
import picocolors from "picocolors";

type Paint = (text: string) => string;

/** `pointedAt` are targets to look at; where nothing else stands, a `*` does. */
export function drawOnTerminal(
  game: AnyGame,
  puzzle: unknown,
  state: unknown,
  colour: boolean,
  pointedAt: readonly TargetId[] = [],
): string {
  const colours = picocolors.createColors(colour);
  const paints: Partial<Record<MarkRole, Paint>> = {
    grid: colours.dim,
    border: colours.dim,
    blocked: colours.dim,
    line: colours.red,
    head: colours.red,
    start: colours.green,
    goal: colours.cyan,
    because: colours.yellow,
  };
  const { bounds, targets } = game.layout(puzzle, state);
  const stars = targets
    .filter(({ id }) => pointedAt.includes(id))
    .map(({ id, at }): Mark => ({ key: `*${id}`, role: "because", shape: "text", at, text: "*", size: 1 }));
  return renderTerminal([...stars, ...game.paint(puzzle, state)], bounds, (role, symbol) =>
    symbol === " " ? symbol : (paints[role]?.(symbol) ?? symbol),
  );
}
