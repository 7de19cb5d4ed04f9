/** A board drawn with characters: clues, lines and crosses. */
import { clueRows, type Edges, edgeRows, markSymbol, type Puzzle } from "@masume/games/slither";
import picocolors from "picocolors";

/** Where lines meet, by which of up, right, down and left there is: 1, 2, 4, 8. */
const joints = "·╵╶└╷│┌├╴┘─┴┐┤┬┼";

const across: Readonly<Record<string, string>> = { [markSymbol.line]: "───", [markSymbol.cross]: " × " };
const upright: Readonly<Record<string, string>> = { [markSymbol.line]: "│", [markSymbol.cross]: "×" };

export function drawEdges(puzzle: Puzzle, edges: Edges, colour: boolean): string {
  const { red, dim } = picocolors.createColors(colour);
  const { width, height } = puzzle;
  const { h, v } = edgeRows(puzzle, edges);
  const clues = clueRows(puzzle);
  const joint = (row: number, column: number): string => {
    const isLine = [v[row - 1]?.[column], h[row]![column], v[row]?.[column], h[row]![column - 1]].map(
      (mark) => mark === markSymbol.line,
    );
    const meeting = isLine.reduce((sum, is, direction) => (is ? sum + 2 ** direction : sum), 0);
    return (meeting === 0 ? dim : red)(joints[meeting]!);
  };
  const marked = (mark: string, drawn: string): string => (mark === markSymbol.line ? red : dim)(drawn);
  const lines: string[] = [];
  for (let row = 0; row <= height; row++) {
    const sides = Array.from(
      h[row]!,
      (mark, column) => joint(row, column) + marked(mark, across[mark] ?? "   "),
    );
    lines.push(sides.join("") + joint(row, width));
    if (row === height) break;
    const cells = Array.from(v[row]!, (mark, column) => {
      const clue = clues[row]![column];
      const inside = column === width ? "" : ` ${clue === "." ? " " : clue} `;
      return marked(mark, upright[mark] ?? " ") + inside;
    });
    lines.push(cells.join("").trimEnd());
  }
  return lines.join("\n");
}
