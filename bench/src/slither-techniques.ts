/**
 * `npx tsx --conditions=source bench/src/slither-techniques.ts` writes the pages
 * on the 32 techniques, in both languages, with a picture for each: the board of
 * its test, at the moment when the technique is used on it first.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  decisionMarks,
  exampleDrill,
  examplePuzzle,
  explainStep,
  type GradeStep,
  gateMarks,
  layout,
  type Puzzle,
  paint,
  paperTerms,
  reasonMarks,
  stepMessages,
  steps,
  type Technique,
  techniques,
} from "@masume/games/slither";
import {
  finish,
  formatMessage,
  kernelMessages,
  type Language,
  paperPalette,
  renderSvg,
} from "@masume/kernel";

const docs = new URL("../../docs/", import.meta.url);
const pictures = "pictures/slither-techniques";
const palette = paperPalette("#12606b");

interface Shown {
  readonly technique: Technique;
  readonly puzzle: Puzzle;
  readonly drawn: string;
  readonly step: GradeStep;
}

/** The technique's example where it is used first. */
function shown(technique: Technique): Shown {
  const puzzle = examplePuzzle(technique);
  const { drawn, step } = exampleDrill(technique, finish(steps(puzzle)).steps)!;
  return { technique, puzzle, drawn, step };
}

const pictureOf = ({ number, id }: Technique): string =>
  `${pictures}/${String(number).padStart(2, "0")}-${id}.svg`;

function drawPicture({ technique, puzzle, drawn, step }: Shown): string {
  const [paper, ...board] = paint(puzzle, { edges: drawn, locked: "" });
  const marks = [
    paper!,
    ...reasonMarks(puzzle, step),
    ...board,
    ...gateMarks(puzzle, step),
    ...decisionMarks(puzzle, step.decides),
  ];
  return renderSvg(marks, layout(puzzle).bounds, { palette, title: stepMessages.en[technique.id]! });
}

interface PageWords {
  readonly file: string;
  readonly other: string;
  readonly intro: string;
  readonly levels: readonly string[];
  readonly also: (name: string, term: string) => string;
}

const pages: Readonly<Record<Language, PageWords>> = {
  en: {
    file: "slither-techniques.md",
    other: "_[日本語](slither-techniques.ja.md)_",
    intro: `# Slither: the 32 techniques

The techniques by which Masume grades, explains and gives advice, numbered as in
Sato Kingo's paper, whose own term stands below each;
[slither-grading.md](slither-grading.md) says how they are applied and how well that
works. Each stands with the board of its test, at the moment when it is used there
first, and with what Masume says about that step.

In the pictures, what proves the step is yellow (grey: what a loop would leave
out), what follows is brown. A bar between two edges is a gate: exactly one of them
is a line. A double bar means both or neither, a bar with a bead at least one.`,
    levels: ["First clues and basic steps", "Level 1", "Level 2", "Level 3", "Level 4", "Level 5"],
    also: (name, term) => `In Japanese: ${name}. In the paper: ${term}.`,
  },
  ja: {
    file: "slither-techniques.ja.md",
    other: "_[English](slither-techniques.md)_",
    intro: `# スリザーリンクの32の手筋

マス目が難易度の判定、解説、ヒントに使う手筋です。番号は佐藤金吾の論文のもので、論文での
名称もそれぞれに添えました。手筋をどの順に使うか、その結果がどれほど確かかは
[slither-grading.md](slither-grading.md)(英語)にあります。それぞれ、テストに使う盤で
その手筋を最初に使うところを図にし、マス目の説明を添えました。

図では、根拠になるところが黄色(灰色は、ループが閉じると取り残されるところ)、決まるところが
茶色です。2つの辺を結ぶ棒は「ちょうど一方が線」、二重の棒は「両方とも線か両方とも×」、
玉の付いた棒は「少なくとも一方が線」を表します。`,
    levels: ["最初の手がかりと基本処理", "レベル1", "レベル2", "レベル3", "レベル4", "レベル5"],
    also: (name, term) => `英語名: ${name}。論文での名称: ${term}。`,
  },
};

function pageIn(language: Language, all: readonly Shown[]): string {
  const { intro, other, levels, also } = pages[language];
  const otherLanguage = language === "en" ? "ja" : "en";
  const sections = levels.map((heading, level) => {
    const entries = all
      .filter(({ technique }) => technique.level === level)
      .map(({ technique, puzzle, step }) => {
        const name = stepMessages[language][technique.id]!;
        const why = formatMessage(language, explainStep(puzzle, step), stepMessages, kernelMessages);
        return `### ${technique.number}. ${name}

![${name}](${pictureOf(technique)})

${why}

${also(stepMessages[otherLanguage][technique.id]!, paperTerms[technique.id]!)}`;
      });
    return [`## ${heading}`, ...entries].join("\n\n");
  });
  return `${[intro.replace("\n", `\n\n${other}\n`), ...sections].join("\n\n")}\n`;
}

const all = techniques.map(shown);
mkdirSync(new URL(pictures, docs), { recursive: true });
for (const one of all) writeFileSync(new URL(pictureOf(one.technique), docs), drawPicture(one));
for (const language of ["en", "ja"] as const) {
  writeFileSync(new URL(pages[language].file, docs), pageIn(language, all));
}
console.log(`${all.length} techniques → ${fileURLToPath(docs)}`);
