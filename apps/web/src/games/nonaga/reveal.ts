/**
 * What a tool was pressed for is scrolled to once it is there: beside or below what else
 * the panel shows it would not be noticed. Only the panel scrolls, never the board.
 */
export function reveal(element: HTMLElement): void {
  requestAnimationFrame(() => {
    const panel = element.parentElement;
    if (!panel) return;
    const head = panel.querySelector<HTMLElement>(".sheet-head")?.offsetHeight ?? 0;
    const way = element.getBoundingClientRect().top - panel.getBoundingClientRect().top;
    panel.scrollBy({ top: way - head, behavior: "instant" });
  });
}
