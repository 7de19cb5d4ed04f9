/** Boards somebody wants to keep, with a name and a folder. */
import type { GameId } from "@masume/games";

import { get, getAll, put, remove } from "./records.js";

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
  readonly grade?: PuzzleGrade;
}

export interface PuzzleGrade {
  /** Null where it is beyond the scale. */
  readonly level: number | null;
  /** Numbers of the hardest techniques it takes. */
  readonly hardest: readonly number[];
}

export async function libraryOf(game: GameId): Promise<readonly LibraryRecord[]> {
  const records = await getAll<LibraryRecord>("library");
  return records.filter((record) => record.game === game);
}

export function savePuzzle(record: Omit<LibraryRecord, "key">): Promise<void> {
  return put("library", { ...record, key: `${record.game}/${record.code}` });
}

/** The same, but a board that is there already stays as it is; true if it was not there. */
export async function saveNewPuzzle(record: Omit<LibraryRecord, "key">): Promise<boolean> {
  if (await get("library", `${record.game}/${record.code}`)) return false;
  await savePuzzle(record);
  return true;
}

export function deletePuzzle(key: string): Promise<void> {
  return remove("library", key);
}
