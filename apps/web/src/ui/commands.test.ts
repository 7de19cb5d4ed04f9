import { createRoot } from "solid-js";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { pressKey as press } from "../testing/in-browser.js";
import { PageNode } from "../testing/page-tree.js";
import { bindCommands, type Command, tooltip } from "./commands.js";

/** Binds a command with these keys; returns what runs it and how to leave the page. */
function bound(keys: readonly string[], more: Partial<Command> = {}) {
  const run = vi.fn();
  const leave = createRoot((dispose) => {
    bindCommands(() => [{ label: () => "Do", keys, run, ...more }]);
    return dispose;
  });
  return { run, leave };
}

function element(tag: string, props: object = {}, parent?: PageNode): { readonly target: PageNode } {
  const target = new PageNode(tag);
  Object.assign(target.props, props);
  target.parent = parent;
  return { target };
}

beforeEach(() => {
  vi.spyOn(document, "querySelector").mockReturnValue(null);
});

describe.each([
  [["U"], "u", {}, true],
  [["U"], "U", { shiftKey: true }, true],
  [["U"], "i", {}, false],
  [["U"], "u", { ctrlKey: true }, false],
  [["U"], "u", { metaKey: true }, false],
  [["U"], "u", { altKey: true }, false],
  [["U"], "u", { isComposing: true }, false],
  [["Ctrl + Z"], "z", { ctrlKey: true }, true],
  [["Ctrl + Z"], "z", { metaKey: true }, true],
  [["Ctrl + Z"], "z", {}, false],
  [["Ctrl + Z"], "Z", { ctrlKey: true, shiftKey: true }, false],
  [["Ctrl + Shift + Z"], "Z", { ctrlKey: true, shiftKey: true }, true],
  [["Ctrl + Shift + Z"], "z", { ctrlKey: true }, false],
  [["R", "Ctrl + Y"], "y", { ctrlKey: true }, true],
  [["?"], "?", { shiftKey: true }, true],
])("of keys %j", (keys, key, held, isMeant) => {
  test(`${JSON.stringify(held)} ${key} is ${isMeant ? "one" : "none"}`, () => {
    const { run, leave } = bound(keys);
    const event = press(key, held);
    leave();
    expect(run).toHaveBeenCalledTimes(isMeant ? 1 : 0);
    expect(event.defaultPrevented).toBe(isMeant);
  });
});

test("a command that is not enabled takes its key and does nothing", () => {
  const { run, leave } = bound(["U"], { enabled: () => false });
  expect(press("u").defaultPrevented).toBe(true);
  expect(run).not.toHaveBeenCalled();
  leave();
});

test("a page that was left hears no keys", () => {
  const { run, leave } = bound(["U"]);
  leave();
  press("u");
  expect(run).not.toHaveBeenCalled();
});

test("a key that something else has taken is nobody's any more", () => {
  const { run, leave } = bound(["U"]);
  press("u", { defaultPrevented: true });
  expect(run).not.toHaveBeenCalled();
  leave();
});

test("a dialog that is open keeps the keys", () => {
  const { run, leave } = bound(["U"]);
  vi.mocked(document.querySelector).mockImplementation((selector) =>
    selector === "dialog[open]" ? document.documentElement : null,
  );
  press("u");
  expect(run).not.toHaveBeenCalled();
  leave();
});

const inButton = (tag: string) => element("span", {}, element(tag).target);

test.each([
  ["a letter in a field of text", "u", element("input", { type: "text" }), false],
  ["a letter in a field without a type", "u", element("input"), false],
  ["a letter in a text area", "u", element("textarea"), false],
  ["a letter in a list", "u", element("select"), false],
  ["a letter in what can be edited", "u", element("div", { contenteditable: true }), false],
  ["a letter on a box to tick", "u", element("input", { type: "checkbox" }), true],
  ["a letter on a slider", "u", element("input", { type: "range" }), true],
  ["a letter on a button", "u", element("button"), true],
  ["Enter on a button", "Enter", element("button"), false],
  ["Enter within a link", "Enter", inButton("a"), false],
  ["a blank on a summary", " ", element("summary"), false],
  ["Enter on a paragraph", "Enter", element("p"), true],
  ["an arrow on a slider", "ArrowLeft", element("input", { type: "range" }), false],
  ["an arrow on a button", "ArrowLeft", element("button"), true],
  ["Home on a choice", "Home", element("input", { type: "radio" }), false],
  ["the tab key", "Tab", element("p"), false],
])("%s: the page's own is %s", (_, key, target, isForPage) => {
  const { run, leave } = bound([key]);
  press(key, target);
  expect(run).toHaveBeenCalledTimes(isForPage ? 1 : 0);
  leave();
});

test("a tooltip names the first of the keys", () => {
  expect(tooltip({ label: () => "Undo", keys: ["U", "Ctrl + Z"] })).toBe("Undo (U)");
  expect(tooltip({ label: () => "Reset" })).toBe("Reset");
});
