/** Renders components into a page tree: what compiled components import in the unit tests. */
import { createRenderer, type Renderer } from "solid-js/universal";
import { PageNode } from "./page-tree.js";

const renderer: Renderer<PageNode> = createRenderer<PageNode>({
  createElement: (tag) => new PageNode(tag),
  createTextNode: (content) => Object.assign(new PageNode(""), { content: String(content) }),
  replaceText(node, content) {
    node.content = content;
  },
  isTextNode: ({ tag }) => tag === "",
  setProperty(node, name, value) {
    if (value === undefined) delete node.props[name];
    else node.props[name] = value;
  },
  insertNode(parent, node, before) {
    if (node.parent) remove(node.parent, node);
    parent.children.splice(before ? parent.children.indexOf(before) : parent.children.length, 0, node);
    node.parent = parent;
  },
  removeNode: remove,
  getParentNode: ({ parent }) => parent,
  getFirstChild: ({ children }) => children[0],
  getNextSibling: (node) => node.parent?.children[node.parent.children.indexOf(node) + 1],
});

function remove(parent: PageNode, node: PageNode): void {
  parent.children.splice(parent.children.indexOf(node), 1);
  node.parent = undefined;
}

type Part<Name extends keyof Renderer<PageNode>> = Renderer<PageNode>[Name];

export const render: Part<"render"> = renderer.render;
export const effect: Part<"effect"> = renderer.effect;
export const memo: Part<"memo"> = renderer.memo;
export const createComponent: Part<"createComponent"> = renderer.createComponent;
export const createElement: Part<"createElement"> = renderer.createElement;
export const createTextNode: Part<"createTextNode"> = renderer.createTextNode;
export const insertNode: Part<"insertNode"> = renderer.insertNode;
export const insert: Part<"insert"> = renderer.insert;
export const spread: Part<"spread"> = renderer.spread;
export const setProp: Part<"setProp"> = renderer.setProp;
export const mergeProps: Part<"mergeProps"> = renderer.mergeProps;
export const use: Part<"use"> = renderer.use;
