import { stroke } from "@masume/games/stroke";
import { expect, test, vi } from "vitest";
import type { OpenGame } from "./game-ui.js";
import { nextOrdered, orderQuery } from "./next-puzzle.js";
import { puzzlePath } from "./puzzle-path.js";

const order = stroke.codec.params!.format(stroke.presets![0]!.params);
const [solved, other] = ["S.\nG.", "SG\n.."];

/** The way on from the first board, whose code is its text. */
function wayOn() {
  const code = stroke.codec.puzzle.format;
  const open = { game: stroke, ui: { share: { code } } } as unknown as OpenGame;
  const puzzle = stroke.codec.puzzle.parse(solved!);
  if (!puzzle.ok) throw new Error("no puzzle");
  const way = nextOrdered(open, new URLSearchParams(orderQuery(order)), puzzle.value);
  if (typeof way?.open !== "function") throw new Error("no way");
  const path = (text: string) => {
    const read = stroke.codec.puzzle.parse(text);
    return read.ok ? puzzlePath("stroke", code(read.value)) + orderQuery(order) : undefined;
  };
  return { open: way.open, path };
}

test("another one like this is the same order given anew; stopped, it leads nowhere", async () => {
  const { open, path } = wayOn();
  const make = vi.fn(async () => ({ puzzle: other! }));
  expect(await open(make)).toBe(path(other!));
  expect(make).toHaveBeenCalledExactlyOnceWith(order);
  expect(await open(async () => undefined)).toBeUndefined();
});

test("another one is not the one just solved, unless there is no other", async () => {
  const { open, path } = wayOn();
  const made = [solved!, solved!, other!];
  expect(await open(async () => ({ puzzle: made.shift()! }))).toBe(path(other!));
  const same = vi.fn(async () => ({ puzzle: solved! }));
  expect(await open(same)).toBe(path(solved!));
  expect(same).toHaveBeenCalledTimes(8);
});

test("an order that the game cannot read leads nowhere, and one that it can is as it was", () => {
  const open = { game: stroke, ui: { share: { code: () => "" } } } as unknown as OpenGame;
  for (const bad of ["", "nonsense", `${order}}`])
    expect(nextOrdered(open, new URLSearchParams(orderQuery(bad)), undefined), bad).toBeUndefined();
  expect(new URLSearchParams(orderQuery("a&b=c+d #%")).get("order")).toBe("a&b=c+d #%");
});
