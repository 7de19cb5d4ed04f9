/** The line protocol, command by command, on one thread and by a clock of the test's own. */
import {
  afterTurn,
  formatPosition,
  formatTurn,
  legalTurns,
  levels,
  problems,
  startPosition,
  winnerOf,
  winningSlides,
} from "@masume/games/nonaga";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { translator } from "../../platform/translate.js";
import { EngineProtocol } from "./engine-protocol.js";
import { nonagaCommands } from "./index.js";

const hexagon = "-2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 0,-2 0,-1 0,0 0,1 0,2 1,-2 1,-1 1,0 1,1 2,-2 2,-1 2,0";
/** Red wins by sliding from 2,-2 to 1,-1. */
const almost = `${hexagon} | 2,-2 0,-1 0,0 | 2,0 -1,1 -2,2 | red | -`;

const t = translator("en", nonagaCommands.catalogues);
let said: string[];
let protocol: EngineProtocol;
let now: number;
/** Every look at the clock takes as long. */
const msPerLook = 20;

beforeEach(() => {
  said = [];
  now = 0;
  vi.spyOn(Date, "now").mockImplementation(() => {
    now += msPerLook;
    return now;
  });
  protocol = new EngineProtocol({ write: (line) => void said.push(line), t, threads: 1 });
});
afterEach(async () => {
  await protocol.handle("stop");
  await protocol.end();
  vi.restoreAllMocks();
});

/** What is said to these lines, and to the search they begin. */
async function talk(...lines: readonly string[]): Promise<readonly string[]> {
  said.length = 0;
  for (const line of lines) await protocol.handle(line);
  await protocol.end();
  return [...said];
}

interface Info {
  readonly depth: number;
  readonly score: string;
  readonly nodes: number;
  readonly time: number;
  readonly nps: number;
  readonly pv: readonly string[];
}

function infoOf(line: string): Info {
  const [, depth, score, nodes, time, nps, pv] =
    /^info depth (\d+) score ((?:cp|win|loss) -?\d+) nodes (\d+) time (\d+) nps (\d+) pv (\S.*)$/.exec(line)!;
  return {
    depth: Number(depth),
    score: score!,
    nodes: Number(nodes),
    time: Number(time),
    nps: Number(nps),
    pv: pv!.split(" "),
  };
}

const infosOf = (lines: readonly string[]): readonly Info[] => lines.slice(0, -1).map(infoOf);
const bestOf = (lines: readonly string[]): string => lines.at(-1)!.replace(/^bestmove /, "");

/** Turns of the first position that the basic rules allow and the official ones do not. */
const officialTurns = new Set(legalTurns("official", startPosition).map((turn) => formatTurn(turn, "/")));
const basicOnly = legalTurns("basic", startPosition)
  .map((turn) => formatTurn(turn, "/"))
  .find((turn) => !officialTurns.has(turn))!;

test("every option is offered with its limits and what it is at first", async () => {
  expect((await talk("uci")).filter((line) => line.startsWith("option"))).toEqual([
    "option name Rules type combo default basic var basic var official",
    `option name Level type combo default full ${levels.map(({ id }) => `var ${id}`).join(" ")}`,
    "option name Threads type spin default 1 min 1 max 256",
    "option name Seed type string default <empty>",
    "option name OwnBook type check default true",
  ]);
});

test("nothing is answered to what is merely noted", async () => {
  const lines = [
    "",
    "   ",
    "ucinewgame",
    "stop",
    "  setoption name Rules value official  ",
    "setoption name rules value source",
    "setoption name Level value 1",
    "setoption name Level value 7",
    "setoption name Level value expert",
    "setoption name Threads value 256",
    "setoption name Threads value 1",
    "setoption name OwnBook value false",
    "setoption name OwnBook value true",
    "setoption name Seed value any words at all",
    "position start",
    "position startpos moves",
    `position official ${almost}`,
  ];
  expect(await talk(...lines)).toEqual([]);
});

