/** `nonaga play` as a person sees it: the whole conversation, and that each way out leaves the terminal as it was. */
import { expect, test } from "vitest";
import { command } from "./masume.js";
import { type InTerminal, inTerminal, type TerminalOptions } from "./pseudo-terminal.js";

const atOnce = { MASUME_PROGRESS_DELAY: "0" };
const play = (options: TerminalOptions = {}, ...more: readonly string[]): InTerminal =>
  inTerminal(["nonaga", "play", "--level", "novice", "--seed", "1", "--threads", "1", ...more], {
    ...options,
    env: { ...atOnce, ...options.env },
  });

/** Types each line when the prompt waits for it; a prompt is the open end of the screen. */
async function converse(game: InTerminal, lines: readonly string[]): Promise<void> {
  let asked = 0;
  for (const line of lines) {
    asked++;
    await game.until(new RegExp(`^(?:[^]*?\\([a-z](?:–[a-z])?\\) ?>){${asked}}$`));
    game.type(line);
  }
}

const opening = `You play Red against Novice. Type help for help.

  B o a    m11 … o11
 o o o o   l12 … o12
c o o o B  k13 … o13
 o o o o   k14 … n14
  B o b    k15 … m15
Which piece slides? (a–c) >`;

const first = `
  B o R    m11 … o11
 o o o o   l12 … o12
R o o o B  k13 … o13
 o o o o   k14 … n14
  B o R    k15 … m15
Stopped. The record so far:

[Rules "basic"]
[Blue "Masume (Novice)"]
[Result "*"]

*`;

test.each([80, 40])("from the start to quit, %i columns", async (columns) => {
  const game = play({ columns });
  await converse(game, ["help\r", "hint\r", "undo\r", "nonsense\r", "quit\r"]);
  const { text, status, isCursorVisible } = await game.ended;
  expect({ status, isCursorVisible }).toEqual({ status: 0, isCursorVisible: true });
  const board = opening.slice(opening.indexOf("\n\n") + 1);
  const advice = /^Best: (\S+ \S+) \((\S+)\)$/m.exec(text.replace(/\n(?=\S*\))/g, ""))!;
  const expected = `${opening} help
Answer with a letter on the board or the name of a cell (m13), or type a whole turn: o11>l14 m13>p12. Brackets show what moved last.
  hint   the best turn
  undo   take back your last turn
  again  start this turn over
  quit   stop and print the record
Which piece slides? (a–c) > hint
${advice[0]}
${board} undo
There is no turn to take back yet.
${board} nonsense
“nonsense” is none of the letters, cells or turns; help lists what can be typed.
Which piece slides? (a–c) > quit
${first}`;
  const withoutBlanks = (one: string): string => one.replace(/\s/g, "");
  expect(withoutBlanks(text)).toBe(withoutBlanks(expected));
  const rows = expected.split("\n").filter((row) => row.length <= columns);
  expect(text.split("\n")).toEqual(expect.arrayContaining(rows));
});

test("a turn by letters and names, the answer to it, and both taken back; in Japanese without colour", async () => {
  const game = play({ columns: 40, language: "ja", env: { NO_COLOR: "1" } });
  await converse(game, ["a\r", "l14\r", "a\r", "c\r", "undo\r", "o11>l14 k14>l11\r", "quit\r"]);
  const { text, status, hasColour } = await game.ended;
  expect({ status, hasColour }).toEqual({ status: 0, hasColour: false });
  expect(text).not.toMatch(/考えています/);
  expect(text).toContain("どのコマを滑らせますか (a–c)> a\n");
  expect(text).toContain("どこまで滑らせますか (a–c)> l14\n");
  expect(text).toContain("> undo\n一手戻しました。\n");
  const answers = [...text.matchAll(/^青の手：(\S+ \S+)$/gm)].map(([, turn]) => turn);
  expect(answers).toHaveLength(2);
  expect(answers[0]).toBe(answers[1]); // the same turn, by letters and by names
  expect(text.replaceAll("\n", "")).toMatch(/1\. 2,-2>-1,1\/-2,1>-1,-2 \S+ \*$/);
});

test("Ctrl-D is quit", async () => {
  const game = play();
  await converse(game, ["\u0004"]);
  const { text, status } = await game.ended;
  expect(text).toBe(`${opening}\n${first}`);
  expect(status).toBe(0);
});

/** The first position without its middle tile: no book knows it, and no win is near. */
const offBook =
  "-2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 0,-2 0,-1 3,-1 0,1 0,2 1,-2 1,-1 1,0 1,1 2,-2 2,-1 2,0 | 2,-2 0,2 -2,0 | 2,0 -2,2 0,-2 | red | -";
const thinking = [offBook, "--side", "blue", "--level", "full", "--time", "10m"];

/** A shell around it prints the state of the terminal afterwards. */
function andThenTheTerminal(...options: readonly string[]): InTerminal {
  const script = `"$@"; echo "status $?"; stty -a`;
  return inTerminal([process.execPath, command, "nonaga", "play", "--threads", "1", ...options], {
    program: ["sh", "-c", script, "sh"],
    env: atOnce,
  });
}

test.each([
  ["Ctrl-C at the prompt", [], /slides\? \(a–c\) >$/, "\u0003", 130],
  ["Ctrl-C while the engine thinks", thinking, /thinking \d/, "\u0003", 130],
  ["Ctrl-D while the engine thinks", thinking, /thinking \d/, "\u0004", 0],
  ["quit while the engine thinks", thinking, /thinking \d/, "quit\r", 0],
])("%s ends it at once and restores the terminal", async (_name, options, sight, keys, status) => {
  const game = andThenTheTerminal(...options);
  await game.until(sight);
  game.type(keys);
  const { text } = await game.ended;
  expect(text).toContain(`\nstatus ${status}\n`);
  expect(text).toMatch(/ icanon\b/);
  expect(text).toMatch(/ echo\b/);
  expect(text).not.toMatch(/thinking/);
});
