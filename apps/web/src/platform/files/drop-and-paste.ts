/** Texts that come from elsewhere without a field to type them into: dropped on a place, or pasted over the page. */
import { onCleanup, onMount } from "solid-js";

/** Handlers that make an element take files and texts which are dropped on it. */
export function dropHandlers(onText: (text: string, name: string) => void): {
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
} {
  return {
    onDragOver: (event) => event.preventDefault(),
    onDrop: (event) => {
      // A place within this one has taken it.
      if (event.defaultPrevented) return;
      const file = event.dataTransfer?.files[0];
      const text = event.dataTransfer?.getData("text/plain");
      if (!file && !text) return;
      event.preventDefault();
      if (file) void file.text().then((read) => onText(read, file.name));
      else onText(text!, "");
    },
  };
}

/** Takes what is pasted anywhere but into a field. */
export function onPaste(onText: (text: string) => void): void {
  const pasted = (event: ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest("input, textarea")) return;
    const text = event.clipboardData?.getData("text/plain");
    if (text) onText(text);
  };
  onMount(() => {
    document.addEventListener("paste", pasted);
    onCleanup(() => document.removeEventListener("paste", pasted));
  });
}
