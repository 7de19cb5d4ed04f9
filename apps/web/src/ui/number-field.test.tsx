import "../testing/in-browser.js";
import { createSignal } from "solid-js";
import { expect, test } from "vitest";
import { show } from "../testing/show.js";
import { NumberField } from "./number-field.js";

function field(isLive: boolean) {
  const [value, onValue] = createSignal(10);
  const page = show(() => (
    <NumberField label="Width" max={100} value={value()} isLive={isLive} onValue={onValue} />
  ));
  const type = (event: "input" | "change", typed: string) => {
    const input = { valueAsNumber: typed === "" ? Number.NaN : Number(typed), value: typed };
    page.the("input", "Width").fire(event, { currentTarget: input });
    return input.value;
  };
  return { value, type };
}

test.each([
  ["0", 1],
  ["1", 1],
  ["100", 100],
  ["101", 100],
  ["7.5", 8],
  ["-3", 1],
  ["", 10],
])("“%s”, once the field is left, is %i, and the field says so", (typed, size) => {
  for (const isLive of [false, true]) {
    const { value, type } = field(isLive);
    expect([type("change", typed), value()]).toEqual([String(size), size]);
  }
});

test.each([
  ["0", 10],
  ["1", 1],
  ["100", 100],
  ["101", 10],
  ["7.5", 10],
  ["", 10],
])(
  "“%s” while it is being typed leaves the field alone, and is %i where numbers are taken at once",
  (typed, size) => {
    const live = field(true);
    expect([live.type("input", typed), live.value()]).toEqual([typed, size]);
    const later = field(false);
    expect([later.type("input", typed), later.value()]).toEqual([typed, 10]);
  },
);
