/**
 * Solutions that are done rather than drawn, at the back of a booklet: under each
 * title the steps in order, in as many columns as the widest of them allows, going
 * on over the page where they must.
 */
import type { Box } from "@masume/kernel";
import { ink, soft } from "./colours.js";
import type { PdfCanvas } from "./pdf-canvas.js";
import { truncate } from "./truncate.js";

export interface SolutionSteps {
  /** What they lead to. */
  readonly reached: string;
  readonly list: readonly string[];
}

interface Titled {
  readonly title: string;
  readonly steps?: SolutionSteps;
}

const titleSize = 10;
const stepSize = 9;
const titleHeight = 17;
const lineHeight = 13;
/** Between two columns, and after each list. */
const gap = 14;

export function writeSteps(paper: PdfCanvas, sheets: readonly Titled[], room: Box, begin: () => void): void {
  const bottom = room.y + room.height;
  let y = Number.POSITIVE_INFINITY;
  const makeRoom = (height: number): void => {
    if (y + height <= bottom) return;
    begin();
    y = room.y;
  };
  for (const { title, steps } of sheets) {
    if (!steps) continue;
    makeRoom(titleHeight + lineHeight);
    writeTitle(paper, title, steps.reached, { ...room, y });
    y += titleHeight;
    const texts = steps.list.map((step, i) => ({ number: `${i + 1}.`, step }));
    paper.font("regular").fontSize(stepSize);
    const numbers = widest(paper, texts, ({ number }) => number) + 4;
    const column = numbers + widest(paper, texts, ({ step }) => step) + gap;
    const columns = Math.max(1, Math.floor((room.width + gap) / column));
    for (let first = 0; first < texts.length; first += columns) {
      makeRoom(lineHeight);
      for (const [i, { number, step }] of texts.slice(first, first + columns).entries()) {
        const x = room.x + i * column;
        paper.font("regular").fontSize(stepSize).fillColor(soft);
        paper.text(number, x + numbers - 4 - paper.widthOfString(number), y, { lineBreak: false });
        paper.fillColor(ink).text(step, x + numbers, y, { lineBreak: false });
      }
      y += lineHeight;
    }
    y += gap;
  }
}

/** The title takes half of the line at most, so that there is room for what was reached. */
function writeTitle(paper: PdfCanvas, title: string, reached: string, { x, y, width }: Box): void {
  paper.font("bold").fontSize(titleSize).fillColor(ink);
  const shownTitle = truncate(paper, title, width / 2);
  paper.text(shownTitle, x, y, { lineBreak: false });
  const after = paper.widthOfString(shownTitle) + 10;
  paper.font("regular").fontSize(stepSize).fillColor(soft);
  paper.text(truncate(paper, reached, width - after), x + after, y + 1, { lineBreak: false });
}

function widest<T>(paper: PdfCanvas, items: readonly T[], text: (item: T) => string): number {
  return Math.max(0, ...items.map((item) => paper.widthOfString(text(item))));
}
