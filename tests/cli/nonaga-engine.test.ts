/** Nonaga's thinking verbs: the best turn, matches, the line protocol, a game in the terminal. */
import { nonaga, outcome, startPosition } from "@masume/games/nonaga";
import { playTexts } from "@masume/kernel";
import { describe, expect, test } from "vitest";
import { expectCliError } from "./expect-cli-error.js";
import { masume } from "./masume.js";

const hexagon = "-2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 0,-2 0,-1 0,0 0,1 0,2 1,-2 1,-1 1,0 1,1 2,-2 2,-1 2,0";
/** Red wins by sliding from 2,-2 to 1,-1. */
const almost = `${hexagon} | 2,-2 0,-1 0,0 | 2,0 -1,1 -2,2 | red | -`;
const over = `${hexagon} | 1,-1 0,-1 0,0 | 2,0 -1,1 -2,2 | blue | -`;

describe("best", () => {
  test("a win at hand", async () => {
    const ran = await masume(["nonaga", "best", almost, "--json"]);
    expect(JSON.parse(ran.stdout)).toMatchObject({ winIn: 1, line: [expect.any(String)] });
    expect(JSON.parse(ran.stdout).turn).not.toContain(" ");
    expect(ran).toMatchObject({ status: 0, stderr: "" });
  });

  test("the same nodes, the same bytes", async () => {
    const args = ["nonaga", "best", "--rules", "official", "--nodes", "20000", "--json"];
    const [one, other] = await Promise.all([masume(args), masume(args)]);
    expect(one.stdout).toBe(other.stdout);
    const { score, depth, nodes, line } = JSON.parse(one.stdout);
    expect([score, depth, nodes].every(Number.isInteger)).toBe(true);
    expect(line.length).toBeGreaterThan(0);
  });

  test("levels by number and by name, in time, on two threads", async () => {
    const byName = await masume(["nonaga", "best", "--level", "beginner", "--seed", "7", "--json"]);
    const byNumber = await masume(["nonaga", "best", "--level", "2", "--seed", "7", "--json"]);
    expect(byNumber.stdout).toBe(byName.stdout);
    const full = await masume(["nonaga", "best", "--time", "100ms", "--threads", "2", "--json"]);
    expect(JSON.parse(full.stdout)).toMatchObject({ turn: expect.stringMatching(/>.* .*>/), winIn: null });
  });

  test("of a game that is over, none", async () => {
    const ran = await masume(["nonaga", "best", over, "--json"]);
    expect(JSON.parse(ran.stdout)).toMatchObject({ turn: null });
    expect(ran.status).toBe(1);
  });

  test("an unknown level is an error", async () => {
    expectCliError(await masume(["nonaga", "best", "--level", "hero"]), /--level: .*novice.*hero/);
  });
});

describe("match", () => {
  test("counts every game, and the seed repeats them", async () => {
    const args = ["nonaga", "match", "--red", "beginner", "--blue", "novice", "--games", "4", "--json"];
    const more = ["--swap", "--rules", "official", "--seed", "match", "--records"];
    const ran = await masume([...args, ...more]);
    const { red, blue, draws, games, records } = JSON.parse(ran.stdout);
    expect(games).toBe(4);
    // A win is the player's, whichever colour they had; every other game the colours are swapped.
    const winners = (records as string[][]).map((turns, i) => {
      const played = playTexts(nonaga, { rules: "official", position: startPosition }, turns);
      const side = played.ok ? outcome(played.value) : "illegal";
      return i % 2 === 0 ? side : side === "red" ? "blue" : side === "blue" ? "red" : side;
    });
    const count = (result: string) => winners.filter((winner) => winner === result).length;
    expect([red, blue, draws]).toEqual([count("red"), count("blue"), count("draw")]);
    expect(red + blue + draws).toBe(4);
    // Both games of a pair begin with the same opening, which is at least one turn long.
    for (const i of [0, 2]) expect(records[i + 1][0]).toBe(records[i][0]);
    expect((await masume([...args, ...more])).stdout).toBe(ran.stdout);
    const checked = await masume(["nonaga", "check", "--json"], {
      stdin: JSON.stringify({ rules: "official", moves: records[0] }),
    });
    expect(JSON.parse(checked.stdout)).toMatchObject({ valid: true, turns: records[0].length });
  });

  test("needs two levels", async () => {
    expectCliError(await masume(["nonaga", "match", "--red", "novice"]), /--blue/);
  });
});

