/** Studies: changes to the tree, and both notations that carry variations and comments. */
import { createRandom, type Random } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { rulesets, startPosition, type Turn } from "../board.js";
import { formatTurn } from "../notation.js";
import { gameCode, readGameCode, readStudyCode, studyCode } from "../record/game-code.js";
import { checkRecord, recordCodec, studyRecordCodec } from "../record/record.js";
import { legalTurns, outcome, type Puzzle } from "../rules.js";
import {
  addTurn,
  emptyStudy,
  mainPath,
  nodesAlong,
  promote,
  removeTurn,
  type Study,
  type StudyPath,
  setComment,
  statesAlong,
  studyOfTurns,
} from "./study.js";

const remarks = ["", "", "good", "これは疑問手 (?)", "it's 50 % off. {really}; see below", "two\nlines"];

/** Turns played anywhere in the tree, some of them written about. */
function randomStudy(puzzle: Puzzle, random: Random, count: number): Study {
  let study = emptyStudy(puzzle);
  let path: StudyPath = [];
  for (let i = 0; i < count; i++) {
    const state = statesAlong(study, path).at(-1)!;
    if (outcome(state) || random.below(3) === 0) {
      path = path.slice(0, random.below(path.length + 1));
      continue;
    }
    ({ study, path } = addTurn(study, path, random.pick(legalTurns(puzzle.rules, state.position))));
    study = setComment(study, path, random.pick(remarks));
  }
  return setComment(study, [], random.pick(remarks));
}

