import { expect, test } from "vitest";
import { readPuzzleLink } from "./puzzle-link.js";

test.each([
  ["https://masume.example/stroke/play/s5-0-o", "stroke", "s5-0-o", "/stroke/play/s5-0-o"],
  [" http://localhost:8080/embed/sono/a%2Bb/ \n", "sono", "a+b", "/sono/play/a%2Bb"],
  [
    "https://x.example/slither/play/5~5~abc?daily=small",
    "slither",
    "5~5~abc",
    "/slither/play/5~5~abc?daily=small",
  ],
  ["https://x.example/slither/play/%E0%A4%A", "slither", "%E0%A4%A", "/slither/play/%25E0%25A4%25A"],
])("%s is a link to a board", (text, game, code, path) => {
  expect(readPuzzleLink(text)).toEqual({ game, code, path });
});

test.each([
  "s5-0-o",
  "https://puzz.link/p?slither/5/5/abc",
  "S..\n..G",
  "/stroke/play/s5-0-o",
  "file:///a/play/b",
  "https://masume.example:port/stroke/play/s5-0-o",
])("%s is none", (text) => {
  expect(readPuzzleLink(text)).toBeUndefined();
});
