/** The pzpr package as an independent reader, writer and checker of Slitherlink boards. */
// @ts-expect-error: the package has no types
import pzpr from "pzpr";
import type { Edges, Puzzle } from "../board.js";
import { formatNamed } from "../formats/index.js";

interface PzprPuzzle {
  open(text: string, done: () => void): void;
  check(active: boolean): { complete: boolean; readonly [index: number]: string };
  getURL(): string;
  getFileData(): string;
}

/** Lets pzpr open a link path or a file. */
export async function openInPzpr(text: string): Promise<PzprPuzzle> {
  const puzzle: PzprPuzzle = new pzpr.Puzzle();
  await new Promise<void>((resolve) => puzzle.open(text, resolve));
  return puzzle;
}

/** pzpr's word on a drawn board: "complete", or its code for the first thing wrong. */
export async function pzprVerdict(puzzle: Puzzle, edges: Edges): Promise<string> {
  const opened = await openInPzpr(formatNamed("pzprv3")!.write({ puzzle, edges }));
  const found = opened.check(true);
  return found.complete ? "complete" : found[0]!;
}
