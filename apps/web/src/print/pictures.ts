/** The board as a picture to take away: SVG from the kernel's marks, PNG from that. */
import { type AnyGame, message, paperPalette, renderSvg, say } from "@masume/kernel";
import { language } from "../i18n/language.js";

/** The games' accents on white paper; pictures do not follow the theme. */
const accents: Readonly<Record<string, string>> = {
  stroke: "#c22f14",
  slither: "#165e83",
  sono: "#00703d",
  nonaga: "#8a5f00",
};

export function svgPicture(game: AnyGame, puzzle: unknown, state: unknown): string {
  return renderSvg(game.paint(puzzle, state), game.layout(puzzle, state).bounds, {
    palette: paperPalette(accents[game.id] ?? "#434a54"),
    title: say(language(), message("name"), game.messages),
  });
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
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
