/** The ranking of a round against its definition, and its status as JSON. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Op, Puzzle } from "./board.js";
import { parseRoundStatus, Round } from "./contest.js";
import { verify } from "./rules.js";

const puzzle: Puzzle = {
  size: 4,
  entities: [
    [0, 1, 0, 1],
    [2, 3, 2, 3],
    [4, 4, 5, 5],
    [6, 6, 7, 7],
  ],
};
const op: fc.Arbitrary<Op> = fc.record({ x: fc.nat(2), y: fc.nat(2), n: fc.constant(2) });
const submissions = fc.array(
  fc.record({ team: fc.constantFrom("a", "b", "c"), ops: fc.option(fc.array(op, { maxLength: 3 })) }),
  { maxLength: 20 },
);

test("each team stands with the first of its best answers, and teams are sorted by them", () => {
  fc.assert(
    fc.property(submissions, (all) => {
      const round = new Round(puzzle);
      for (const [at, { team, ops }] of all.entries()) {
        if (ops) round.submit(team, ops, at);
        else round.refuse(team);
      }
      /** What counts, as a number: pairs before steps before time. */
      const worth = ({ pairs, steps, at }: { pairs: number; steps: number; at: number }) =>
        pairs * 1e6 - steps * 1e3 - at;
      const bests = ["a", "b", "c"].flatMap((team) => {
        const own = all.map((one, at) => ({ ...one, at })).filter((one) => one.team === team);
        const played = own.flatMap(({ ops, at }) => (ops ? [{ ops, at, ...verify(puzzle, ops) }] : []));
        const [best] = played.toSorted((a, b) => worth(b) - worth(a));
        return best ? [{ team, submissions: own.length, best }] : [];
      });
      bests.sort((a, b) => worth(b.best) - worth(a.best));
      expect(round.ranking()).toEqual(
        bests.map(({ team, submissions, best: { pairs, steps, at } }) => ({
          team,
          pairs,
          steps,
          submittedAt: at,
          submissions,
        })),
      );
      for (const { team, best } of bests) expect(round.answerOf(team)).toEqual(best.ops);
    }),
  );
});

test("each submission is told what it is worth itself, and how many there were", () => {
  const round = new Round(puzzle);
  const good: readonly Op[] = [{ x: 1, y: 0, n: 2 }];
  const { pairs } = verify(puzzle, good);
  const none = verify(puzzle, []);
  expect(round.refuse("a")).toBe(1);
  expect([round.has("a"), round.teamCount, round.ranking()]).toEqual([true, 1, []]);
  expect(round.submit("a", good, 1)).toEqual({ pairs, steps: 1, submissions: 2 });
  expect(round.submit("a", [], 2)).toEqual({ pairs: none.pairs, steps: 0, submissions: 3 });
  expect(none.pairs).not.toBe(pairs);
  expect(round.refuse("a")).toBe(4);
});

test("the status of a round is read as it was written", () => {
  const round = new Round(puzzle);
  round.submit("a", [{ x: 1, y: 0, n: 2 }], 7);
  const status = {
    now: 9,
    startsAt: 5,
    endsAt: 20,
    puzzle: "4.code",
    hasTokens: true,
    ranking: round.ranking(),
  };
  expect(parseRoundStatus(JSON.stringify(status))).toEqual({ ok: true, value: status });
  const early = { now: 3, startsAt: 5, hasTokens: false, ranking: [] };
  expect(parseRoundStatus(JSON.stringify(early))).toEqual({ ok: true, value: early });
  expect(parseRoundStatus('{"now":1}').ok).toBe(false);
  expect(parseRoundStatus("<!doctype html>").ok).toBe(false);
});
