import { catalogueErrors, finish, formatMessage, kernelMessages, languages } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { steps } from "../grade/grade.js";
import type { GradeStep } from "../grade/step.js";
import { techniques } from "../grade/techniques/index.js";
import { stepMessages } from "./step-messages.js";
import { edgePhrase, explainStep, lookPhrases } from "./step-words.js";
import { paperTerms, techniqueIds, techniqueNames } from "./technique-names.js";

const words = (language: "ja" | "en", ...args: Parameters<typeof explainStep>) =>
  formatMessage(language, explainStep(...args), stepMessages, kernelMessages);

describe("the grader's messages", () => {
  it("are complete in both languages", () => {
    expect(catalogueErrors(stepMessages)).toEqual([]);
    for (const { id } of techniques) expect(stepMessages.ja[id], id).toBeDefined();
  });

  it("call each technique by a name of its own, and by the paper's", () => {
    expect(techniqueIds).toEqual(techniques.map(({ id }) => id));
    for (const names of [techniqueNames.en, techniqueNames.ja, paperTerms]) {
      expect(Object.keys(names)).toEqual(techniqueIds);
      expect(new Set(Object.values(names)).size).toBe(techniques.length);
    }
  });

  it("explain every step of every example, with nothing left to fill in", () => {
    for (const { example } of techniques) {
      const puzzle = { width: example[0]!.length, height: example.length, clues: example.join("") };
      const all = (taken: readonly GradeStep[]): GradeStep[] =>
        taken.flatMap((step) => [step, ...all(step.attempt?.steps ?? [])]);
      for (const step of all(finish(steps(puzzle)).steps)) {
        for (const language of languages) {
          const text = words(language, puzzle, step);
          expect(text).not.toMatch(/[{}]|\.why|undefined/);
          expect(text.length).toBeGreaterThan(10);
        }
      }
    }
  });

  it("name the cells they speak of", () => {
    const puzzle = { width: 2, height: 2, clues: "11.." };
    const [first] = finish(steps(puzzle)).steps;
    expect(words("en", puzzle, first!)).toContain("the 1 at r1c1 and the 1 at r1c2");
    expect(words("ja", puzzle, first!)).toContain("1行1列の1、1行2列の1");
  });

  it("speak of a point as a corner of the clue, or of the cell nearest to it", () => {
    const puzzle = { width: 2, height: 2, clues: "3..." };
    const step: GradeStep = {
      technique: 6,
      id: "clue-corner",
      level: 0,
      decides: [{ edge: "h:0,0", to: "on" }],
      because: ["c:0,0", "n:1,1"],
      variant: "closed-three",
    };
    expect(words("en", puzzle, step)).toContain(
      "Nothing comes in at the lower right corner of r1c1, so the two sides of the 3 at r1c1 there",
    );
    const degree: GradeStep = { ...step, id: "point-degree", because: ["n:2,1"], variant: "full" };
    expect(words("ja", puzzle, degree)).toContain("2行2列の左下の角");
  });

  const base: GradeStep = {
    technique: 1,
    id: "adjacent-threes",
    level: 1,
    decides: [{ edge: "h:0,0", to: "on" }],
    because: [],
  };

  it("tell where to look in up to three places: cells before points before edges, and nothing left out", () => {
    const puzzle = { width: 3, height: 2, clues: "......" };
    const look = (because: readonly string[], leavesOut: readonly string[] = []): readonly string[] =>
      lookPhrases(puzzle, { ...base, because, leavesOut }).map((phrase) =>
        formatMessage("en", phrase, stepMessages),
      );
    expect(look(["n:0,0", "c:0,0", "h:0,0", "c:1,1", "c:0,2", "c:1,2"])).toEqual(["r1c1", "r2c2", "r1c3"]);
    expect(look(["c:0,0", "n:0,0", "c:1,1"], ["c:0,0"])).toEqual(["r2c2"]);
    expect(look(["h:0,0", "n:1,1"])).toHaveLength(1);
    expect(look(["h:0,0", "n:1,1"])[0]).toContain("corner");
    expect(look(["h:0,0", "v:0,0"])).toEqual(["the upper edge of r1c1", "the left edge of r1c1"]);
  });

  it("tell threes side by side, in a row or a column, from threes corner to corner", () => {
    const puzzle = { width: 2, height: 2, clues: "3333" };
    const key = (...because: readonly string[]) => explainStep(puzzle, { ...base, because }).key;
    expect(key("c:0,0", "c:0,1")).toBe("adjacent-threes.why.side");
    expect(key("c:0,0", "c:1,0")).toBe("adjacent-threes.why.side");
    expect(key("c:0,0", "c:1,1")).toBe("adjacent-threes.why.corner");
  });

  it("speak, of a trial, of what suggested it and not of all that it rests on", () => {
    const puzzle = { width: 2, height: 2, clues: "3..2" };
    const attempt = { assumes: base.decides[0]!, suggestedBy: ["c:0,0"], steps: [] };
    const { params } = explainStep(puzzle, { ...base, id: "u-shape-trial", because: ["c:1,1"], attempt });
    expect(params?.cells).toEqual([{ key: "place.clue", params: { clue: 3, row: 1, column: 1 } }]);
  });

  it("say where an edge is", () => {
    const puzzle = { width: 2, height: 2, clues: "...." };
    const place = (edge: string) => formatMessage("en", edgePhrase(puzzle, edge), stepMessages);
    expect(place("h:0,1")).toBe("the upper edge of r1c2");
    expect(place("h:2,0")).toBe("the lower edge of r2c1");
    expect(place("v:1,0")).toBe("the left edge of r2c1");
    expect(place("v:0,2")).toBe("the right edge of r1c2");
    expect(place("h:1,0")).toBe("the edge between r1c1 and r2c1");
    expect(place("v:1,1")).toBe("the edge between r2c1 and r2c2");
  });
});
