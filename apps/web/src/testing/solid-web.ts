/** What components take from `solid-js/web`, for a page without a browser. */
import { type Component, createMemo, type JSX, splitProps, untrack } from "solid-js";
import { createElement, spread } from "./page-renderer.js";

export function Dynamic(props: { readonly component: Component | string | undefined }): JSX.Element {
  const [own, rest] = splitProps(props, ["component"]);
  return createMemo(() => {
    const { component } = own;
    if (typeof component === "function") return untrack(() => component(rest));
    if (component === undefined) return undefined;
    const node = createElement(component);
    spread(node, () => rest);
    return node;
  }) as unknown as JSX.Element;
}
