/** The keys by which every program goes back and forth: Ctrl or ⌘ with Z, and with Y or Shift and Z. */
export interface History {
  undo(): void;
  redo(): void;
}

/** True when the key was one of them. */
export function historyKey({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent, history: History): boolean {
  if (!ctrlKey && !metaKey) return false;
  const letter = key.toLowerCase();
  if (letter === "z" && !shiftKey) history.undo();
  else if (letter === "y" || letter === "z") history.redo();
  else return false;
  return true;
}