/** Braces end a comment in a record, so they are written as parentheses; line breaks at its ends go. */
function withoutBraces(study: Study): Study {
  const text = JSON.stringify(study, (key, value) =>
    key === "comment" ? value.replaceAll("{", "(").replaceAll("}", ")") : value,
  );
  return JSON.parse(text);
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(rulesets)("%s rules", (rules) => {
  const puzzle: Puzzle = { rules, position: startPosition };
  const studies = ["a", "b", "c", "d"].map((seed) => randomStudy(puzzle, createRandom(`study/${seed}`), 30));

  it("a study comes back from its record", () => {
    for (const study of studies) {
      const record = { study, headers: [["Event", "test"]], result: "*" } as const;
      const read = studyRecordCodec.parse(studyRecordCodec.format(record));
      expect(read.ok && plain(read.value.study)).toEqual(withoutBraces(study));
    }
  });

  it("a record with variations is read as a game by its main line", () => {
    for (const study of studies) {
      const text = studyRecordCodec.format({ study, headers: [], result: "*" });
      const read = recordCodec.parse(text);
      if (!read.ok) throw new Error(read.error.reason.key);
      const line = nodesAlong(study, mainPath(study)).map(({ turn }) => formatTurn(turn, "/"));
      expect(read.value.turns.map((turn) => formatTurn(turn, "/"))).toEqual(line);
      expect(checkRecord(read.value).valid).toBe(true);
    }
  });

  it("a study comes back from its code, and a game's code reads its main line", () => {
    for (const study of studies) {
      const code = studyCode({ study, result: "*" });
      expect(readStudyCode(code)).toEqual({ ok: true, value: { study, result: "*" } });
      const turns = nodesAlong(study, mainPath(study)).map(({ turn }) => turn);
      expect(readGameCode(code)).toEqual({ ok: true, value: { puzzle, turns, result: "*" } });
      expect(studyCode({ study: studyOfTurns(puzzle, turns), result: "*" })).toBe(
        gameCode({ puzzle, turns, result: "*" }),
      );
    }
  });
});

describe("the tree", () => {
  const puzzle: Puzzle = { rules: "official", position: startPosition };
  const [one, two, three] = legalTurns("official", startPosition) as [Turn, Turn, Turn];
  const texts = ({ children }: Study) => children.map(({ turn }) => formatTurn(turn, "/"));

  it("keeps a known turn and adds another one as a variation", () => {
    const first = addTurn(emptyStudy(puzzle), [], one);
    const second = addTurn(first.study, [], two);
    const known = addTurn(second.study, [], one);
    expect([first.path, second.path, known.path]).toEqual([[0], [1], [0]]);
    expect(known.study).toBe(second.study);
    expect(addTurn(second.study, [], two).path).toEqual([1]);
    const [reply, other] = legalTurns("official", statesAlong(second.study, [1]).at(-1)!.position);
    const deeper = addTurn(addTurn(second.study, [1], reply!).study, [1], other!);
    expect(deeper.path).toEqual([1, 1]);
    expect(addTurn(deeper.study, [1], other!)).toEqual(deeper);
    // The other branch is as it was.
    expect(nodesAlong(deeper.study, [0]).at(-1)!.children).toEqual([]);
  });

  it("goes along a path as far as the tree does, and on along the main line from there", () => {
    const second = addTurn(addTurn(emptyStudy(puzzle), [], one).study, [], two);
    const [reply] = legalTurns("official", statesAlong(second.study, [1]).at(-1)!.position);
    const { study } = addTurn(second.study, [1], reply!);
    expect(mainPath(study)).toEqual([0]);
    expect(mainPath(study, [1])).toEqual([1, 0]);
    expect(nodesAlong(study, [1, 0, 0, 3]).map(({ turn }) => turn)).toEqual([two, reply]);
    expect(nodesAlong(study, [7])).toEqual([]);
    expect(statesAlong(study, [1, 0, 5])).toHaveLength(3);
    expect(mainPath(emptyStudy(puzzle))).toEqual([]);
  });

  it("writes about the first position, or about one turn alone", () => {
    const second = addTurn(addTurn(emptyStudy(puzzle), [], one).study, [], two);
    const noted = setComment(setComment(second.study, [], "the start"), [1], "second");
    expect(noted.comment).toBe("the start");
    expect(noted.children.map(({ comment }) => comment)).toEqual(["", "second"]);
  });

  it("makes a variation the main line, and removes one with all that follows", () => {
    let { study } = addTurn(emptyStudy(puzzle), [], one);
    ({ study } = addTurn(study, [], two));
    const { study: three3, path } = addTurn(study, [], three);
    const promoted = promote(three3, path);
    expect(promoted.path).toEqual([0]);
    expect(texts(promoted.study)).toEqual([three, one, two].map((turn) => formatTurn(turn, "/")));
    expect(texts(removeTurn(promoted.study, [1]))).toEqual([three, two].map((turn) => formatTurn(turn, "/")));
  });

  it("promotes a turn inside a variation with what was written about it", () => {
    const main = addTurn(addTurn(emptyStudy(puzzle), [], one).study, [], two);
    const replies = legalTurns("official", statesAlong(main.study, main.path).at(-1)!.position);
    const first = addTurn(main.study, main.path, replies[0]!);
    const second = addTurn(first.study, main.path, replies[1]!);
    const noted = setComment(second.study, second.path, "the point");
    const promoted = promote(noted, second.path);
    expect(promoted.path).toEqual([0, 0]);
    expect(nodesAlong(promoted.study, [0, 0])).toMatchObject([
      { turn: two, comment: "" },
      { turn: replies[1]!, comment: "the point" },
    ]);
    expect(nodesAlong(promoted.study, [0, 1]).at(-1)!.turn).toEqual(replies[0]);
    // Without it the other reply is the main line again, and the rest stays.
    const removed = removeTurn(promoted.study, promoted.path);
    expect(nodesAlong(removed, mainPath(removed)).map(({ turn }) => turn)).toEqual([two, replies[0]]);
    expect(nodesAlong(removed, [1]).map(({ turn }) => turn)).toEqual([one]);
  });
});

it.each(["(0,0>1,0/0,0>1,0)", "1. 2,-2>-1,1/0,0>3,-1 )"])(
  "a parenthesis out of place is refused: %s",
  (text) => {
    expect(studyRecordCodec.parse(text).ok).toBe(false);
  },
);

it.each(["b-(3DG0)", "b-3DG0)", "b-3DG0(43B0", "b-3DG0'never closed"])(
  "a broken code is refused: %s",
  (code) => {
    expect(readStudyCode(code)).toMatchObject({ ok: false, error: { key: "code.cut" } });
  },
);
