/** Sessions, on a counter: a move adds 1 to 9, and 10 is never exceeded. */
import { describe, expect, it } from "vitest";
import type { Codec } from "./codec.js";
import { message } from "./messages.js";
import { err, ok } from "./result.js";
import {
  addCheckpoint,
  beginningOf,
  dropCheckpoint,
  goTo,
  keepCheckpoint,
  loadSession,
  movesInForce,
  openCheckpoints,
  openSession,
  playMove,
  playTexts,
  replay,
  resetSession,
  type Session,
  saveSession,
  undo,
} from "./session.js";

const digits: Codec<number> = {
  parse: (text) =>
    /^\d$/.test(text)
      ? ok(Number(text))
      : err({ position: { line: 1, column: 1 }, reason: message("input.move", { text }) }),
  format: String,
};

const counter = {
  codec: { puzzle: digits, move: digits, params: digits },
  start: (puzzle: number) => puzzle,
  play: (_: number, state: number, move: number) =>
    state + move > 10 ? err({ code: "too-much", at: [] }) : ok(state + move),
};

function played(session: Session<number, number>, ...moves: number[]): Session<number, number> {
  return moves.reduce((reached, move, i) => {
    const next = playMove(counter, reached, move, i * 100);
    if (!next.ok) throw new Error(next.error.code);
    return next.value;
  }, session);
}

