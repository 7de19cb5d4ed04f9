/**
 * The promises of the Game contract, checked on any game. Positions are reached
 * as people reach them: by random presses, drags and keys turned into moves by
 * `intend`, so the suite needs to know nothing about a game but its contract.
 */
import {
  type AnyGame,
  Budget,
  catalogueErrors,
  createRandom,
  type Engines,
  finish,
  formatMessage,
  goTo,
  type Input,
  kernelMessages,
  type Layout,
  languages,
  loadSession,
  type Message,
  openSession,
  playMove,
  type Random,
  replay,
  type Session,
  saveSession,
  type Task,
  undo,
} from "@masume/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectSolved, explainedToTheEnd } from "./follow.js";
import { frozen } from "./frozen.js";

type AnySession = Session<unknown, unknown>;

const keys = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "Enter", " ", "Backspace", "x", "1", "2"];

export async function conform(game: AnyGame): Promise<void> {
  const engines = await loadEngines(game);
  const { generate, solve, explain } = engines;
  const { messages, codec, presets = [] } = game;
  const puzzles = game.examples.map((example) => ({ id: example.id, puzzle: parsed(game, example.puzzle) }));
  const shown = (language: "ja" | "en", message: Message) =>
    formatMessage(language, message, messages, kernelMessages);
  const isKnown = (key: string) => key in messages.en || key in kernelMessages.en;

  function expectSayable(message: Message): void {
    expect(isKnown(message.key), `message key ${message.key}`).toBe(true);
    for (const language of languages) {
      const template = messages[language][message.key] ?? kernelMessages[language][message.key]!;
      const named = [...template.matchAll(/\{(\w+)/g)].map((match) => match[1]!);
      expect(Object.keys(message.params ?? {})).toEqual(expect.arrayContaining(named));
    }
  }

  describe("codecs", () => {
    it.each(puzzles)("puzzle $id has a whole number of columns and rows, if any", ({ puzzle }) => {
      for (const count of Object.values(game.size?.(puzzle) ?? {})) {
        expect(Number.isSafeInteger(count) && count > 0).toBe(true);
      }
    });

    it.each(puzzles)("puzzle $id comes back from its notation", ({ puzzle }) => {
      const text = game.codec.puzzle.format(puzzle);
      expect(parsed(game, text)).toEqual(puzzle);
      expect(game.codec.puzzle.format(parsed(game, text))).toBe(text);
    });

    it("garbage is refused with a place and a reason, never thrown", () => {
      const texts = game.examples.map((example) => example.puzzle);
      const garbage = fc.oneof(
        fc.string(),
        fc.string({ unit: "binary" }),
        fc.tuple(fc.constantFrom(...texts), fc.nat(200), fc.string({ maxLength: 3 })).map(spliced),
      );
      fc.assert(
        fc.property(garbage, (text) => {
          for (const { parse } of [codec.puzzle, codec.move, ...(codec.params ? [codec.params] : [])]) {
            const read = parse(text);
            if (read.ok) continue;
            expect(read.error.position.line).toBeGreaterThan(0);
            expect(read.error.position.column).toBeGreaterThan(0);
            expectSayable(read.error.reason);
          }
        }),
        { numRuns: 500 },
      );
    });

    it("no move is written like the reset in a log", () => {
      expect(codec.move.parse("reset").ok).toBe(false);
    });

    it("moves come back from their notation", () => {
      forEachWalk((session) => {
        for (const { text } of session.log) {
          const move = game.codec.move.parse(text);
          expect(move.ok && game.codec.move.format(move.value)).toBe(text);
        }
      });
    });
  });

  describe("play", () => {
    it("is pure: nothing given to the game is changed, and asking twice gives the same", () => {
      forEachWalk((session) => {
        const puzzle = frozen(session.puzzle);
        const state = frozen(session.state);
        const view = () => [
          game.status(puzzle, state),
          game.violations(puzzle, state),
          game.layout(puzzle, state),
          game.paint(puzzle, state),
        ];
        expect(view()).toEqual(view());
        const last = session.log.at(-1);
        if (!last) return;
        const move = frozen(game.codec.move.parse(last.text));
        if (move.ok)
          expect(game.play(puzzle, state, move.value)).toEqual(game.play(puzzle, state, move.value));
      });
    });

    it("undo restores the states before, redo the states after, and a saved session is the same session", () => {
      forEachWalk((session) => {
        const states = [...replay(game, session)];
        let back = session;
        for (let i = states.length - 1; i >= 0; i--) {
          expect(back.state).toEqual(states[i]);
          back = undo(game, back);
        }
        expect(back.state).toEqual(game.start(session.puzzle));
        expect(goTo(game, back, session.cursor)).toEqual(session);
        const loaded = loadSession(game, saveSession(game, session));
        expect(loaded.ok && loaded.value).toEqual(session);
      });
    });

    it("an open puzzle has violations and a solved one has none, each violation sayable and on the board", () => {
      forEachWalk((session) => {
        const { phase } = game.status(session.puzzle, session.state);
        const violations = game.violations(session.puzzle, session.state);
        if (phase === "solved") expect(violations).toEqual([]);
        // A game that nothing solves may be a contest, which breaks no rule by going on.
        if (phase === "open" && solve) expect(violations).not.toEqual([]);
        const targets = targetIds(game.layout(session.puzzle, session.state));
        for (const { code, at, params } of violations) {
          expectSayable(params ? { key: code, params } : { key: code });
          for (const target of at) expect(targets).toContain(target);
        }
      });
    });

    it("what completes a puzzle is a move that solves it, and nothing completes a solved one", () => {
      forEachWalk(({ puzzle, state }) => {
        const move = game.autoComplete?.(puzzle, state);
        if (move === undefined) return;
        expect(game.status(puzzle, state).phase).toBe("open");
        const played = game.play(puzzle, state, move);
        expect(played.ok && game.status(puzzle, played.value).phase).toBe("solved");
      });
    });
  });

  describe("scene", () => {
    it("the layout is sound in every state reached", () => {
      forEachWalk((session) => {
        for (const state of replay(game, session)) expectSound(game.layout(session.puzzle, state));
      });
    });

    it("marks have unique keys, and every target speaks both languages", () => {
      forEachWalk((session) => {
        const marks = game.paint(session.puzzle, session.state);
        expect(new Set(marks.map((mark) => mark.key)).size).toBe(marks.length);
        for (const id of targetIds(game.layout(session.puzzle, session.state))) {
          expectSayable(game.describe(session.puzzle, session.state, id));
        }
      });
    });
  });

  describe("rules", () => {
    it.each(game.rules)("the board for “$id” breaks exactly that rule", ({ id, broken }) => {
      let session: AnySession = openSession(game, parsed(game, broken.puzzle));
      for (const [i, text] of broken.moves.entries()) {
        const move = game.codec.move.parse(text);
        if (!move.ok) throw new Error(`${id}: ${text} is not a move`);
        const played = playMove(game, session, move.value, 0);
        if (!played.ok) {
          expect(i, "only the last move is refused").toBe(broken.moves.length - 1);
          expect(played.error.code).toBe(id);
          return;
        }
        session = played.value;
      }
      const codes = game.violations(session.puzzle, session.state).map((violation) => violation.code);
      expect([...new Set(codes)]).toEqual([id]);
    });
  });

  describe("messages", () => {
    it("say the same in Japanese and English", () => {
      expect(catalogueErrors(messages)).toEqual([]);
    });

    it("name the game, its rules, examples and presets", () => {
      const keys = [
        ...["name", "tagline", "goal"],
        ...game.rules.map(({ id }) => id),
        ...game.examples.map(({ id }) => `example.${id}`),
        ...presets.map(({ id }) => `preset.${id}`),
      ];
      for (const key of keys) expect(isKnown(key), key).toBe(true);
    });
  });

  if (generate) {
    describe("generate", () => {
      const generated = (params: unknown, seed: string) => {
        const made = finished(generate(params, createRandom(seed)));
        if (!made.ok) throw new Error(shown("en", made.error));
        return made.value;
      };

      it.each(presets)("preset $id: same seed, same bytes; another seed, another puzzle", ({ params }) => {
        const make = (seed: string) => {
          const made = generated(params, seed);
          return game.codec.puzzle.format(made.puzzle);
        };
        expect(make("one")).toBe(make("one"));
        const others = ["two", "three", "four", "five", "six", "seven"].map(make);
        expect(others.some((text) => text !== make("one"))).toBe(true);
      });

      it.each(presets)("preset $id: a generated puzzle is what it claims", ({ params }) => {
        for (const seed of ["a", "b", "c"]) {
          const made = generated(params, seed);
          expectSolved(game, made.puzzle, made.solution);
          if (!made.unique || !solve) continue;
          const solved = finish(solve(made.puzzle, new Budget()));
          expect(solved.verdict === "solved" && solved.unique).toBe(true);
        }
      });

      it.each(presets)("preset $id: parameters come back from their notation", ({ params }) => {
        const text = codec.params!.format(params);
        const read = codec.params!.parse(text);
        expect(read.ok && read.value).toEqual(params);
        expect(JSON.parse(text)).toBeTypeOf("object");
      });
    });
  }

  if (solve) {
    describe("solve", () => {
      it.each(puzzles)("finds an answer to $id, or says there is none", ({ puzzle }) => {
        const solved = finished(solve(puzzle, new Budget()));
        if (solved.verdict === "solved") expectSolved(game, puzzle, solved.moves);
        else expect(solved.verdict).toBe("unsolvable");
      });

      it("says unknown, not a wrong word, when the budget is nothing", () => {
        const solved = finish(solve(puzzles[0]!.puzzle, new Budget(0)));
        expect(["unknown", "solved"]).toContain(solved.verdict);
        if (solved.verdict === "solved") expectSolved(game, puzzles[0]!.puzzle, solved.moves);
      });
    });
  }

  if (explain) {
    it.each(puzzles)("explained steps lead from the start of $id to its solution", ({ puzzle }) => {
      for (const { state, step } of explainedToTheEnd(game, puzzle, (state) =>
        finished(explain(puzzle, state, new Budget())),
      )) {
        expectSayable(step.params ? { key: step.technique, params: step.params } : { key: step.technique });
        const targets = targetIds(game.layout(puzzle, state));
        for (const target of step.because) expect(targets).toContain(target);
      }
    });
  }

  /** The task's result; whatever it reports on the way can be shown. */
  function finished<T>(task: Task<T>): T {
    for (;;) {
      const step = task.next();
      if (step.done) return step.value;
      const { phase, params } = step.value;
      expectSayable(params ? { key: phase, params } : { key: phase });
    }
  }

  /** Calls the check on sessions reached by random input on every example. */
  function forEachWalk(check: (session: AnySession) => void): void {
    for (const { id, puzzle } of puzzles) {
      for (let walk = 0; walk < 6; walk++) {
        check(wander(game, puzzle, createRandom(`${game.id}/${id}/${walk}`), walk * 12));
      }
    }
  }
}

type AnyEngines = Partial<Engines<unknown, unknown, unknown, unknown>>;

async function loadEngines({ engines = {} }: AnyGame): Promise<AnyEngines> {
  const loaded = Object.entries(engines).map(async ([name, load]) => [name, await load()] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

function wander(game: AnyGame, puzzle: unknown, random: Random, inputs: number): AnySession {
  let session: AnySession = openSession(game, puzzle);
  let gesture: unknown;
  let cursor = game.layout(puzzle).targets[0]!.id;
  for (let i = 0; i < inputs; i++) {
    const input = randomInput(game.layout(puzzle, session.state), cursor, random);
    const intent = game.intend(puzzle, session.state, input, gesture);
    gesture = intent?.gesture;
    if (intent?.cursor !== undefined) cursor = intent.cursor;
    for (const move of intent?.moves ?? []) {
      const played = playMove(game, session, move, i * 10);
      if (played.ok) session = played.value;
    }
  }
  return session;
}

function randomInput(layout: Layout, cursor: string, random: Random): Input {
  const target = random.pick(layout.targets);
  if (random.below(3) === 0) return { type: "key", key: random.pick(keys), shift: false, target: cursor };
  const type = random.pick(["press", "drag", "drag", "release"] as const);
  const button = random.below(8) === 0 ? "secondary" : "primary";
  return { type, target: target.id, at: target.at, button, by: random.pick(["mouse", "touch", "pen"]) };
}

/** Every target has a place of its own within the bounds, and leads to targets only. */
function expectSound({ bounds, targets, rows }: Layout): void {
  const ids = new Set(targets.map((target) => target.id));
  expect(ids.size).toBe(targets.length);
  expect(rows.flat().sort()).toEqual([...ids].sort());
  for (const { at, to } of targets) {
    expect(at.x).toBeGreaterThanOrEqual(bounds.x);
    expect(at.x).toBeLessThanOrEqual(bounds.x + bounds.width);
    expect(at.y).toBeGreaterThanOrEqual(bounds.y);
    expect(at.y).toBeLessThanOrEqual(bounds.y + bounds.height);
    for (const id of Object.values(to)) expect(ids.has(id), `neighbour ${id}`).toBe(true);
  }
}

function targetIds(layout: Layout): readonly string[] {
  return layout.targets.map((target) => target.id);
}

function parsed(game: AnyGame, text: string): unknown {
  const read = game.codec.puzzle.parse(text);
  if (!read.ok) throw new Error(`${game.id}: example ${text} cannot be read: ${read.error.reason.key}`);
  return read.value;
}

function spliced([text, at, inserted]: [string, number, string]): string {
  return text.slice(0, at) + inserted + text.slice(at + 1);
}
