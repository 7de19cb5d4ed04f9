/** The board as a picture to take away: SVG from the kernel's marks, PNG from that. */
import { formatMessage, message, renderSvg } from "@masume/kernel";
import { drawingOf, paletteOf } from "@masume/print";
import type { PageGame } from "../board/page-game.js";
import { language } from "../i18n/language.js";

/** On white paper; pictures do not follow the theme. */
export function svgPicture<Puzzle, State>(
  game: PageGame<Puzzle, State>,
  puzzle: Puzzle,
  state: State,
): string {
  const { marks, bounds } = drawingOf(game, puzzle, state);
  const title = formatMessage(language(), message("name"), game.messages);
  return renderSvg(marks, bounds, { palette: paletteOf(game.id), title });
}

/** The same picture as PNG, three pixels for each of the SVG's. */
export async function pngPicture(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width * 3;
    canvas.height = image.height * 3;
    const context = canvas.getContext("2d")!;
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await pngOf(canvas);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** What is drawn on a canvas, as PNG. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
