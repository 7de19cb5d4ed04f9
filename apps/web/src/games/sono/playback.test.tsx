/** Answers to be watched: boards, turns and curves. */
import "../../testing/in-browser.js";
import { createSignal } from "solid-js";
import { expect, test } from "vitest";
import { downloads, pressKey, setPreference } from "../../testing/in-browser.js";
import { show } from "../../testing/show.js";
import { isAnswerText, namedAnswer } from "./answers.js";
import { Curve } from "./curve.js";
import { Playback } from "./playback.js";
import { puzzle, solution } from "./testing/open-sono.js";
import { TimeCurve } from "./time-curve.js";

// A board that changes slowly turns before the eyes, on a canvas, which is not here.
setPreference("(prefers-reduced-motion: reduce)", true);

const [first, second] = solution;
const short = namedAnswer(puzzle, "a", "short", solution);
const long = namedAnswer(puzzle, "b", "long", [first!, first!, first!, first!, ...solution]);

function played(at: number, ...answers: readonly (typeof short)[]) {
  const [shown, move] = createSignal(at);
  const page = show(() => <Playback puzzle={puzzle} answers={answers} at={shown()} onMove={move} />);
  return { page, at: shown };
}

test("each board stands at its own end when the other answer is longer", () => {
  const { page } = played(5, short, long);
  expect(page.all("figcaption").map(({ text }) => text)).toEqual([
    expect.stringContaining("short2 of 2 turns, 8 of 8 pairs"),
    expect.stringContaining("long5 of 6 turns"),
  ]);
});

test("the turn that led here is told with what it joined and cut; before the first there is none", () => {
  const start = played(0, short).page.the("figcaption").text;
  expect(start).not.toContain("Turn ");
  const joined = short.curve[2]! - short.curve[1]!;
  const [, made, cut] = /Turn 2: \(1, 1, 3\), (\d+) pairs? joined, (\d+) cut/.exec(
    played(2, short).page.the("figcaption").text,
  )!;
  expect(Number(made) - Number(cut)).toBe(joined);
});

test("arrows step, Home and End go to the ends, and neither goes beyond them", () => {
  const { at } = played(1, short);
  const key = (name: string) => {
    pressKey(name);
    return at();
  };
  expect([
    key("ArrowRight"),
    key("ArrowRight"),
    key("ArrowLeft"),
    key("Home"),
    key("ArrowLeft"),
    key("End"),
  ]).toEqual([2, 2, 1, 0, 0, 2]);
});

test("the list has every turn with the pairs after it, and leads there", () => {
  const { page, at } = played(1, short);
  page.the("details").fire("toggle", { currentTarget: { open: true } });
  const turns = page.the("ol").all("button");
  expect(turns.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^\(0, 0, 2\): \d pairs?$/),
    "(1, 1, 3): 8 pairs",
  ]);
  expect(turns.map(({ props }) => props["aria-current"])).toEqual(["step", undefined]);
  turns[1]!.press();
  expect(at()).toBe(2);
  expect(second).toEqual({ x: 1, y: 1, n: 3 });
});

test("a picture is named by the turn that it shows", () => {
  played(9, short).page.button("SVG").press();
  expect(downloads.at(-1)!.name).toBe("sono-2.svg");
});

test.each([
  ['{"ops":[]}', true],
  ['{ "ops" : [] }', true],
  ['{"problem":{}}', false],
])("%s is an answer: %s", (text, isAnswer) => {
  expect(isAnswerText(text)).toBe(isAnswer);
});

test("a press on the curve goes to the nearest turn, and not beyond the ends", () => {
  const [moves, setMoves] = createSignal<readonly number[]>([]);
  const page = show(() => (
    <Curve
      lines={[
        { name: "a", pairs: [0, 3, 8] },
        { name: "b", pairs: [0, 1, 2, 3, 8] },
      ]}
      highest={8}
      at={0}
      label="curve"
      onMove={(to) => setMoves([...moves(), to])}
    />
  ));
  // The drawing is 320 wide, with 34 before the first turn and 8 behind the last; here it is shown at twice that.
  const currentTarget = { getBoundingClientRect: () => ({ left: 100, width: 640 }) };
  const press = (share: number) =>
    page.the("svg", "curve").fire("pointerdown", { currentTarget, clientX: 100 + 2 * (34 + share * 278) });
  for (const share of [0, 0.12, 0.13, 0.5, 1, -1, 2]) press(share);
  expect(moves()).toEqual([0, 0, 1, 2, 4, 0, 4]);
  expect(page.the("figcaption").text).toBe("ab");
});

test("the curve goes from none at the bottom to all at the top", () => {
  const page = show(() => <Curve lines={[{ name: "a", pairs: [0, 4, 8] }]} highest={8} label="curve" />);
  const line = page.all("path").find(({ props }) => props.class === "curve-line")!;
  expect(line.props.d).toBe("M34.0 154.0L173.0 81.0L312.0 8.0");
  expect(page.has("figcaption")).toBe(false);
});

test("over time: pairs until all are made, then the turns of those answers alone", () => {
  const label = (history: readonly (readonly [number, number, number])[]) =>
    show(() => <TimeCurve history={history} elapsed={100} of={8} />).the("svg").name;
  expect(
    label([
      [1, 3, 2],
      [2, 7, 5],
    ]),
  ).toBe("Best over time: from 3 to 7 pairs");
  expect(
    label([
      [1, 3, 2],
      [2, 8, 9],
      [3, 8, 5],
    ]),
  ).toBe("Best over time: from 9 to 5 turns");
  expect(label([])).toBe("Best over time: from 0 to 0 pairs");
});

test("over time the best rises at each better answer, and stays until now", () => {
  const drawn = (history: readonly (readonly [number, number, number])[]) => {
    const page = show(() => <TimeCurve history={history} elapsed={100} of={8} />);
    return [page.the("path").props.d, ...page.all("text").map(({ text }) => text)];
  };
  // The drawing is 320 by 56, with 34 before the first moment, 8 behind the last, 6 above and below.
  expect(
    drawn([
      [0, 3, 2],
      [50, 7, 5],
    ]),
  ).toEqual(["M34 50H173V6H312", "7", "3"]);
  expect(drawn([[0, 3, 2]]).slice(1)).toEqual(["3", ""]);
});

test("the turn that is shown is marked on the curve, at its end where the other answer is longer", () => {
  const mark = (at: number) =>
    show(() => <Curve lines={[{ name: "a", pairs: [0, 4, 8] }]} highest={8} at={at} label="curve" />)
      .all("path")
      .find(({ props }) => props.class === "curve-at")?.props.d;
  expect([mark(0), mark(1), mark(2), mark(9)]).toEqual([undefined, "M173 8V154", "M312 8V154", "M312 8V154"]);
});
