/** What is loaded when somebody asks for it: a game's own hints, files of other programs, the picture of a result. */
import "../testing/in-browser.js";
import { stroke } from "@masume/games/stroke";
import { parseOrThrow } from "@masume/kernel";
import { createRoot } from "solid-js";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { downloads } from "../testing/in-browser.js";
import { settled } from "../testing/server.js";
import { show } from "../testing/show.js";
import { until } from "../testing/until.js";
import { FormatDownload } from "./format-download.js";
import type { Hint } from "./hint.js";
import { createLazyHint } from "./lazy-hint.js";
import type { Play } from "./play.js";
import { ShareResult } from "./share-result-button.js";

const { resultPicture, shareResult } = vi.hoisted(() => ({ resultPicture: vi.fn(), shareResult: vi.fn() }));
vi.mock("./result-picture.js", () => ({ resultPicture }));
vi.mock("./share-result.js", () => ({ shareResult }));

beforeEach(() => {
  resultPicture.mockReset().mockResolvedValue("picture");
  shareResult.mockReset().mockResolvedValue("shared");
  downloads.length = 0;
});

function lazyHint(load: () => Promise<(play: Play) => Hint>) {
  const notify = vi.fn();
  const hint = createRoot((end) => {
    onTestFinished(end);
    return createLazyHint({ notify } as unknown as Play, load);
  });
  return { hint, notify };
}

test("a hint is loaded once, by the first press, which is the hint's own first", async () => {
  const press = vi.fn();
  const own = { press, pressed: () => 2, label: () => "hint.why", thinking: () => false, marks: () => [] };
  const load = vi.fn(async () => () => own as unknown as Hint);
  const { hint } = lazyHint(load);
  expect([hint.pressed(), hint.label(), hint.thinking(), hint.marks()]).toEqual([0, "hint", false, []]);
  hint.press();
  hint.press();
  expect([load.mock.calls.length, hint.thinking()]).toEqual([1, true]);
  await settled();
  expect([press.mock.calls.length, hint.thinking(), hint.pressed(), hint.label()]).toEqual([
    1,
    false,
    2,
    "hint.why",
  ]);
  hint.press();
  expect([load.mock.calls.length, press.mock.calls.length]).toEqual([1, 2]);
});

test("one that cannot be loaded says so, and may be asked for again", async () => {
  const load = vi.fn(async (): Promise<() => Hint> => {
    throw new Error("offline");
  });
  const { hint, notify } = lazyHint(load);
  hint.press();
  await settled();
  expect(notify.mock.calls[0]![0]).toMatchObject({ text: { key: "load.failed" } });
  expect(hint.thinking()).toBe(false);
  hint.press();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a file of another program has that program's ending; what could not be written is said until it can", async () => {
  const formats = [
    { name: "One", ending: "one" },
    { name: "Two", ending: "two" },
  ] as never;
  const write = vi.fn(async ({ name }: { name: string }) => `as ${name}`);
  const page = show(() => <FormatDownload formats={formats} file="board" write={write as never} />);
  const status = () => page.all("p").at(-1)!.text;
  page.the("select").enter("Two");
  write.mockRejectedValueOnce(new Error("offline"));
  page.the("button").press();
  await settled();
  expect([downloads.length, status() !== ""]).toEqual([0, true]);
  page.the("button").press();
  await settled();
  expect([downloads[0]!.name, await downloads[0]!.content, status()]).toEqual(["board.two", "as Two", ""]);
});

function shareButton() {
  const puzzle = parseOrThrow(stroke.codec.puzzle, "s3-0-8");
  const ui = { share: { code: () => "s3-0-8" } } as never;
  const page = show(() => (
    <ShareResult play={{ game: stroke, puzzle }} ui={ui} lines={["Stroke", "01:01"]} />
  ));
  return { page, status: () => page.all("p").at(-1)!.text };
}

test("a result is shared with its lines and the link to the puzzle", async () => {
  const { page, status } = shareButton();
  page.button("Share result").press();
  await until(() => expect(shareResult).toHaveBeenCalledOnce());
  expect(shareResult.mock.calls[0]![0]).toEqual({
    picture: "picture",
    fileName: "masume-stroke.png",
    text: "Stroke\n01:01\nhttps://masume.example/stroke/play/s3-0-8",
  });
  expect(resultPicture.mock.calls[0]![2]).toEqual(["Stroke", "01:01", "Masume"]);
  await settled();
  expect(status()).toBe("");
});

test.each([
  ["saved", "Picture saved, text copied"],
  ["saved-only", "Picture saved"],
  ["cancelled", ""],
])("%s: “%s”", async (outcome, text) => {
  shareResult.mockResolvedValue(outcome);
  const { page, status } = shareButton();
  page.button("Share result").press();
  await until(() => expect(shareResult).toHaveBeenCalledOnce());
  await settled();
  expect(status()).toBe(text);
});

test("a second press while the picture is made does nothing; a failure is said, and can be mended", async () => {
  let fail!: (error: Error) => void;
  resultPicture.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  const { page, status } = shareButton();
  page.button("Share result").press();
  page.button("Share result").press();
  await until(() => expect(resultPicture).toHaveBeenCalledOnce());
  fail(new Error("no canvas"));
  await until(() => expect(status()).toBe("The picture could not be made. Try again."));
  page.button("Share result").press();
  await until(() => expect(shareResult).toHaveBeenCalledOnce());
  await settled();
  expect(status()).toBe("");
});