describe("engine", () => {
  const talk = async (...lines: readonly string[]): Promise<string[]> => {
    const ran = await masume(["nonaga", "engine"], { stdin: `${lines.join("\n")}\n` });
    expect(ran).toMatchObject({ status: 0, stderr: "" });
    return ran.stdout.split("\n").slice(0, -1);
  };

  test("introduces itself and is ready", async () => {
    const said = await talk("uci", "isready");
    expect(said[0]).toMatch(/^id name /);
    for (const name of ["Rules", "Level", "Threads", "Seed", "OwnBook"]) {
      expect(said.some((line) => line.startsWith(`option name ${name} type `))).toBe(true);
    }
    expect(said.slice(-2)).toEqual(["uciok", "readyok"]);
  });

  test("plays after a list of turns, the same for the same nodes", async () => {
    const lines = [
      "setoption name Rules value official",
      "setoption name Threads value 1",
      "position start moves 2,-2>-1,1/1,-2>3,-1",
      "go nodes 10000",
    ];
    const [one, other] = await Promise.all([talk(...lines), talk(...lines)]);
    expect(one.at(-1)).toMatch(/^bestmove \S+\/\S+$/);
    expect(one.at(-1)).toBe(other.at(-1));
    expect(one[0]).toMatch(/^info depth 1 score cp -?\d+ nodes \d+ time \d+ nps \d+ pv \S+/);
  });

  test("announces wins, says when the game is over, keeps to depth and time", async () => {
    const won = await talk(`position ${almost}`, "go depth 2", `position ${over}`, "go movetime 50");
    expect(won.some((line) => /^info depth 1 score win 1 /.test(line))).toBe(true);
    expect(won.at(-1)).toBe("bestmove (none)");
    const shallow = await talk("setoption name Threads value 1", "go depth 2");
    expect(shallow.filter((line) => /^info depth [3-9]/.test(line))).toEqual([]);
    expect((await talk("go movetime 50")).at(-1)).toMatch(/^bestmove /);
  });

  test("opens by its book when it plays in time, and thinks when told to", async () => {
    const opened = await talk("go movetime 60000");
    expect(opened).toEqual([expect.stringMatching(/^info depth 0 /), expect.stringMatching(/^bestmove /)]);
    const thought = await talk("setoption name OwnBook value false", "go movetime 50");
    expect(thought[0]).toMatch(/^info depth 1 /);
  });

  test("stop ends a search without end, and so does the end of input", async () => {
    expect((await talk("go infinite", "stop", "isready")).slice(-2)).toEqual([
      expect.stringMatching(/^bestmove /),
      "readyok",
    ]);
    expect((await talk("go infinite")).at(-1)).toMatch(/^bestmove /);
  });

  test("answers nonsense and goes on", async () => {
    const said = await talk(
      "hello",
      "setoption name Hash value 3",
      "setoption name Level value hero",
      "setoption name OwnBook value maybe",
      "position start moves 2,-2>0,0/0,1>2,1",
      "position nowhere",
      "go sideways",
      "isready",
    );
    expect(said).toHaveLength(8);
    expect(said.slice(0, 7).every((line) => line.startsWith("info string "))).toBe(true);
    expect(said.at(-1)).toBe("readyok");
  });
});

describe("play", () => {
  test("a turn by letters, begun anew, taken back, another; the record alone on standard output", async () => {
    const stdin = "b\nagain\nconstructor\na\na\na\na\nundo\n2,-2>0,0\nb\na\na\nb\nquit\n";
    const ran = await masume(["nonaga", "play", "--level", "novice", "--rules", "official"], { stdin });
    expect(ran.status).toBe(0);
    expect(ran.stdout).toMatch(/^\[Rules "official"\]\n\[Blue "Masume \(Novice\)"\]\n/);
    expect(ran.stderr).toContain("Which piece slides?");
    expect(ran.stderr).toContain("“constructor” is none of the letters, cells or turns");
    // The other side's last turn is pointed at: its piece and its tile.
    expect(ran.stderr).toMatch(/\[B[\]|]/);
    const checked = await masume(["nonaga", "check", "--json"], { stdin: ran.stdout });
    expect(JSON.parse(checked.stdout)).toMatchObject({ valid: true, turns: 2 });
  });

  test("a won game ends by itself", async () => {
    const ran = await masume(["nonaga", "play", almost], { stdin: "2,-2>1,-1\n" });
    expect(ran.stderr).toMatch(/You have won \(Red\)\.\n\n$/);
    expect(ran.stdout).toMatch(/1\. 2,-2>1,-1 red\n$/);
  });
});
