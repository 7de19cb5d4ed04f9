import "../../testing/in-browser.js";
import { message, openSession, parseOrThrow, saveSession } from "@masume/kernel";
import { beforeEach, expect, test } from "vitest";
import { openGame } from "../../games/open-game.js";
import { PlayedPuzzles } from "../../library/played-puzzles.js";
import { clearAll } from "../../platform/storage/records.js";
import type { SessionRecord } from "../../platform/storage/schema.js";
import { saveSessionRecord } from "../../platform/storage/sessions.js";
import type { OpenGame } from "../../play/game-ui.js";
import { RecordCard } from "../../play/record-card.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";

let stroke: OpenGame;
let record: SessionRecord;

beforeEach(async () => {
  await clearAll();
  stroke = (await openGame("stroke"))!;
  const puzzle = parseOrThrow(stroke.game.codec.puzzle, "s3-0-8");
  record = {
    key: "stroke/s3-0-8",
    game: "stroke",
    href: "/stroke/play/s3-0-8?order=x",
    title: message("puzzle.size", { width: 3, height: 3 }),
    saved: saveSession(stroke.game, openSession(stroke.game, puzzle)),
    elapsed: 0,
    hints: 0,
    progress: { value: 4, of: 9 },
    updated: 1,
  };
});

function shown(about: Partial<SessionRecord>, open = stroke) {
  return show(() => <RecordCard open={open} record={{ ...record, ...about }} />);
}
const bar = (page: ReturnType<typeof shown>) =>
  page
    .all("span")
    .flatMap(({ props }) => (props.class === "card-progress" ? [Object(props.style)["--done"]] : []));

const score = { value: 7, of: 9, moves: 5, maxMoves: 5 };
test.each([
  [{}, /4 of 9/, ["44%"]],
  [{ progress: { value: 1, of: 8 } }, /1 of 8/, ["13%"]],
  [{ progress: { value: 0, of: 0 } }, /0/, []],
  [{ solvedIn: 61_500 }, /01:01/, []],
  [{ note: message("undo"), solvedIn: 5 }, /Undo/, []],
])("how far one has come: %j", (about, words, bars) => {
  const page = shown(about);
  expect(page.the("a").text).toMatch(words);
  expect(page.the("a").text).toContain("3×3");
  expect(page.the("a").props.href).toBe("/stroke/play/s3-0-8?order=x");
  expect(bar(page)).toEqual(bars);
});

test("a game over at its last turn says what was reached with how many", async () => {
  const sono = (await openGame("sono"))!;
  const puzzle = parseOrThrow(sono.game.codec.puzzle, sono.game.rules[0]!.broken.puzzle);
  const saved = saveSession(sono.game, openSession(sono.game, puzzle));
  const page = shown({ game: "sono", saved, ended: { time: 1, score } }, sono);
  expect(page.the("a").text).toMatch(/7 of 9.*5/);
  expect(bar(page)).toEqual([]);
});

test("what can no longer be read has no card", () => {
  expect(shown({ saved: "{" }).all("a")).toEqual([]);
});

test("a game's library lists what was played of it, the newest first; not what was only looked at", async () => {
  for (const [name, updated] of [
    ["a", 1],
    ["b", 3],
    ["c", 2],
  ] as const)
    await saveSessionRecord({ ...record, key: `stroke/${name}`, href: `/${name}`, updated });
  await saveSessionRecord({ ...record, key: "sono/x", game: "sono", href: "/x", updated: 9 });
  await saveSessionRecord({ ...record, key: "stroke/d", href: "/d", updated: 8, isBegun: false });
  await saveSessionRecord({
    ...record,
    key: "stroke/e",
    href: "/e",
    updated: 7,
    isBegun: false,
    solvedIn: 1,
  });
  const page = show(() => <PlayedPuzzles open={stroke} />);
  await until(() => expect(page.all("a").map(({ props }) => props.href)).toEqual(["/e", "/b", "/c", "/a"]));
  await clearAll();
  const empty = show(() => <PlayedPuzzles open={stroke} />);
  expect(empty.all("p")).toHaveLength(1);
});
