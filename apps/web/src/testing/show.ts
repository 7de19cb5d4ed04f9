/** Shows a component on a page without a browser, until the test has ended. */
import type { JSX } from "solid-js";
import { onTestFinished } from "vitest";
import { render } from "./page-renderer.js";
import { PageNode } from "./page-tree.js";

export function show(component: () => JSX.Element): PageNode {
  const page = new PageNode("body");
  const leave = render(component as unknown as () => PageNode, page);
  onTestFinished(() => void leave());
  return page;
}
