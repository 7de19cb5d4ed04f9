/** Every example of docs/formats.md is read and written by the format it stands for; no format is without one. */
import { existsSync, readFileSync } from "node:fs";
import * as nonaga from "@masume/games/nonaga";
import * as slither from "@masume/games/slither";
import * as sono from "@masume/games/sono";
import * as stroke from "@masume/games/stroke";
import { type Codec, loadSession, parseOrThrow, readJson, saveSession } from "@masume/kernel";
import { expect, test } from "vitest";

const page = readFileSync(new URL("../../docs/formats.md", import.meta.url), "utf8");
const examples = [...page.matchAll(/^```(?:json|text) (.+)\n([\s\S]*?)\n```$/gm)].map(
  ([, name, text]) => [name!, text!] as const,
);

const rewritten =
  <T>({ parse }: Pick<Codec<T>, "parse">, format: (value: T) => string) =>
  (text: string): string => {
    const read = parse(text);
    if (!read.ok) throw new Error(read.error.reason.key);
    return format(read.value);
  };
const withCodec = <T>(codec: Codec<T>) => rewritten(codec, codec.format);

const slitherPuzzle = parseOrThrow(slither.puzzleCodec, "4~4~dgdh2c7b");
const slitherFormats = Object.fromEntries(
  slither.formats.map(({ id, write }) => [
    `slither ${id}`,
    rewritten({ parse: slither.readDocument }, (document) => {
      expect(document.puzzle).toEqual(slitherPuzzle);
      return write(document);
    }),
  ]),
);

/** Reads an example and writes it again. */
const formats: Readonly<Record<string, (text: string) => string>> = {
  "stroke json": withCodec(stroke.puzzleCodec),
  "stroke text": rewritten(stroke.puzzleCodec, stroke.formatRows),
  "stroke code": rewritten(stroke.puzzleCodec, stroke.formatCode),
  "stroke line": withCodec(stroke.lineCodec),
  "stroke move": withCodec(stroke.stroke.codec.move),
  ...slitherFormats,
  "slither drawing": (text) => {
    const drawn = slither.readDrawing(slitherPuzzle, text);
    if (!drawn.ok) throw new Error(drawn.error.reason.key);
    return JSON.stringify(slither.edgeRows(slitherPuzzle, drawn.value));
  },
  "slither move": withCodec(slither.slither.codec.move),
  "sono json": withCodec(sono.problemCodec),
  "sono answer": withCodec(sono.answerCodec),
  "sono code": withCodec(sono.puzzleCodec),
  "sono settings": (text) =>
    JSON.stringify({ sono: { max_steps: sono.readMaxSteps(readJson(text).field("sono")) } }),
  // The results' example, judged.
  "sono reply": () => {
    const { round, submission } = judged();
    const { pairs, steps, submissions } = submission;
    return JSON.stringify({ submissions, pairs, maxPairs: sono.maxPairs(round.puzzle.size), steps });
  },
  "sono round": (text) => {
    const { round } = judged();
    const status = sono.parseRoundStatus(text);
    if (!status.ok) throw new Error(status.error.reason.key);
    const { now, startsAt, endsAt, hasTokens } = status.value;
    expect(startsAt).toBe(round.startsAt);
    return JSON.stringify({ now, startsAt, endsAt, puzzle: round.code, hasTokens, ranking: round.ranking });
  },
  "sono results": (text) => {
    const [round, submission] = text.split("\n").map((line) => JSON.parse(line));
    const puzzle = parseOrThrow(sono.puzzleCodec, round.puzzle);
    parseOrThrow(sono.answerCodecFor(puzzle), JSON.stringify({ ops: submission.ops }));
    return text;
  },
  "sono move": withCodec(sono.moveCodec),
  "nonaga text": withCodec(nonaga.puzzleCodec),
  "nonaga move": withCodec(nonaga.moveCodec),
  "nonaga record": withCodec(nonaga.recordCodec),
  "nonaga study": withCodec(nonaga.studyRecordCodec),
  "nonaga study-code": (text) => {
    const study = nonaga.readStudyCode(text);
    if (!study.ok) throw new Error(study.error.key);
    return nonaga.studyCode(study.value);
  },
  "nonaga code": (text) => {
    const game = nonaga.readGameCode(text);
    if (!game.ok) throw new Error(game.error.key);
    return nonaga.gameCode(game.value);
  },
  "every session": (text) => {
    const session = loadSession(sono.sono, text);
    if (!session.ok) throw new Error(session.error.reason.key);
    return saveSession(sono.sono, session.value);
  },
};

/** The round in the example of the judge's results. */
function judged() {
  const [, text] = examples.find(([name]) => name === "sono results")!;
  const [first, { at, team, ops }] = text.split("\n").map((line) => JSON.parse(line));
  const puzzle = parseOrThrow(sono.puzzleCodec, first.puzzle);
  const round = new sono.Round(puzzle);
  const submission = round.submit(team, ops, at);
  const { startsAt, puzzle: code } = first;
  return { submission, round: { puzzle, code, startsAt, ranking: round.ranking() } };
}

/** Blanks before a line's end, line breaks of Windows and spaces in JSON are not shown. */
const shown = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .join("\n")
    .trimEnd()
    .replace(/^[{[][\s\S]*[}\]]$/, (json) => {
      try {
        return JSON.stringify(JSON.parse(json));
      } catch {
        return json; // several lines of it
      }
    });

test("every format has one example, and every example a format", () => {
  expect(examples.map(([name]) => name).sort()).toEqual(Object.keys(formats).sort());
});

test.each(examples)("%s is read, and written as it stands", (name, text) => {
  expect(shown(formats[name]!(text))).toBe(shown(text));
});

test("the link codes on pages are those of the examples", () => {
  const codes = examples.filter(([name]) => / code$/.test(name)).map(([, text]) => text);
  for (const code of codes)
    expect(page).toMatch(new RegExp(`\`/(stroke|sono|nonaga)/(play/|game#)${code}\``));
  expect(page).toContain(`/slither/play/${slither.linkCode(slitherPuzzle)}`);
});

const heading = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s/g, "-");

test("links between the documents lead somewhere", () => {
  const root = new URL("../../", import.meta.url);
  const documents = ["README.md", "README.ja.md", "CONTRIBUTING.md", "bench/README.md"].concat(
    [
      "formats",
      "stroke",
      "slither",
      "slither-grading",
      "sono-solver",
      "nonaga",
      "library",
      "architecture",
    ].map((name) => `docs/${name}.md`),
  );
  const dead = documents.flatMap((path) => {
    const from = new URL(path, root);
    const links = readFileSync(from, "utf8").matchAll(/\]\((?!https?:)([^)\s]*)\)/g);
    return [...links].flatMap(([, link]) => {
      const [file, anchor] = link!.split("#");
      const to = file === "" ? from : new URL(file!, from);
      if (!existsSync(to)) return [`${path}: ${link}`];
      if (anchor === undefined || !/\.md$/.test(to.pathname)) return [];
      const titles = [...readFileSync(to, "utf8").matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
        heading(title!),
      );
      return titles.includes(anchor) ? [] : [`${path}: ${link}`];
    });
  });
  expect(dead).toEqual([]);
});
