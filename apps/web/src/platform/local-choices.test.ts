import { afterEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "../testing/browser.js";
import { type Choices, localChoices } from "./local-choices.js";

afterEach(() => void vi.unstubAllGlobals());

interface Look {
  readonly theme: "system" | "light" | "dark";
  readonly timer: boolean;
  readonly seconds: number;
}

const defaults: Look = { theme: "system", timer: true, seconds: 3 };
const choices: Choices<Look> = {
  theme: ["system", "light", "dark"],
  timer: [true, false],
  seconds: [3, 1, 10],
};
const look = localChoices("look", choices);

test("what was chosen is read back", () => {
  fakeBrowser();
  const chosen: Look = { theme: "dark", timer: false, seconds: 10 };
  look.save(chosen);
  expect(look.read()).toEqual(chosen);
});

test.each([null, "", "{", "[]", "null", "7", '{"theme":"pink","timer":"yes","seconds":2,"unknown":1}'])(
  "%s gives the defaults",
  (text) => {
    expect(look.parse(text)).toEqual(defaults);
  },
);

test("one unknown choice does not spoil the others", () => {
  expect(look.parse('{"theme":"pink","timer":false}')).toEqual({ ...defaults, timer: false });
});

test("a choice stored under its former name counts until it is saved under its own", () => {
  const renamed = localChoices<Look>("look", choices, { timer: "clock" });
  expect(renamed.parse('{"clock":false}')).toEqual({ ...defaults, timer: false });
  expect(renamed.parse('{"clock":false,"timer":true}')).toEqual(defaults);
  expect(renamed.parse('{"clock":"no"}')).toEqual(defaults);
});

test("without storage there are the defaults", () => {
  vi.stubGlobal("localStorage", undefined);
  look.save({ ...defaults, timer: false });
  expect(look.read()).toEqual(defaults);
});
