/** Scrolls to where a page was left, as soon as it is long enough, unless the reader goes on first. */

const ownMoves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

export function scrollBack(top: number): void {
  const { pathname } = window.location;
  const end = new AbortController();
  const growth = new ResizeObserver(() => {
    if (window.location.pathname !== pathname) return end.abort();
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    window.scrollTo({ top, behavior: "instant" });
    end.abort();
  });
  end.signal.addEventListener("abort", () => growth.disconnect());
  for (const name of ownMoves)
    window.addEventListener(name, () => end.abort(), { signal: end.signal, passive: true });
  growth.observe(document.body);
}
