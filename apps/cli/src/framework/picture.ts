/** A board drawn with characters, in colour where the terminal has it. */
import { type AnyGame, type Look, renderTerminal } from "@masume/kernel";
import picocolors from "picocolors";

type Paint = (text: string) => string;

export function picture(game: AnyGame, puzzle: unknown, state: unknown, colour: boolean): string {
  const colours = picocolors.createColors(colour);
  const paints: Partial<Record<Look, Paint>> = {
    grid: colours.dim,
    border: colours.dim,
    blocked: colours.dim,
    line: colours.red,
    head: colours.red,
    start: colours.green,
    goal: colours.cyan,
  };
  return renderTerminal(game.paint(puzzle, state), game.layout(puzzle).bounds, (look, symbol) =>
    symbol === " " ? symbol : (paints[look]?.(symbol) ?? symbol),
  );
}
