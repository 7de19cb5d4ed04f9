import "../../testing/in-browser.js";
import { expect, test } from "vitest";
import { show } from "../../testing/show.js";
import { ClockFace } from "./clock-face.js";

const face = (left: number) => show(() => <ClockFace left={left} />).the("span");

test.each([
  [0, "00:00"],
  [1, "00:01"],
  [1_000, "00:01"],
  [1_001, "00:02"],
  [60_000, "01:00"],
  [60_001, "01:01"],
])("%i ms are shown as %s: a second until it is over", (left, text) => {
  expect(face(left).text).toBe(text);
});

test.each([
  [20_000, false],
  [19_999, true],
  [0, true],
])("%i ms are called short: %s", (left, short) => {
  expect(face(left).props.classList).toEqual({ short });
});
