/** Puzzles somebody saved, with a name and a folder. */
import type { GameId } from "@masume/games";
import { get, getAll, put, remove } from "./records.js";
import type { LibraryRecord } from "./schema.js";

export async function libraryOf(game: GameId): Promise<readonly LibraryRecord[]> {
  const records = await getAll("library");
  return records.filter((record) => record.game === game);
}

export function savePuzzle(record: Omit<LibraryRecord, "key">): Promise<void> {
  return put("library", { ...record, key: `${record.game}/${record.code}` });
}

/** Saved now and into no folder, unless it says otherwise. */
type NewPuzzle = Pick<LibraryRecord, "game" | "code" | "name"> &
  Partial<Pick<LibraryRecord, "folder" | "saved">>;

/** The same, but a puzzle that is there already stays as it is; true if it was not there. */
export async function saveNewPuzzle(puzzle: NewPuzzle): Promise<boolean> {
  if (await get("library", `${puzzle.game}/${puzzle.code}`)) return false;
  await savePuzzle({ folder: "", saved: Date.now(), ...puzzle });
  return true;
}

export function deletePuzzle(key: string): Promise<void> {
  return remove("library", key);
}