describe("session", () => {
  const session = played(openSession(counter, 1), 2, 3, 4);

  it("plays, and keeps the session when a move is refused", () => {
    expect(session.state).toBe(10);
    expect(playMove(counter, session, 1, 0)).toEqual(err({ code: "too-much", at: [] }));
    expect([...replay(counter, session)]).toEqual([1, 3, 6, 10]);
  });

  it("undoes, redoes and forgets the redone when something else is played", () => {
    const back = undo(counter, undo(counter, session));
    expect(back.state).toBe(3);
    expect([...replay(counter, back)]).toEqual([1, 3]);
    expect(goTo(counter, back, back.cursor + 1).state).toBe(6);
    const other = played(back, 7);
    expect(other.log.map((move) => move.text)).toEqual(["2", "7"]);
    expect(goTo(counter, other, other.cursor + 1)).toBe(other);
    expect(undo(counter, openSession(counter, 1)).state).toBe(1);
    expect(goTo(counter, session, 99)).toBe(session);
  });

  it("drops a guess back to its checkpoint or keeps it", () => {
    const guess = played(addCheckpoint(played(openSession(counter, 1), 2), "guess"), 3, 4);
    const dropped = dropCheckpoint(counter, guess);
    expect([dropped.state, dropped.checkpoints]).toEqual([3, []]);
    const kept = keepCheckpoint(guess);
    expect([kept.state, kept.checkpoints]).toEqual([10, []]);
    expect(dropCheckpoint(counter, kept)).toBe(kept);
  });

  it("sets a checkpoint where the player is, also with moves ahead to be redone", () => {
    const guess = addCheckpoint(undo(counter, session), "guess");
    expect(guess.checkpoints).toEqual([{ at: 2, name: "guess" }]);
    expect(dropCheckpoint(counter, played(guess, 1)).state).toBe(6);
  });

  it("forgets checkpoints in a future that was undone and replaced", () => {
    const marked = addCheckpoint(session, "late");
    const replaced = played(goTo(counter, marked, 1), 1);
    expect(replaced.checkpoints).toEqual([]);
  });

  it("resets in one step that is undone in one, also after saving and after further moves", () => {
    const guessed = addCheckpoint(session, "guess");
    const reset = resetSession(counter, guessed, 900);
    expect([reset.state, movesInForce(reset), openCheckpoints(reset)]).toEqual([1, [], []]);
    const loaded = loadSession(counter, saveSession(counter, reset));
    expect(loaded).toEqual(ok(reset));
    const back = undo(counter, reset);
    expect([back.state, openCheckpoints(back)]).toEqual([10, guessed.checkpoints]);
    expect(goTo(counter, back, back.cursor + 1)).toEqual(reset);
    const further = played(reset, 5);
    expect(movesInForce(further).map(({ text }) => text)).toEqual(["5"]);
    expect([...replay(counter, further)]).toEqual([1, 3, 6, 10, 1, 6]);
    expect(undo(counter, undo(counter, further)).state).toBe(10);
    expect(beginningOf(further)).toBe(4);
  });

  it("a checkpoint right behind the last reset is open, and none before it", () => {
    const marked = (session: Session<number, number>, name: string) => addCheckpoint(session, name);
    const reset = (session: Session<number, number>) => resetSession(counter, session, 0);
    const open = (session: Session<number, number>) => openCheckpoints(session).map(({ name }) => name);
    const first = marked(openSession(counter, 1), "start");
    expect(open(first)).toEqual(["start"]);
    const before = marked(played(first, 2), "before");
    expect(open(before)).toEqual(["start", "before"]);
    const behind = marked(reset(before), "behind");
    expect(open(behind)).toEqual(["behind"]);
    const later = marked(played(behind, 3), "later");
    expect(open(later)).toEqual(["behind", "later"]);
    expect(open(reset(later))).toEqual([]);
  });

  it("begins with nothing played and nothing marked", () => {
    expect(openSession(counter, 3)).toEqual({ puzzle: 3, log: [], cursor: 0, checkpoints: [], state: 3 });
  });

  it("goes forward from where it is, without playing again what is in force", () => {
    const session = undo(counter, played(openSession(counter, 0), 1, 2, 3));
    let plays = 0;
    const counting = {
      ...counter,
      play: (puzzle: number, state: number, move: number) => {
        plays++;
        return counter.play(puzzle, state, move);
      },
    };
    expect(goTo(counting, session, 3).state).toBe(6);
    expect(plays).toBe(1);
  });

  it("says which move of a saved session is none, or not allowed", () => {
    const saved = (moves: readonly string[]) =>
      JSON.stringify({ puzzle: "5", moves, times: moves.map(() => 0), cursor: 0, checkpoints: [] });
    const reasonOf = (moves: readonly string[]) => {
      const loaded = loadSession(counter, saved(moves));
      return loaded.ok ? undefined : loaded.error.reason;
    };
    expect(reasonOf(["1", "x"])).toEqual(message("input.move", { text: "x" }));
    expect(reasonOf(["1", "9"])).toEqual(message("session.move", { number: 2, move: "9" }));
  });

  it("comes back with what was undone still undone", () => {
    const undone = undo(counter, undo(counter, session));
    const loaded = loadSession(counter, saveSession(counter, undone));
    expect(loaded).toEqual({ ok: true, value: undone });
    expect(loaded.ok && [loaded.value.cursor, loaded.value.state]).toEqual([1, 3]);
  });

  it("goes no further back than to the start, nor further on than its log", () => {
    expect(goTo(counter, session, -3)).toEqual(goTo(counter, session, 0));
    expect(goTo(counter, goTo(counter, session, 0), 99)).toEqual(session);
    const first = openSession(counter, 1);
    expect(undo(counter, first)).toBe(first);
  });

  it("plays texts from the start or from elsewhere, and names the first that it cannot", () => {
    expect(playTexts(counter, 1, ["2", "3"])).toEqual({ ok: true, value: 6 });
    expect(playTexts(counter, 1, ["2", "3"], 4)).toEqual({ ok: true, value: 9 });
    expect(playTexts(counter, 1, ["x"])).toEqual({ ok: false, error: { index: 0 } });
    expect(playTexts(counter, 1, ["2", "3", "9"])).toEqual({ ok: false, error: { index: 2 } });
  });

  it("throws where a log holds what was never accepted", () => {
    const session = played(openSession(counter, 0), 1);
    const forge = (text: string) => ({ ...session, log: [{ text, at: 0 }], cursor: 0 });
    for (const text of ["x", "11"]) expect(() => goTo(counter, forge(text), 1)).toThrow("never accepted");
  });

  it("saves with its times and comes back the same", () => {
    const saved = saveSession(counter, addCheckpoint(undo(counter, session), "here"));
    const loaded = loadSession(counter, saved);
    expect(loaded.ok && saveSession(counter, loaded.value)).toBe(saved);
    expect(loaded.ok && loaded.value.log.map((move) => move.at)).toEqual([0, 100, 200]);
  });

  it("comes back with all of its moves in force, and marked where it stands", () => {
    const saved = saveSession(counter, addCheckpoint(addCheckpoint(session, "one"), "two"));
    const loaded = loadSession(counter, saved);
    expect(loaded.ok && loaded.value).toMatchObject({
      cursor: session.log.length,
      state: session.state,
      checkpoints: ["one", "two"].map((name) => ({ at: session.log.length, name })),
    });
  });

  it.each([
    ["{", "input.end"],
    ['{"puzzle":"x"}', "input.move"],
    ['{"puzzle":"1","moves":["9","9"],"times":[0,0],"cursor":2,"checkpoints":[]}', "session.move"],
    ['{"puzzle":"1","moves":["9"],"times":[],"cursor":1,"checkpoints":[]}', "input.length"],
    ['{"puzzle":"1","moves":[],"times":[],"cursor":1,"checkpoints":[]}', "input.integer"],
    ['{"puzzle":"1","moves":[],"times":[],"cursor":-1,"checkpoints":[]}', "input.integer"],
    ['{"puzzle":"1","moves":["1"],"times":[-1],"cursor":1,"checkpoints":[]}', "input.integer"],
    ['{"puzzle":"1","moves":[],"times":[],"cursor":0,"checkpoints":[{"at":1,"name":"x"}]}', "input.integer"],
  ])("refuses the forged or broken save %s", (text, key) => {
    const loaded = loadSession(counter, text);
    expect(!loaded.ok && loaded.error.reason.key).toBe(key);
  });
});
