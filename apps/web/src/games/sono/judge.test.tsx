import "../../testing/in-browser.js";
import { puzzleCodec, type RoundStatus } from "@masume/games/sono";
import { parseOrThrow } from "@masume/kernel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browser, downloads, setPreference } from "../../testing/in-browser.js";
import type { PageNode } from "../../testing/page-tree.js";
import { show } from "../../testing/show.js";
import Judge from "./judge.js";

// A board that changes slowly turns before the eyes, on a canvas, which is not here.
setPreference("(prefers-reduced-motion: reduce)", true);

/** Two turns from all eight pairs. */
const problem =
  '{"max_steps":7,"problem":{"field":{"size":4,"entities":[[1,0,3,3],[2,2,5,5],[7,0,6,4],[7,1,6,4]]}}}';
const code = puzzleCodec.format(parseOrThrow(puzzleCodec, problem));
const solved = '{"ops":[{"x":0,"y":0,"n":2},{"x":1,"y":1,"n":3}]}';
const start = Date.UTC(2026, 10, 18, 12);

const json = (value: object, init?: ResponseInit) => new Response(JSON.stringify(value), init);

/** What the judge says at an address, and what was sent to it. */
let judge: Record<string, () => Response>;
let asked: { readonly path: string; readonly init: RequestInit }[];

beforeEach(() => {
  asked = [];
  judge = {};
  vi.useFakeTimers({ now: start + 60_000 });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    if (!judge[path]) throw new TypeError("no judge");
    return judge[path]();
  });
});

afterEach(() => {
  vi.useRealTimers();
  browser.setVisible(true);
});

const team = (name: string, about: Partial<RoundStatus["ranking"][number]> = {}) => ({
  team: name,
  pairs: 8,
  steps: 2,
  submittedAt: start + 65_000,
  submissions: 1,
  ...about,
});

function round(about: Partial<RoundStatus> = {}): void {
  const status = { startsAt: start, puzzle: code, hasTokens: true, ranking: [], ...about };
  judge["/round"] = () => json({ now: Date.now(), ...status });
}

async function shown(): Promise<PageNode> {
  const page = show(() => <Judge />);
  await vi.advanceTimersByTimeAsync(250);
  return page;
}

const timer = (page: PageNode) => page.all("p").find(({ props }) => props.role === "timer")!.text;
const statuses = (page: PageNode) =>
  page
    .all("p")
    .filter(({ props }) => props.role === "status")
    .map(({ text }) => text)
    .join("");

async function submit(page: PageNode, token: string, answer = solved): Promise<void> {
  page.the("input", /token|name/).enter(token);
  page.the("textarea").enter(answer);
  page.the("form").fire("submit");
  await vi.advanceTimersByTimeAsync(0);
}

test("where nobody answers there is no contest; until then nothing is said", async () => {
  const page = show(() => <Judge />);
  expect(page.text).toBe("Contest");
  await vi.advanceTimersByTimeAsync(0);
  expect(page.text).toContain("There is no contest at this address.");
});

test.each([
  ["a page that is no judge", () => new Response("<!doctype html>")],
  ["an error", () => json({ now: 0, startsAt: 0, hasTokens: true, ranking: [] }, { status: 500 })],
])("%s is no contest either", async (_, answer) => {
  judge["/round"] = answer;
  expect((await shown()).text).toContain("There is no contest at this address.");
});

test("a judge that falls silent is waited for, with what was known of the round", async () => {
  round({ ranking: [team("Ume")] });
  const page = await shown();
  expect(statuses(page)).toBe("");
  delete judge["/round"];
  await vi.advanceTimersByTimeAsync(2_000);
  expect(statuses(page)).toBe("The judge does not answer. Trying again…");
  expect(page.text).toContain("Ume");
  round({ ranking: [team("Take")] });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(statuses(page)).toBe("");
  expect(page.text).toContain("Take");
});

