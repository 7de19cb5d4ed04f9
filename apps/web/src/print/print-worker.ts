/**
 * Sheets as a PDF file, made off the page. The typeface comes with the app and is
 * fetched when somebody prints: a small one where every letter is Latin, else the
 * whole Japanese one, for names are as people write them. PDFKit embeds only the
 * letters that are used.
 */

import japaneseRegular from "@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-400-normal.woff?url";
import japaneseBold from "@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-700-normal.woff?url";
import latinRegular from "@fontsource/biz-udpgothic/files/biz-udpgothic-latin-400-normal.woff?url";
import latinBold from "@fontsource/biz-udpgothic/files/biz-udpgothic-latin-700-normal.woff?url";
import {
  type BookletTexts,
  type PrintedPuzzle,
  pdfOptions,
  printBooklet,
  trueTypeOf,
  woffTables,
} from "@masume/print";
import { serveTasks } from "@masume/workers";
import PDFDocument from "pdfkit";

interface BookletInput {
  readonly sheets: readonly PrintedPuzzle[];
  readonly words: BookletTexts;
}

const tasks = {
  async booklet({ sheets, words }: BookletInput): Promise<Uint8Array> {
    const isLatin = allLatin(textsOf(sheets, words));
    const [regular, bold] = await Promise.all(
      (isLatin ? [latinRegular, latinBold] : [japaneseRegular, japaneseBold]).map(font),
    );
    const document = new PDFDocument({
      ...pdfOptions,
      info: { Title: words.title, Creator: "Masume" },
    });
    return printBooklet(document, { regular: regular!, bold: bold! }, sheets, words);
  },
};

export type PrintTasks = typeof tasks;

/** What the Latin file has letters for, as far as it is needed: Latin-1, dashes, quotation marks, the ellipsis. */
function allLatin(text: string): boolean {
  return /^[ -~\u00a0-\u00ff\u2010-\u2027]*$/.test(text);
}

function textsOf(sheets: readonly PrintedPuzzle[], { title, solutions }: BookletTexts): string {
  const onBoards = sheets.flatMap(({ board, solution }) =>
    [...board.marks, ...(solution?.marks ?? [])].flatMap((mark) =>
      mark.shape === "text" ? [mark.text] : [],
    ),
  );
  const around = sheets.flatMap((sheet) => [sheet.title, sheet.note ?? "", sheet.steps?.reached ?? ""]);
  return [title, solutions, ...around, ...onBoards].join("");
}

const opened = new Map<string, Promise<Uint8Array>>();

function font(url: string): Promise<Uint8Array> {
  const known = opened.get(url);
  if (known) return known;
  const opening = unpacked(url);
  opened.set(url, opening);
  // Offline before the first time: the next attempt asks anew.
  opening.catch(() => opened.delete(url));
  return opening;
}

async function unpacked(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const tables = woffTables(new Uint8Array(await response.arrayBuffer()));
  const contents = tables.map(({ stored, isPacked }) => (isPacked ? inflated(stored) : stored));
  return trueTypeOf(tables, await Promise.all(contents));
}

async function inflated(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

serveTasks(tasks);
