/** A board drawn with characters, in colour where the terminal has it. */
import { type AnyGame, type Look, type Mark, renderTerminal, type TargetId } from "@masume/kernel";
import picocolors from "picocolors";

type Paint = (text: string) => string;

/** `pointedAt` are targets to look at; where nothing else stands, a `*` does. */
export function picture(
  game: AnyGame,
  puzzle: unknown,
  state: unknown,
  colour: boolean,
  pointedAt: readonly TargetId[] = [],
): string {
  const colours = picocolors.createColors(colour);
  const paints: Partial<Record<Look, Paint>> = {
    grid: colours.dim,
    border: colours.dim,
    blocked: colours.dim,
    line: colours.red,
    head: colours.red,
    start: colours.green,
    goal: colours.cyan,
    because: colours.yellow,
  };
  const { bounds, targets } = game.layout(puzzle);
  const stars = targets
    .filter(({ id }) => pointedAt.includes(id))
    .map(({ id, at }): Mark => ({ key: `*${id}`, look: "because", shape: "text", at, text: "*", size: 1 }));
  return renderTerminal([...stars, ...game.paint(puzzle, state)], bounds, (look, symbol) =>
    symbol === " " ? symbol : (paints[look]?.(symbol) ?? symbol),
  );
}
