/** The document's title follows the page. */
import { createEffect } from "solid-js";

export function useTitle(title: () => string): void {
  createEffect(() => {
    document.title = title() === "" ? "Masume マス目" : `${title()} · Masume`;
  });
}
