/**
 * Going back finds a page where it was left. The browser alone does not manage: it scrolls
 * at once, while lists that come from storage are not there yet and the page is too short.
 */
import { useBeforeLeave, useIsRouting } from "@solidjs/router";
import { createEffect } from "solid-js";

export function keepScrollPosition(): void {
  const left = new Map<string, number>();
  let wanted: number | undefined;
  useBeforeLeave(({ from, to }) => {
    const isBack = typeof to === "number";
    if (!isBack) left.set(from.pathname, window.scrollY);
    wanted = isBack ? left.get(window.location.pathname) : undefined;
  });
  const isRouting = useIsRouting();
  createEffect(async () => {
    if (!isRouting() && wanted) (await import("./scroll-back.js")).scrollBack(wanted);
  });
}
