import "../testing/in-browser.js";
import { expect, test, vi } from "vitest";
import { show } from "../testing/show.js";
import { KeyList } from "./key-list.js";

function shown(onClose = vi.fn()) {
  const page = show(() => (
    <KeyList
      keys={[{ keys: ["X"], action: () => "cross" }]}
      commands={[
        { label: () => "Undo", keys: ["U", "Ctrl + Z"], run() {} },
        { label: () => "Reset", run() {} },
      ]}
      onClose={onClose}
    />
  ));
  return { page, dialog: page.the("dialog"), onClose };
}

test("every key of the game and of the page is listed, the game's first", () => {
  const { page, dialog } = shown();
  expect(dialog.calls).toEqual(["showModal"]);
  expect(dialog.name).toBe("Keys");
  expect(
    page
      .the("dl")
      .all("div")
      .map((row) => [row.all("kbd").map(({ text }) => text), row.the("dd").text]),
  ).toEqual([
    [["X"], "cross"],
    [["U", "Ctrl + Z"], "Undo"],
    [["+", "−", "0"], "zoom in, out, whole board"],
    [["Space"], "hold and drag: move a zoomed board (or use the middle button)"],
  ]);
});

test("its button closes it, and so does the key that opened it, but no other", () => {
  const { page, dialog, onClose } = shown();
  dialog.fire("keydown", { key: "u" });
  expect(onClose).not.toHaveBeenCalled();
  dialog.fire("keydown", { key: "?" });
  page.button("Close").press();
  expect(dialog.calls).toEqual(["showModal", "close", "close"]);
  expect(onClose).toHaveBeenCalledTimes(2);
});
