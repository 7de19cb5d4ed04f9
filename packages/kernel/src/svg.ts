/** Marks as an SVG text, for pictures, print and documents. The page draws its own, live SVG. */
import type { Box, Mark, MarkRole, Marks, Point, TextMark } from "./scene.js";

/** A look's two colours: areas and discs are filled, lines and texts are inked. */
export interface Paint {
  readonly fill: string;
  readonly ink: string;
}

export type Palette = Readonly<Record<MarkRole, Paint>>;

/** Ink on white paper, with one accent colour per game. */
export function paperPalette(accent: string): Palette {
  const paper = "#ffffff";
  const ink = "#1f2328";
  const grey = "#6b7078";
  const pale = "#d8d5ce";
  const both = (colour: string): Paint => ({ fill: colour, ink: colour });
  return {
    paper: both(paper),
    grid: both(pale),
    border: both(ink),
    blocked: { fill: "#c9c6bf", ink: grey },
    clue: both(ink),
    "clue-done": both("#9a9da3"),
    "clue-wrong": both("#b3261e"),
    line: both(accent),
    "line-locked": both(ink),
    "line-trial": both("#8a6d00"),
    "line-second": both("#6a3fa0"),
    cross: both(grey),
    start: { fill: accent, ink: paper },
    goal: { fill: paper, ink: accent },
    head: both(accent),
    inside: both("#e4eef4"),
    outside: both("#f4f1ea"),
    pair: both("#d9efe3"),
    hint: both("#8a6d00"),
    because: both("#f3e3a6"),
    wrong: both("#b3261e"),
    selected: both(accent),
    tile: { fill: "#eee9dd", ink: grey },
    "tile-movable": { fill: "#f7eecb", ink: grey },
    red: { fill: "#c8321e", ink: paper },
    blue: { fill: "#1f5fa8", ink: paper },
    number: both(ink),
  };
}

export interface SvgOptions {
  readonly palette: Palette;
  /** Pixels per unit. */
  readonly unit?: number;
  /** Units of white around the board. */
  readonly margin?: number;
  /** What the picture shows, for those who cannot see it. */
  readonly title?: string;
  /** How a text is drawn in this ink, for readers without fonts; by default as a `text` element. */
  readonly text?: (mark: TextMark, ink: string) => string;
}

export function renderSvg(marks: Marks, bounds: Box, options: SvgOptions): string {
  const { palette, unit = 40, margin = 0.25, title, text = textElement } = options;
  const width = bounds.width + 2 * margin;
  const height = bounds.height + 2 * margin;
  const view = [bounds.x - margin, bounds.y - margin, width, height].map(shown).join(" ");
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${shown(width * unit)}" height="${shown(height * unit)}" role="img">`;
  const name = title === undefined ? "" : `<title>${escaped(title)}</title>`;
  const body = marks.map((mark) => element(mark, palette, text)).join("\n");
  return `${head}${name}\n${body}\n</svg>\n`;
}

function element(mark: Mark, palette: Palette, text: NonNullable<SvgOptions["text"]>): string {
  const { fill, ink } = palette[mark.role];
  switch (mark.shape) {
    case "area":
      return `<polygon points="${pointList(mark.points)}" fill="${fill}"/>`;
    case "line":
      return `<polyline points="${pointList(mark.points)}" fill="none" stroke="${ink}" stroke-width="${shown(mark.width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
    case "disc": {
      const ring = mark.hollow ? ` stroke="${ink}" stroke-width="${shown(mark.radius * 0.22)}"` : "";
      return `<circle cx="${shown(mark.at.x)}" cy="${shown(mark.at.y)}" r="${shown(mark.radius)}" fill="${fill}"${ring}/>`;
    }
    case "cross": {
      const { x, y } = mark.at;
      const r = mark.radius;
      const d = `M${shown(x - r)} ${shown(y - r)}L${shown(x + r)} ${shown(y + r)}M${shown(x - r)} ${shown(y + r)}L${shown(x + r)} ${shown(y - r)}`;
      return `<path d="${d}" stroke="${ink}" stroke-width="${shown(r * 0.3)}" stroke-linecap="round"/>`;
    }
    case "text":
      return text(mark, ink);
  }
}

function textElement({ at, text, size }: TextMark, ink: string): string {
  return `<text x="${shown(at.x)}" y="${shown(at.y)}" font-family="sans-serif" font-size="${shown(size)}" text-anchor="middle" dominant-baseline="central" fill="${ink}">${escaped(text)}</text>`;
}

function pointList(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${shown(x)},${shown(y)}`).join(" ");
}

/** Three decimals at most, so that the bytes do not depend on rounding noise. */
function shown(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