test("the judge is asked every two seconds, but not by a page that nobody sees", async () => {
  round();
  await shown();
  expect(asked.length).toBe(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(asked.length).toBe(3);
  browser.setVisible(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.length).toBe(3);
});

test.each([
  [-61_500, "Begins in 01:02"],
  [-1, "Begins in 00:01"],
  [0, "05:00 left"],
  [1, "05:00 left"],
  [299_999, "00:01 left"],
  [300_000, "The round is over."],
])("%i ms after the start", async (after, text) => {
  vi.setSystemTime(start + after - 250);
  round({ endsAt: start + 300_000 });
  expect(timer(await shown())).toBe(text);
});

test("a round without an end is open, and the judge's clock counts, not this device's", async () => {
  round();
  expect(timer(await shown())).toBe("Open");
  const ahead = Date.now() + 3_600_000;
  judge["/round"] = () =>
    json({ now: ahead, startsAt: start, endsAt: ahead + 10_250, hasTokens: true, ranking: [] });
  expect(timer(await shown())).toBe("00:10 left");
});

test("before the start there is no problem to see and nothing to submit", async () => {
  const status = { now: start - 1, startsAt: start, hasTokens: true, ranking: [] };
  judge["/round"] = () => json(status);
  const page = await shown();
  expect([page.has("textarea"), page.has("button", "Save the problem")]).toEqual([false, false]);
});

test("the problem is shown with its limit, and can be saved", async () => {
  round();
  const page = await shown();
  expect(page.text).toMatch(/4×4, \d of 8 pairs at the start\. At most 7 turns\./);
  page.button("Save the problem").press();
  expect(parseOrThrow(puzzleCodec, await downloads.at(-1)!.content)).toEqual(parseOrThrow(puzzleCodec, code));
});

test("an accepted answer is told with its figures, and the ranking is asked for at once", async () => {
  round();
  judge["/"] = () => json({ pairs: 8, steps: 2 });
  const page = await shown();
  round({ ranking: [team("松")] });
  await submit(page, " 松 竹 ");
  expect(statuses(page)).toBe("Accepted: 8 of 8 pairs in 2 turns.");
  expect(page.text).toContain("松");
  const { path, init } = asked.at(-2)!;
  expect({ path, ...init }).toEqual({
    path: "/",
    method: "POST",
    headers: { token: "%E6%9D%BE%20%E7%AB%B9" },
    body: solved,
  });
});

test.each([
  ["an unknown token", () => new Response("", { status: 401 }), "The judge does not know this token."],
  [
    "a reason",
    () => json({ error: { reason: "too late" } }, { status: 409 }),
    "The judge did not accept this: too late",
  ],
  [
    "nothing that can be read",
    () => new Response("<html>", { status: 502 }),
    "The judge did not accept this: 502",
  ],
])("a refusal with %s says so", async (_, answer, text) => {
  round();
  judge["/"] = answer;
  const page = await shown();
  await submit(page, "t");
  expect(statuses(page)).toBe(text);
});

test("a judge that is gone has got nothing", async () => {
  round();
  const page = await shown();
  await submit(page, "t");
  expect(statuses(page)).toBe("This was not submitted: the judge does not answer.");
});

test("without tokens a team gives its name", async () => {
  round({ hasTokens: false });
  judge["/"] = () => new Response("", { status: 401 });
  const page = await shown();
  await submit(page, " ");
  expect(page.text).toContain("Enter your team’s name first.");
  await submit(page, "?");
  expect(statuses(page)).toBe("A name has letters, digits, spaces, dots and hyphens, at most 64.");
});

test.each([
  ["no token", "", solved, "Enter your team’s token first."],
  ["no answer", "t", "?", /^.*line 1.*$/],
])("with %s nothing is sent", async (_, token, answer, text) => {
  round();
  const page = await shown();
  await submit(page, token, answer);
  expect(page.all("p").find(({ props }) => props.role === "alert")!.text).toMatch(text);
  expect(asked.every(({ path }) => path === "/round")).toBe(true);
});

test("the ranking stands as the judge sends it, with the time since the start", async () => {
  round({ ranking: [team("Ume"), team("Take", { pairs: 7, steps: 11, submittedAt: start + 3_600_000 })] });
  const page = await shown();
  const rows = page
    .all("tr")
    .slice(1)
    .map((row) => row.children.map(({ text }) => text));
  expect(rows).toEqual([
    ["1", "Ume", "8", "2", "01:05"],
    ["2", "Take", "7", "11", "1:00:00"],
  ]);
  expect(page.has("button", /Watch/)).toBe(false);
});

test.each([
  [299_999, true],
  [300_000, false],
])("%i ms after the start of five minutes an answer can be submitted: %s", async (after, isOpen) => {
  vi.setSystemTime(start + after - 250);
  round({ endsAt: start + 300_000 });
  expect((await shown()).has("textarea")).toBe(isOpen);
});

test("after the end nothing can be submitted, and every team's answer can be watched at its end", async () => {
  round({ endsAt: start + 30_000, ranking: [team("a/b")] });
  judge["/answers/a%2Fb"] = () => new Response(solved);
  const page = await shown();
  expect(page.has("textarea")).toBe(false);
  page.button(/a\/b/).press();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.text).toContain("2 of 2 turns, 8 of 8 pairs");
  expect(page.has("button", "Save the problem")).toBe(false);
});

test("an answer that the judge does not hand out is said to be missing", async () => {
  round({ endsAt: start + 30_000, ranking: [team("Ume")] });
  const page = await shown();
  page.button(/Ume/).press();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.text).toContain("The answer of Ume cannot be loaded at the moment.");
});
