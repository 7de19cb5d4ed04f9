import { createRoot, createSignal } from "solid-js";
import { expect, test } from "vitest";
import { createCalculation } from "./calculation.js";

interface Asked {
  readonly input: string;
  readonly signal: AbortSignal;
  show(found: string): void;
  resolve(found: string | undefined): void;
  reject(reason: Error): void;
}

/** A calculation whose answers the test gives. */
function calculated(first: string | undefined) {
  const asked: Asked[] = [];
  return createRoot((dispose) => {
    const [input, setInput] = createSignal(first);
    const calculation = createCalculation<string, string>(
      input,
      (text, signal, show) =>
        new Promise((resolve, reject) => {
          asked.push({ input: text, signal, show, resolve, reject });
        }),
    );
    return { ...calculation, asked, setInput, dispose };
  });
}

/** Lets settled promises call their handlers. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("what is found on the way is shown before the result", async () => {
  const { asked, result } = calculated("a");
  expect(asked.map(({ input }) => input)).toEqual(["a"]);
  asked[0]!.show("half of a");
  expect(result()).toBe("half of a");
  asked[0]!.resolve("all of a");
  await settled();
  expect(result()).toBe("all of a");
});

test("only the newest counts: the one before is cancelled, and its answer ignored", async () => {
  const { asked, result, setInput } = calculated("a");
  asked[0]!.show("half of a");
  setInput("b");
  expect(asked[0]!.signal.aborted).toBe(true);
  asked[0]!.show("more of a");
  asked[0]!.resolve("all of a");
  await settled();
  expect(result()).toBe("half of a");
  asked[1]!.resolve("all of b");
  await settled();
  expect(result()).toBe("all of b");
});

test("a result is current while its input is asked about; nothing found leaves the one before", async () => {
  const { asked, current, result, setInput } = calculated("a");
  asked[0]!.resolve("all of a");
  await settled();
  expect(current()).toBe("all of a");
  setInput("b");
  expect([current(), result()]).toEqual([undefined, "all of a"]);
  asked[1]!.resolve(undefined);
  await settled();
  expect([current(), result()]).toEqual([undefined, "all of a"]);
});

test("one that stops unexpectedly can be tried again", async () => {
  const { asked, result, isStopped, retry } = calculated("a");
  asked[0]!.reject(new Error("died"));
  await settled();
  expect([isStopped(), result()]).toEqual([true, undefined]);
  retry();
  expect([isStopped(), asked.length]).toEqual([false, 2]);
  asked[1]!.resolve("all of a");
  await settled();
  expect(result()).toBe("all of a");
});

test("without an input nothing is asked; whoever leaves cancels, and hears of no failure", async () => {
  const { asked, isStopped, setInput, dispose } = calculated(undefined);
  expect(asked).toEqual([]);
  setInput("a");
  dispose();
  expect(asked[0]!.signal.aborted).toBe(true);
  asked[0]!.reject(new Error("died"));
  await settled();
  expect(isStopped()).toBe(false);
});
