import "../testing/in-browser.js";
import { createSignal } from "solid-js";
import { expect, test, vi } from "vitest";
import { settled } from "../testing/server.js";
import { show } from "../testing/show.js";
import { Button } from "./button.js";
import { Confirm } from "./confirm.js";
import { CopyLink } from "./copy-link.js";
import { FileButton } from "./file-button.js";
import { UndoIcon } from "./icons.js";
import { LoadFailed } from "./load-failed.js";
import { createPanels, PanelButton } from "./panels.js";
import { Tool } from "./tool.js";
import { WorkStopped } from "./work-stopped.js";

test("a button submits only where it says so", () => {
  const page = show(() => [<Button>A</Button>, <Button type="submit" kind="primary" aria-label="B" />]);
  expect(page.button("A").props).toMatchObject({ type: "button", class: "button plain" });
  expect(page.button("B").props).toMatchObject({ type: "submit", class: "button" });
});

test("what cannot be undone is asked first", () => {
  const onYes = vi.fn();
  const page = show(() => <Confirm label="Delete" question="Sure?" yes="Yes" no="No" onYes={onYes} />);
  page.button("Delete").press();
  expect([page.text.includes("Sure?"), page.buttons]).toEqual([true, ["Yes", "No"]]);
  expect(page.button("No").calls).toEqual(["focus"]);
  page.button("No").press();
  expect(page.button("Delete").calls).toEqual(["focus"]);
  expect([onYes.mock.calls.length, page.buttons]).toEqual([0, ["Delete"]]);
  page.button("Delete").press();
  page.button("Yes").press();
  expect([onYes.mock.calls.length, page.buttons]).toEqual([1, ["Delete"]]);
});

test("at most one panel is open, and its button closes it again", () => {
  const panels = createPanels<"a" | "b">();
  const page = show(() => [
    <PanelButton panels={panels} opens="a">
      A
    </PanelButton>,
    <PanelButton panels={panels} opens="b">
      B
    </PanelButton>,
  ]);
  const expanded = () => page.all("button").map(({ props }) => props["aria-expanded"]);
  expect(expanded()).toEqual([false, false]);
  page.button("A").press();
  expect(expanded()).toEqual([true, false]);
  page.button("B").press();
  expect(expanded()).toEqual([false, true]);
  page.button("B").press();
  expect(panels.shown()).toBeUndefined();
  page.button("A").press();
  panels.close();
  expect(expanded()).toEqual([false, false]);
});

test("a tool names its key, and does nothing while it is not enabled", () => {
  const run = vi.fn();
  const [enabled, setEnabled] = createSignal(false);
  const command = { label: () => "Undo", keys: ["U"], enabled, run };
  const page = show(() => <Tool command={command} pressed={false} expanded={true} icon={UndoIcon} />);
  const tool = page.button("Undo");
  expect(tool.props).toMatchObject({
    title: "Undo (U)",
    "aria-disabled": "true",
    "aria-pressed": false,
    "aria-expanded": true,
  });
  tool.press();
  expect(run).not.toHaveBeenCalled();
  setEnabled(true);
  expect(tool.props["aria-disabled"]).toBeUndefined();
  tool.press();
  expect(run).toHaveBeenCalledOnce();
});

test("the label of a sign is for the ear", () => {
  const command = { label: () => "Zoom in", run() {} };
  const classOf = (isSign: boolean) =>
    show(() => <Tool command={command} isSign={isSign} icon={UndoIcon} />).the("span").props.class;
  expect([classOf(true), classOf(false)]).toEqual(["visually-hidden", "tool-label"]);
});

function link(clipboard: object | undefined) {
  vi.stubGlobal("navigator", { language: "en", clipboard });
  const page = show(() => <CopyLink label="Link" link="https://masume.example/x" />);
  return { page, field: page.the("input", "Link") };
}

test("a link is copied, and the button says so", async () => {
  const writeText = vi.fn();
  const { page, field } = link({ writeText });
  expect(field.props).toMatchObject({ value: "https://masume.example/x", readonly: true });
  page.button("Copy link").press();
  await settled();
  expect(writeText).toHaveBeenCalledExactlyOnceWith("https://masume.example/x");
  expect(page.buttons).toEqual(["Copied"]);
  field.fire("focus");
  expect(field.calls).toEqual(["select", "select"]);
});

test.each([
  [true, "Copied"],
  [false, "Copy link"],
])(
  "without a clipboard what is selected is copied; where that works (%s) the button says %s",
  async (works, says) => {
    vi.spyOn(document, "execCommand").mockReturnValue(works);
    const { page } = link(undefined);
    page.button("Copy link").press();
    await settled();
    expect(page.buttons).toEqual([says]);
  },
);

test("a file gives its text and its name, and can be given again", async () => {
  const onText = vi.fn();
  const page = show(() => <FileButton label="Choose" onText={onText} />);
  const input = page.the("input");
  Object.assign(input, { files: [new File(["text"], "a.txt")] });
  input.value = "a.txt";
  input.fire("change");
  await settled();
  expect(onText).toHaveBeenCalledExactlyOnceWith("text", "a.txt");
  expect(input.value).toBe("");
  Object.assign(input, { files: [] });
  input.fire("change");
  await settled();
  expect(onText).toHaveBeenCalledOnce();
});

test.each([
  [true, /new version/],
  [false, /offline/],
])("a part that did not load says why (online: %s), and can be tried again", (onLine, why) => {
  vi.stubGlobal("navigator", { language: "en", onLine });
  const onAgain = vi.fn();
  const page = show(() => <LoadFailed onAgain={onAgain} />);
  expect(page.text).toMatch(why);
  page.button("Try again").press();
  expect(onAgain).toHaveBeenCalledOnce();
});

test("a calculation that stopped says so and can be tried again", () => {
  const onRetry = vi.fn();
  const page = show(() => <WorkStopped when onRetry={onRetry} />);
  expect(page.the("p").props.role).toBe("alert");
  page.button("Try again").press();
  expect(onRetry).toHaveBeenCalledOnce();
});
