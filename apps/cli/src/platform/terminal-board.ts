/** A board drawn with characters, in colour where the terminal has it. */
import { type AnyGame, type Mark, type MarkRole, renderTerminal, type TargetId } from "@masume/kernel";
import picocolors from "picocolors";

/** From the middle of a cell, four columns wide, to the column before its text. */
function roomFor(mark: Mark | undefined): number {
  return mark?.shape === "text" ? (Math.floor((mark.text.length - 1) / 2) + 1) / 4 : 0;
}

type Paint = (text: string) => string;

/** `pointedAt` are targets to look at: each has a `*`, beside what stands there. */
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
  const marks = game.paint(puzzle, state);
  const stars = targets
    .filter(({ id }) => pointedAt.includes(id))
    .map(({ id, at }): Mark => {
      const inTheWay = marks.find(
        (mark) => mark.shape === "text" && mark.at.x === at.x && mark.at.y === at.y,
      );
      const beside = { x: at.x - roomFor(inTheWay), y: at.y };
      return { key: `*${id}`, role: "because", shape: "text", at: beside, text: "*", size: 1 };
    });
  return renderTerminal([...marks, ...stars], bounds, (role, symbol) =>
    symbol === " " ? symbol : (paints[role]?.(symbol) ?? symbol),
  );
}
