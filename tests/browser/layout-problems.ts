/** Problems of a page's layout: wider than the screen, or text cut off where nothing scrolls. */
import type { Page } from "@playwright/test";

export async function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A board is fitted to a new window one picture later.
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    const faults: string[] = [];
    const root = document.documentElement;
    const slack = 1;
    if (root.scrollWidth > root.clientWidth + slack) {
      faults.push(`the page is ${root.scrollWidth} wide on a screen of ${root.clientWidth}`);
    }
    const said = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${(element.textContent ?? "").trim().slice(0, 40)}”`;

    /** The nearest element around (or the element itself) that cuts or scrolls what is too wide or too high. */
    function frameOf(start: Element): { element: Element; scrolls: boolean } | undefined {
      for (
        let element: Element | null = start;
        element && element !== root;
        element = element.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(element);
        if (/auto|scroll/.test(overflowX + overflowY)) return { element, scrolls: true };
        if (/hidden|clip/.test(overflowX + overflowY)) return { element, scrolls: false };
      }
      return undefined;
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      if (parent.closest("svg, .visually-hidden, [aria-hidden=true], .skip, option, [role=grid]")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const frame = frameOf(parent);
      if (frame?.scrolls) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      const box = frame?.element.getBoundingClientRect();
      if (text.right > root.clientWidth + slack || text.left < -slack) {
        faults.push(`${said(parent)} leaves the screen`);
      } else if (
        box &&
        (text.right > box.right + slack ||
          text.left < box.left - slack ||
          text.bottom > box.bottom + slack ||
          text.top < box.top - slack)
      ) {
        faults.push(`${said(parent)} is cut off`);
      }
      const control = parent.closest("button, a.button, label.button, .tabs a");
      if (control) {
        const own = control.getBoundingClientRect();
        if (text.right > own.right + slack || text.left < own.left - slack || text.bottom > own.bottom + 3) {
          faults.push(`${said(control)} does not hold its words`);
        }
      }
    }
    return faults;
  });
}
