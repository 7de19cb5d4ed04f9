/** Things made once per board size and shared by all boards of it. */
import type { BoardSize } from "./board.js";

/** How many sizes are kept: those used last. */
const keptSizes = 8;

/** The same function, which remembers what it made for the latest sizes. */
export function cachedBySize<T>(make: (size: BoardSize) => T): (size: BoardSize) => T {
  const kept = new Map<string, T>();
  return ({ width, height }) => {
    const key = `${width}×${height}`;
    const made = kept.get(key) ?? make({ width, height });
    kept.delete(key);
    kept.set(key, made);
    if (kept.size > keptSizes) kept.delete(kept.keys().next().value!);
    return made;
  };
}
