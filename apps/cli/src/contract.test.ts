/**
 * Every verb that the contract gives, on the template game, which has nothing but
 * the contract, and on all registered games: by the program itself, in this process.
 */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gameIds } from "@masume/games";
import { switches } from "@masume/games/template";
import { describe, expect, test } from "vitest";
import { type CliGames, registeredGames } from "./games/index.js";
import { runHere } from "./testing/run-here.js";
import { gameCommands } from "./verbs/game-commands.js";

const withTemplate: CliGames = {
  ids: [...new Set([...registeredGames.ids, switches.id])],
  game: async (id) => (id === switches.id ? switches : registeredGames.game(id)),
  commands: async (id) =>
    id === switches.id ? gameCommands({ game: switches }) : registeredGames.commands(id),
};

const folder = mkdtempSync(join(tmpdir(), "masume-contract-"));

interface Ran {
  readonly status: number;
  readonly text: string;
  readonly errors: string;
}

async function masume(...args: readonly string[]): Promise<Ran> {
  const { status, stdout, stderr } = await runHere(args, { games: withTemplate });
  return { status, text: stdout, errors: stderr };
}

async function json(...args: readonly string[]): Promise<ReturnType<typeof JSON.parse>> {
  const { status, text } = await masume(...args, "--json");
  return { exit: status, ...JSON.parse(text) };
}

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe("the template game", () => {
  const puzzle = file("puzzle.txt", "01010\n");
  const moves = (...list: readonly string[]): string => file("moves.json", JSON.stringify(list));

  test("new: the same seed and options give the same puzzle, which other verbs read", async () => {
    const made = await json("switches", "new", "--seed", "a", "--preset", "short");
    expect(made).toMatchObject({
      exit: 0,
      seed: "a",
      unique: true,
      puzzle: expect.stringMatching(/^[01]{5}$/),
    });
    expect(await json("switches", "new", "--seed", "a")).toEqual(made);
    const long = await json("switches", "new", "--params", '{"length":30}', "--count", "1");
    expect(long.puzzle).toHaveLength(30);
    expect(await json("switches", "solve", file("made.json", JSON.stringify(made)))).toMatchObject({
      exit: 0,
    });
    const bad = await masume("switches", "new", "--params", '{"length":0}');
    expect(bad).toMatchObject({
      status: 2,
      errors: expect.stringMatching(/^masume: --params:1:11 \(length\): /),
    });
  });

  test("new: many, no two alike, as JSON lines and as a booklet", async () => {
    const { status, text } = await masume(
      "switches",
      "new",
      "--count",
      "3",
      "--seed",
      "b",
      "--jobs",
      "1",
      "--json",
    );
    const lines = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(lines.map(({ seed }) => seed)).toEqual(["b/1", "b/2", "b/3"]);
    expect(new Set(lines.map((line) => line.puzzle)).size).toBe(3);
    const pdf = join(folder, "booklet.pdf");
    expect(await masume("switches", "new", "--seed", "b", "--pdf", pdf)).toMatchObject({
      status: 0,
      text: "",
    });
    expect(readFileSync(pdf, "latin1")).toMatch(/^%PDF-/);
  });

  test("solve: the moves, whether they are the only ones, and what a limit does", async () => {
    expect(await json("switches", "solve", puzzle)).toEqual({
      exit: 0,
      status: "solved",
      moves: ["0", "2", "4"],
      unique: true,
    });
    expect((await masume("switches", "solve", "01010")).text).toContain("This is the only solution.");
    const cut = await masume("switches", "solve", "01010", "--work", "1");
    expect(cut).toMatchObject({ status: 3, text: "Not decided within the limit.\n" });
  });

  test("solve: many in a file, each with its line; a bad one keeps its place", async () => {
    const many = file("many.txt", "# three\n01\n0x\n11\n");
    const { status, text, errors } = await masume("switches", "solve", many, "--jobs", "1");
    expect(
      text
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toMatchObject([{ moves: ["0"] }, { error: { line: 3, column: 2 } }, { moves: [] }]);
    expect(status).toBe(2);
    expect(errors).toMatch(/many\.txt:3:2: unexpected “x”\n$/);
  });

  test("solve: a place is counted from the file's first line, blank ones and comments included", async () => {
    const late = file("late.txt", "\n# a comment\n  \n0x1\n");
    expect((await masume("switches", "solve", late)).errors).toMatch(/late\.txt:4:2: unexpected “x”\n$/);
  });

  test("check: solved, not yet, and a move that is refused", async () => {
    const solved = file("solved.json", (await masume("switches", "solve", puzzle, "--json")).text);
    expect(await masume("switches", "check", puzzle, "--moves", solved)).toMatchObject({ status: 0 });
    expect(await json("switches", "check", puzzle, "--moves", moves("0", "2"))).toEqual({
      exit: 1,
      complete: false,
      violations: [{ code: "still-off", at: ["4"], text: "Every switch must be on." }],
    });
    expect(await json("switches", "check", puzzle, "--moves", moves("0", "1"))).toMatchObject({
      exit: 1,
      complete: false,
      move: 1,
      violations: [{ code: "already-on" }],
    });
    expect((await masume("switches", "check", puzzle)).errors).toBe(
      "masume: --moves <file> is missing; see --help\n",
    );
  });

  test("hint: the next step, or that nothing is left", async () => {
    expect(await json("switches", "hint", puzzle, "--moves", moves("0"))).toEqual({
      exit: 0,
      technique: "first-off",
      text: "Switch 3 is the first that is still off.",
      because: ["2"],
      moves: ["2"],
    });
    expect(await json("switches", "hint", "11")).toEqual({ exit: 0, complete: true });
    const bad = await masume("switches", "hint", puzzle, "--moves", moves("1"));
    expect(bad).toMatchObject({
      status: 2,
      errors: expect.stringContaining("(moves[0]): A switch that is on"),
    });
  });

  test("show, convert and rules", async () => {
    expect((await masume("switches", "show", puzzle, "--moves", moves("0"))).text).toContain("░");
    expect((await masume("switches", "convert", puzzle, "--to", "text")).text).toBe("01010\n");
    expect((await masume("switches", "convert", puzzle, "--to", "svg")).text).toMatch(/^<svg /);
    const png = join(folder, "puzzle.png");
    expect((await masume("switches", "convert", puzzle, "--to", "png", "-o", png)).status).toBe(0);
    expect(existsSync(png)).toBe(true);
    expect((await json("switches", "rules")).rules).toHaveLength(switches.rules.length);
  });

  test("help and completion know it", async () => {
    expect((await masume("help")).text).toContain("Switches: Turn them all on");
    const help = (await masume("switches", "--help")).text;
    for (const verb of ["new", "solve", "check", "hint", "show", "convert", "rules"]) {
      expect(help).toMatch(new RegExp(`^  ${verb} `, "m"));
      expect((await masume("switches", verb, "--help")).text).toContain(`masume switches ${verb}`);
    }
    for (const shell of ["bash", "zsh", "fish"]) {
      expect((await masume("completion", shell)).text).toContain("switches");
    }
  });
});

describe.each(gameIds)("%s", async (id) => {
  const game = await registeredGames.game(id);
  const engines = game.engines ?? {};
  const puzzle = file(`${id}.txt`, game.examples[0]!.puzzle);

  test("has every verb that its contract gives", async () => {
    const { verbs } = await registeredGames.commands(id);
    const given = [
      ...(engines.generate ? ["new"] : []),
      ...(engines.solve ? ["solve"] : []),
      ...(engines.explain ? ["hint"] : []),
      ...["check", "show", "convert", "rules"],
    ];
    expect(Object.keys(verbs)).toEqual(expect.arrayContaining(given));
  });

  test("shows, converts and explains its rules", async () => {
    expect((await masume(id, "show", puzzle)).text).not.toBe("");
    expect((await masume(id, "convert", puzzle, "--to", "svg")).text).toMatch(/^<svg /);
    const { goal, rules } = await json(id, "rules");
    expect(goal).toBe(game.messages.en.goal);
    expect(rules.map(({ code }: { code: string }) => code)).toEqual(game.rules.map((rule) => rule.id));
    expect(JSON.stringify(rules.map(({ text }: { text: string }) => text))).not.toContain("{");
    expect((await masume(id, "rules")).status).toBe(0);
  });
});

test.each(["stroke", "slither", "sono"])("%s solves what it makes", async (id) => {
  const made = await masume(id, "new", "--seed", "contract", ...(id === "sono" ? ["--size", "4"] : []));
  expect(made.status).toBe(0);
  expect((await masume(id, "solve", file(`${id}-made.txt`, made.text), "--jobs", "1")).status).toBe(0);
});
