import { Budget, catalogueErrors, finish, type Hex, hexDistance, parseOrThrow } from "@masume/kernel";
import { expect, test } from "vitest";
import type { Turn } from "../board.js";
import { puzzleCodec } from "../codec.js";
import { afterTurn, legalTurns, type Puzzle, start, winningSlides } from "../rules.js";
import { type Analysis, analyse } from "../search/analyse.js";
import { type Advice, adviceFor } from "./advice.js";
import { adviceMessages } from "./advice-messages.js";

const hexagon = "-2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 0,-2 0,-1 0,0 0,1 0,2 1,-2 1,-1 1,0 1,1 2,-2 2,-1 2,0";

function advised(text: string, change: (best: Analysis) => Analysis = (best) => best): Advice {
  const read = puzzleCodec.parse(text);
  if (!read.ok) throw new Error(read.error.reason.key);
  const puzzle: Puzzle = read.value;
  const state = start(puzzle);
  return adviceFor(puzzle, state, change(finish(analyse(puzzle, state, new Budget(20_000)))));
}

test("a win at hand is the first thing to say", () => {
  const advice = advised(`basic ${hexagon} | 2,-2 0,-1 0,0 | 2,0 -1,1 -2,2 | red | -`);
  expect(advice.why.key).toBe("why.win");
});

const threatened =
  "basic -2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 2,1 -2,-1 0,0 0,1 0,2 0,-1 1,-1 1,0 1,1 2,-2 2,-1 2,0 | 2,-2 0,2 -2,0 | 2,0 -1,2 0,1 | red | 2,1";

test("a threat is parried, and shown", () => {
  const advice = advised(threatened);
  expect(advice.nudge).toMatchObject({ key: "nudge.parry", params: { count: 1 } });
  expect(advice.parried).toEqual([{ from: [2, 0], to: [1, 1] }]);
});

test("to parry comes before to threaten, where a turn does both", () => {
  const sharp = `official ${hexagon} | 0,-1 -2,1 1,0 | 0,2 -2,2 -1,0 | red | -`;
  const { position } = parseOrThrow(puzzleCodec, sharp);
  const turn: Turn = { slide: { from: [-2, 1], to: [1, 1] }, tile: { from: [2, -1], to: [-2, -1] } };
  expect(winningSlides(position, "blue")).not.toEqual([]);
  expect(winningSlides(afterTurn(position, turn), "red")).not.toEqual([]);
  const advice = advised(sharp, (best) => ({ ...best, turn, winIn: undefined, lossIn: undefined }));
  expect(advice.why.key).toBe("why.parry");
});

const apart = ([a, b, c]: readonly Hex[]): number =>
  hexDistance(a!, b!) + hexDistance(b!, c!) + hexDistance(c!, a!);

const played = (turn: Turn) => (best: Analysis) => ({ ...best, turn, winIn: undefined, lossIn: undefined });

/** Blue threatens nothing; of red's pieces two are together. */
const open = `basic ${hexagon} | 0,0 1,0 -2,0 | 2,-2 0,2 -2,2 | red | -`;
const openPosition = parseOrThrow(puzzleCodec, open).position;
const threats = (turn: Turn): number => winningSlides(afterTurn(openPosition, turn), "red").length;

test("a quiet turn is said to bring the pieces nearer only if it does, and by how much", () => {
  const keys = new Set<string>();
  for (const text of [open, "basic start"]) {
    const { position } = parseOrThrow(puzzleCodec, text);
    const quiet = legalTurns("basic", position).filter(
      (turn) => turn.tile && winningSlides(afterTurn(position, turn), "red").length === 0,
    );
    const bySlide = new Map(quiet.map((turn) => [JSON.stringify(turn.slide), turn]));
    for (const turn of bySlide.values()) {
      const [before, now] = [apart(position.red), apart(afterTurn(position, turn).red)];
      const { why, nudge } = advised(text, played(turn));
      const expected = now < before ? "nearer" : "quiet";
      expect([why.key, nudge.key]).toEqual([`why.${expected}`, `nudge.${expected}`]);
      expect(why.params).toMatchObject({ you: { key: "side.red" }, they: { key: "side.blue" } });
      if (now < before) expect(why.params).toMatchObject({ before, now });
      keys.add(why.key);
    }
  }
  expect(keys.size).toBe(2);
});

test("a threat that is made is counted", () => {
  expect(winningSlides(openPosition, "blue")).toEqual([]);
  for (const count of [1, 2]) {
    const turn = legalTurns("basic", openPosition).find((one) => threats(one) === count)!;
    expect(advised(open, played(turn))).toMatchObject({
      why: { key: "why.threat", params: { count } },
      nudge: { key: "nudge.threat", params: { count } },
      parried: [],
    });
  }
});

test("whatever is found, there are words for it", () => {
  const found = [
    advised("basic start"),
    advised("official start"),
    advised("basic start", (best) => ({ ...best, winIn: 3 })),
    advised("basic start", (best) => ({ ...best, lossIn: 2 })),
  ];
  for (const { nudge, why } of found) {
    expect(Object.keys(adviceMessages.en)).toContain(nudge.key);
    expect(Object.keys(adviceMessages.en)).toContain(why.key);
  }
  expect(found[2]!.why).toMatchObject({ key: "why.forced", params: { count: 3 } });
  expect(found[3]!.why).toMatchObject({ key: "why.lost", params: { count: 2 } });
});

test("advice says the same in Japanese and English", () => {
  expect(catalogueErrors(adviceMessages)).toEqual([]);
});
