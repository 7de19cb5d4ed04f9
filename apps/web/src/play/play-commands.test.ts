import "../testing/in-browser.js";
import { createRoot } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings/settings.js";
import type { Command } from "../ui/commands.js";
import type { Hint } from "./hint.js";
import { type PlayCommands, playCommands } from "./play-commands.js";
import { extend, openStroke, type StrokePlay, wholeLine } from "./testing/open-stroke.js";

let play: StrokePlay;
let leave: () => void;
let isThinking = false;
const [press, check, showKeys] = [vi.fn(), vi.fn(), vi.fn()];
const hint: Hint = {
  pressed: () => 0,
  label: () => "hint.why",
  thinking: () => isThinking,
  marks: () => [],
  press,
};

beforeEach(async () => {
  const open = await openStroke();
  createRoot((dispose) => {
    play = open();
    leave = dispose;
  });
});
afterEach(() => leave());

const all = (): PlayCommands => playCommands(play, { hint, check, hasLabels: true, showKeys });
const isEnabled = (command: Command | undefined) => command?.enabled?.() !== false;

test("each command has its own keys", () => {
  const commands: Record<string, Command> = { ...all() };
  const keys = Object.fromEntries(Object.entries(commands).map(([name, { keys }]) => [name, keys]));
  expect(keys).toEqual({
    undo: ["U", "Ctrl + Z"],
    redo: ["R", "Ctrl + Y", "Ctrl + Shift + Z"],
    reset: undefined,
    trial: ["T"],
    hint: ["H"],
    check: ["C"],
    labels: ["L"],
    keys: ["?"],
  });
  expect(Object.values(commands).map(({ label }) => label())).toEqual([
    "Undo",
    "Redo",
    "Reset",
    "Try",
    "Why?",
    "Check",
    "Coordinates",
    "Keys",
  ]);
});

test("only what can be taken back is, and only what was taken back can be done again", () => {
  const { undo, redo, reset } = all();
  const enabled = () => [undo, redo, reset].map(isEnabled);
  expect(enabled()).toEqual([false, false, false]);
  play.playMoves(extend([0, 1]));
  expect(enabled()).toEqual([true, false, true]);
  undo.run();
  expect(enabled()).toEqual([false, true, false]);
  redo.run();
  expect(enabled()).toEqual([true, false, true]);
  reset.run();
  expect([play.state().line.length, ...enabled()]).toEqual([1, true, false, false]);
});

test("a trial, a hint and a check are for an open board", () => {
  const commands = all();
  const enabled = () => [commands.trial, commands.hint, commands.check].map(isEnabled);
  expect(enabled()).toEqual([true, true, true]);
  isThinking = true;
  expect(enabled()).toEqual([true, false, true]);
  isThinking = false;
  play.setRanked(true);
  expect(enabled()).toEqual([true, false, false]);
  play.playMoves(wholeLine);
  expect([play.status().phase, ...enabled()]).toEqual(["solved", false, false, false]);
});

test("each does what it is called", () => {
  const { trial, hint, check: checks, keys, labels } = all();
  trial.run();
  expect(play.trials()).toBe(1);
  hint!.run();
  checks!.run();
  keys.run();
  expect([press, check, showKeys].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  labels!.run();
  expect(settings().labels).toBe(true);
  labels!.run();
  expect(settings().labels).toBe(false);
});

test("without help there are neither hints nor checks, and boards without rows have no numbers", () => {
  const { hint, check, labels } = playCommands(play, {
    hint: undefined,
    check: undefined,
    hasLabels: false,
    showKeys,
  });
  expect([hint, check, labels]).toEqual([undefined, undefined, undefined]);
});
