/** What a player's devices share, as one file: taken out, and brought in again. */
import { isObject } from "../values.js";
import { getAll, put } from "./records.js";
import { type SharedStore, type Stored, sharedStores } from "./schema.js";

type Exported = { readonly [Store in SharedStore]: readonly Stored<Store>[] };

export async function exportAll(): Promise<string> {
  const [sessions, library, progress, results, solves] = await Promise.all([
    getAll("sessions"),
    getAll("library"),
    getAll("progress"),
    getAll("results"),
    getAll("solves"),
  ]);
  const exported: Exported = { sessions, library, progress, results, solves };
  return JSON.stringify({ masume: 1, ...exported });
}

type Kind = "string" | "number" | "object";

/** What every record has, in files of every version. */
const fields: { readonly [Store in SharedStore]: { readonly [Name in keyof Stored<Store>]?: Kind } } = {
  sessions: {
    key: "string",
    game: "string",
    href: "string",
    title: "object",
    saved: "string",
    elapsed: "number",
    hints: "number",
    progress: "object",
    updated: "number",
  },
  library: {
    key: "string",
    game: "string",
    code: "string",
    name: "string",
    folder: "string",
    saved: "number",
  },
  progress: { key: "string", game: "string", stage: "string", stars: "number", best: "number" },
  results: {
    key: "string",
    game: "string",
    seed: "string",
    band: "string",
    times: "object",
    of: "number",
    begun: "number",
  },
  solves: { key: "string", game: "string", day: "string", time: "number", hints: "number" },
};

function isRecord<Store extends SharedStore>(store: Store, value: unknown): value is Stored<Store> {
  return (
    isObject(value) &&
    Object.entries(fields[store]).every(([name, kind]) => typeof value[name] === kind && value[name] !== null)
  );
}

/** Undefined where the text is no export. Records of the same key are replaced; the number of those taken. */
export async function importAll(text: string): Promise<number | undefined> {
  const exported = parsed(text);
  if (!isObject(exported) || !("masume" in exported)) return undefined;
  const counts = await Promise.all(sharedStores.map((store) => importInto(store, exported[store])));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function importInto<Store extends SharedStore>(store: Store, records: unknown): Promise<number> {
  let count = 0;
  for (const record of Array.isArray(records) ? records : []) {
    if (!isRecord(store, record)) continue;
    await put(store, record);
    count++;
  }
  return count;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
