/** A result to show to others: the puzzle as it was given, never the solution, and a few lines of text under it. */
import type { PageGame } from "../board/page-game.js";
import { pngOf, pngPicture, svgPicture } from "../print/pictures.js";

const width = 1080;
const margin = 60;
const boardSide = width - 2 * margin;
const lineHeight = 58;

export async function resultPicture<Puzzle, State>(
  game: PageGame<Puzzle, State>,
  puzzle: Puzzle,
  lines: readonly string[],
): Promise<Blob> {
  const board = await createImageBitmap(await pngPicture(svgPicture(game, puzzle, game.start(puzzle))));
  const scale = Math.min(boardSide / board.width, boardSide / board.height);
  const [w, h] = [board.width * scale, board.height * scale];
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = margin + h + margin / 2 + lines.length * lineHeight + margin;
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#faf8f3";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#ffffff";
  context.fillRect((width - w) / 2, margin, w, h);
  context.drawImage(board, (width - w) / 2, margin, w, h);
  context.fillStyle = "#1f2328";
  context.textAlign = "center";
  context.textBaseline = "top";
  for (const [i, line] of lines.entries()) {
    context.font = `${i === 0 ? 600 : 400} 36px system-ui, sans-serif`;
    context.fillText(line, width / 2, margin + h + margin / 2 + i * lineHeight, boardSide);
  }
  return await pngOf(canvas);
}