test.each([
  "setoption name Level value 0",
  "setoption name Level value 8",
  "setoption name Threads value 0",
  "setoption name Threads value 257",
  "setoption name Threads value two",
  "setoption name OwnBook value TRUE",
  "setoption name Rules value house",
  "setoption name Rules",
  "setoption Rules official",
  "setoption name Hash value 1",
  "position",
  "position start moves nonsense",
  "go movetime",
  "go movetime 0",
  "go movetime -5",
  "go nodes 0",
  "go nodes 1.5",
  "go depth 0",
  "go depth two",
  "go depth 2 nodes",
  "go infinite depth 2",
  "go sideways 3",
])("“%s” is answered by a line that says why", async (line) => {
  const answer = await talk(line);
  expect(answer).toEqual([expect.stringMatching(/^info string \S/)]);
});

test("of somebody else's words no more than forty letters are repeated", async () => {
  const [answer] = await talk("x".repeat(100));
  expect(answer).toBe(`info string unknown command “${"x".repeat(40)}”`);
});

test("what is refused changes nothing", async () => {
  const refused = [
    "position nowhere",
    `position start moves ${basicOnly} ${basicOnly}`,
    "position start moves x",
  ];
  const answer = await talk(`position ${almost}`, ...refused, "setoption name Level value 9", "go depth 1");
  expect(answer.slice(0, 4).every((line) => line.startsWith("info string "))).toBe(true);
  expect(infoOf(answer.at(-2)!).score).toBe("win 1");
});

test("an illegal turn is named with its reason", async () => {
  const [answer] = await talk("position start moves 2,-2>0,0/0,1>2,1");
  expect(answer).toMatch(/^info string 2,-2>0,0\/0,1>2,1: A piece slides /);
});

test("a position has the rules that its own text names, else those of the option", async () => {
  const refused = [expect.stringMatching(/^info string /)];
  const played = `moves ${basicOnly}`;
  expect(await talk(`position start ${played}`)).toEqual([]);
  expect(await talk(`position official start ${played}`)).toEqual(refused);
  // What one position names does not stay for the next.
  expect(await talk(`position start ${played}`)).toEqual([]);
  await talk("setoption name Rules value official");
  expect(await talk(`position start ${played}`)).toEqual(refused);
  expect(await talk(`position startpos ${played}`)).toEqual(refused);
  expect(await talk(`position basic start ${played}`)).toEqual([]);
});

test("the option's rules are those of the board that is there already", async () => {
  const nodesOf = async (...lines: readonly string[]): Promise<number> =>
    infosOf(await talk(...lines, "go depth 1")).at(-1)!.nodes;
  const [basic, official] = [await nodesOf("position basic start"), await nodesOf("position official start")];
  expect(basic).not.toBe(official);
  expect(await nodesOf("position start", "setoption name Rules value official")).toBe(official);
  expect(await nodesOf("setoption name Rules value basic")).toBe(basic);
});

test("turns are played from the position, one after the other", async () => {
  const [first] = legalTurns("basic", startPosition);
  const [second] = legalTurns("basic", afterTurn(startPosition, first!));
  const moves = [first!, second!].map((turn) => formatTurn(turn, "/")).join("  ");
  const after = afterTurn(afterTurn(startPosition, first!), second!);
  const byMoves = await talk(`position start moves ${moves}`, "go depth 1");
  const byPosition = await talk(`position ${formatPosition(after)}`, "go depth 1");
  expect(bestOf(byMoves)).toBe(bestOf(byPosition));
  const legal = legalTurns("basic", after).map((turn) => formatTurn(turn, "/"));
  expect(legal).toContain(bestOf(byMoves));
});

test("depth ends the search at that depth, and the best turn begins the last line", async () => {
  const answer = await talk("go depth 2");
  const infos = infosOf(answer);
  expect(
    infos
      .map(({ depth }) => depth)
      .filter((depth) => depth > 0)
      .at(-1),
  ).toBe(2);
  expect(Math.max(...infos.map(({ depth }) => depth))).toBe(2);
  expect(infos.at(-1)!.pv[0]).toBe(bestOf(answer));
  // The same is not said twice, but for the last word.
  const facts = infos.slice(0, -1).map(({ depth, score, pv }) => `${depth} ${score} ${pv[0]}`);
  for (let i = 1; i < facts.length; i++) expect(facts[i]).not.toBe(facts[i - 1]);
});

test("of two limits the first that is reached ends the search", async () => {
  const unlimited = infosOf(await talk("go depth 2")).at(-1)!.nodes;
  const few = infosOf(await talk("go depth 2 nodes 50")).at(-1)!.nodes;
  expect(few).toBeLessThan(unlimited);
  expect(infosOf(await talk("go nodes 10000000 depth 1")).at(-1)!.depth).toBe(1);
});

