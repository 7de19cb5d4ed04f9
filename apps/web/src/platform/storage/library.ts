/** Boards somebody wants to keep, with a name and a folder. */
import type { GameId } from "@masume/games";

import { forget, keep, recall, recallAll } from "./records.js";

export interface LibraryRecord {
  /** Game and code: a board stands once in a library. */
  readonly key: string;
  readonly game: GameId;
  readonly code: string;
  readonly name: string;
  /** Empty for none. */
  readonly folder: string;
  readonly saved: number;
  /** How hard it is, once that has been measured. */
  readonly grade?: BoardGrade;
}

export interface BoardGrade {
  /** Null where it is beyond the scale. */
  readonly level: number | null;
  /** Numbers of the hardest techniques it takes. */
  readonly hardest: readonly number[];
}

export async function libraryOf(game: GameId): Promise<readonly LibraryRecord[]> {
  const records = await recallAll<LibraryRecord>("library");
  return records.filter((record) => record.game === game);
}

export function keepBoard(record: Omit<LibraryRecord, "key">): Promise<void> {
  return keep("library", { ...record, key: `${record.game}/${record.code}` });
}

/** The same, but a board that is there already stays as it is; true if it was not there. */
export async function keepNewBoard(record: Omit<LibraryRecord, "key">): Promise<boolean> {
  if (await recall("library", `${record.game}/${record.code}`)) return false;
  await keepBoard(record);
  return true;
}

export function forgetBoard(key: string): Promise<void> {
  return forget("library", key);
}
