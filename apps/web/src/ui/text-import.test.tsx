import "../testing/in-browser.js";
import { expect, test, vi } from "vitest";
import type { PageNode } from "../testing/page-tree.js";
import { settled } from "../testing/server.js";
import { show } from "../testing/show.js";
import { TextImport } from "./text-import.js";

type Answer = string | undefined | Promise<string | undefined>;

function shown(onText: (text: string) => Answer): PageNode {
  return show(() => <TextImport label="Puzzle" text="first" onText={onText} />);
}

test("what is typed is read when it is sent, and what is wrong with it is said", async () => {
  const onText = vi.fn((text: string) => (text === "bad" ? "line 1: no" : undefined));
  const page = shown(onText);
  const field = page.the("textarea");
  expect(field.props).toMatchObject({ value: "first", "aria-invalid": false });
  field.enter("bad");
  expect(onText).not.toHaveBeenCalled();
  page.the("form").fire("submit");
  await settled();
  const alert = page.the("p");
  expect([alert.text, alert.props.role, field.props["aria-invalid"]]).toEqual(["line 1: no", "alert", true]);
  expect(field.props["aria-describedby"]).toBe(alert.props.id);
  field.enter("good");
  page.the("form").fire("submit");
  await settled();
  expect([page.the("p").text, field.props["aria-invalid"]]).toEqual(["", false]);
});

test("what is said about a text that is no longer there is not shown", async () => {
  let answer!: (said: string) => void;
  const page = shown(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  page.the("form").fire("submit");
  page.the("textarea").enter("another");
  answer("line 1: no");
  await settled();
  expect(page.the("p").text).toBe("");
});

const dropped = (given: { file?: File; text?: string }, more: object = {}) => ({
  dataTransfer: { files: given.file ? [given.file] : [], getData: () => given.text ?? "" },
  ...more,
});

test("a file or a text that is dropped is read at once", async () => {
  const onText = vi.fn();
  const form = shown(onText).the("form");
  expect(form.fire("dragover").defaultPrevented).toBe(true);
  expect(form.fire("drop", dropped({ text: "dropped" })).defaultPrevented).toBe(true);
  form.fire("drop", dropped({ file: new File(["of a file"], "a.txt"), text: "a.txt" }));
  await settled();
  expect(onText.mock.calls.map(([text]) => text)).toEqual(["dropped", "of a file"]);
});

test("a drop that another place has taken, or without anything in it, is none", () => {
  const onText = vi.fn();
  const form = shown(onText).the("form");
  form.fire("drop", dropped({ text: "x" }, { defaultPrevented: true }));
  expect(form.fire("drop", dropped({})).defaultPrevented).toBe(false);
  expect(onText).not.toHaveBeenCalled();
});