test("nodes per second are what nodes and time say", async () => {
  for (const { nodes, time, nps } of infosOf(await talk("go depth 2"))) {
    expect(nps).toBe(Math.round((nodes / Math.max(1, time)) * 1000));
  }
});

test("movetime ends the search when the time is up; without a limit that is a second", async () => {
  await talk("setoption name OwnBook value false");
  const timeOf = async (go: string): Promise<number> => infosOf(await talk(go)).at(-1)!.time;
  const [short, usual] = [await timeOf("go movetime 50"), await timeOf("go")];
  expect(short).toBeGreaterThanOrEqual(50);
  expect(short).toBeLessThan(50 + 10 * msPerLook);
  expect(usual).toBeGreaterThanOrEqual(1000);
  expect(usual).toBeLessThan(1000 + 10 * msPerLook);
});

test("a loss that has been seen is told in the winner's turns", async () => {
  const win = problems().find(({ kind, n }) => kind === "win" && n === 2)!;
  const { rules, position } = win.puzzle;
  const lost = legalTurns(rules, position)
    .map((turn) => afterTurn(position, turn))
    .find((turned) =>
      legalTurns(rules, turned).every((reply) => {
        const answered = afterTurn(turned, reply);
        return winnerOf(answered) === undefined && winningSlides(answered).length > 0;
      }),
    );
  const answer = await talk(`position ${rules} ${formatPosition(lost!)}`, "go depth 3");
  expect(infosOf(answer).at(-1)!.score).toBe("loss 1");
});

test("the book answers where a turn is to be played, at once and with depth 0", async () => {
  const isFromBook = async (...lines: readonly string[]): Promise<boolean> =>
    infosOf(await talk(...lines)).at(-1)!.depth === 0;
  expect(await isFromBook("go movetime 100")).toBe(true);
  expect(await isFromBook("go")).toBe(true);
  expect(await isFromBook("go movetime 100 depth 1")).toBe(false);
  expect(await isFromBook("go movetime 100 nodes 100")).toBe(false);
  expect(await isFromBook("setoption name OwnBook value false", "go movetime 20")).toBe(false);
});

test("a seed chooses the turns of a weak level; an empty one is the first", async () => {
  const turnFor = async (...lines: readonly string[]): Promise<string> => bestOf(await talk(...lines, "go"));
  const first = await turnFor("setoption name Level value beginner");
  const others = [];
  for (const seed of ["1", "2", "3", "4", "5", "6", "7", "8"])
    others.push(await turnFor(`setoption name Seed value ${seed}`));
  expect(new Set([first, ...others]).size).toBeGreaterThan(1);
  expect(await turnFor("setoption name Seed value 2")).toBe(others[1]);
  expect(await turnFor("setoption name Seed value <empty>")).toBe(first);
});

test("while it searches it is ready; stop ends the search, and nothing is left of it", async () => {
  await protocol.handle("go infinite");
  await protocol.handle("isready");
  expect(said.at(-1)).toBe("readyok");
  await protocol.handle("stop");
  expect(said.filter((line) => line.startsWith("bestmove "))).toHaveLength(1);
  expect(said.at(-1)).toMatch(/^bestmove /);
  // The next search is not stopped by the last one's end.
  expect(infosOf(await talk("go depth 2")).at(-1)!.depth).toBe(2);
});

test("a command waits for a search with a limit, and ends one without", async () => {
  const limited = await talk("go depth 2", `position ${almost}`, "hello");
  expect(limited.at(-2)).toMatch(/^bestmove /);
  expect(infoOf(limited.at(-3)!).depth).toBe(2);
  expect(limited.at(-1)).toMatch(/^info string /);
  const endless = await talk("position start", "go infinite", "hello");
  expect(endless.slice(-2)).toEqual([
    expect.stringMatching(/^bestmove /),
    expect.stringMatching(/^info string /),
  ]);
});

test("quit ends the conversation, everything else goes on", async () => {
  expect(await protocol.handle("uci")).toBe(true);
  expect(await protocol.handle("nonsense")).toBe(true);
  expect(await protocol.handle("")).toBe(true);
  expect(await protocol.handle("stop")).toBe(true);
  expect(await protocol.handle("quit")).toBe(false);
});
