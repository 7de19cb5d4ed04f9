import "../../testing/in-browser.js";
import {
  addTurn,
  legalTurns,
  readStudyCode,
  startPosition,
  studyOfTurns,
  studyRecordCodec,
} from "@masume/games/nonaga";
import { expect, test } from "vitest";
import { goTo, here } from "../../testing/router.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { ReadRecord } from "./read-record.js";

const puzzle = { rules: "basic", position: startPosition } as const;
const [first, other] = legalTurns(puzzle.rules, puzzle.position).filter(({ tile }) => tile !== undefined);
const game = studyOfTurns(puzzle, [first!]);
const annotated = addTurn(game, [], other!).study;
const record = (study: typeof game) => studyRecordCodec.format({ study, headers: [], result: "*" });

function opened(text: string) {
  goTo("/nonaga");
  const page = show(() => <ReadRecord />);
  page.the("textarea").enter(text);
  page.the("form").fire("submit");
  return page;
}

test("a game is shown as one, and a record with variations on the analysis board, with all of them", async () => {
  opened(record(game));
  await until(() => expect(here()).toMatch(/^\/nonaga\/game#/));
  opened(record(annotated));
  await until(() => expect(here()).toMatch(/^\/nonaga\/analysis#/));
  expect(readStudyCode(here().split("#")[1]!)).toMatchObject({ ok: true, value: { study: annotated } });
});

test("a variation that the rules refuse is not passed over", async () => {
  const impossible = { turn: { slide: first!.tile, tile: first!.slide }, comment: "", children: [] };
  const page = opened(record({ ...game, children: [...game.children, impossible] }));
  await until(() => expect(page.text).toContain("A variation in this record has an illegal turn."));
  expect(here()).toBe("/nonaga");
});
