import "../testing/in-browser.js";
import { createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show } from "../testing/show.js";
import { Replay } from "./replay.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function shown({
  at = 0,
  length = 5,
  isRunning = false,
  onClose,
}: Partial<Parameters<typeof Replay>[0]> = {}) {
  const [now, setNow] = createSignal(at);
  const page = show(() => (
    <Replay length={length} at={now()} isRunning={isRunning} onMove={setNow} {...(onClose && { onClose })} />
  ));
  return { page, at: now };
}

test("a step forward and a step back, and no further than either end, where the button stays in reach", () => {
  const { page, at } = shown({ length: 2 });
  const [back, forward] = [page.button("Back one move"), page.button("Forward one move")];
  const ends = () => [back, forward].map(({ props }) => props["aria-disabled"] === "true");
  expect(ends()).toEqual([true, false]);
  back.press();
  expect(at()).toBe(0);
  forward.press();
  forward.press();
  forward.press();
  expect([at(), ...ends()]).toEqual([2, false, true]);
  back.press();
  expect([at(), ...ends()]).toEqual([1, false, false]);
});

test("it runs at twice the usual speed, until the end, and says what its button does", () => {
  const { page, at } = shown();
  page.button("Play").press();
  vi.advanceTimersByTime(179);
  expect(at()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(at()).toBe(1);
  expect(page.has("button", "Pause")).toBe(true);
  vi.advanceTimersByTime(4 * 180);
  expect(at()).toBe(5);
  vi.advanceTimersByTime(180);
  expect(page.has("button", "Play")).toBe(true);
});

test("from the end it runs from the beginning again", () => {
  const { page, at } = shown({ at: 5 });
  page.button("Play").press();
  expect(at()).toBe(0);
});

test("another speed holds at once; a step, the slider and its button pause it", () => {
  const { page, at } = shown({ length: 100, isRunning: true });
  page.the("select", "Speed").enter("8");
  vi.advanceTimersByTime(45);
  expect(at()).toBe(1);
  page.button("Forward one move").press();
  vi.advanceTimersByTime(1_000);
  expect(at()).toBe(2);
  page.button("Play").press();
  const slider = page.the("input");
  slider.fire("input", { currentTarget: { valueAsNumber: 50 } });
  vi.advanceTimersByTime(1_000);
  expect([at(), slider.props.max, slider.props.value]).toEqual([50, 100, 50]);
  expect([slider.name, slider.props["aria-valuetext"]]).toEqual(["Moves shown", "50 of 100"]);
  page.button("Play").press();
  page.button("Pause").press();
  vi.advanceTimersByTime(1_000);
  expect(at()).toBe(50);
});

test("a speed chosen while it rests does not set it going", () => {
  const { page, at } = shown();
  page.the("select", "Speed").enter("4");
  vi.advanceTimersByTime(1_000);
  expect(at()).toBe(0);
});

test("it can be closed where it lies over something else", () => {
  const onClose = vi.fn();
  shown({ onClose }).page.button("Close").press();
  expect(onClose).toHaveBeenCalledOnce();
  expect(shown().page.has("button", "Close")).toBe(false);
});
