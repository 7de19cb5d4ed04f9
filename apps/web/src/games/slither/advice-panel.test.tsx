/** The hint beside the board: a trial frame by frame, and what was made. */
import "../../testing/in-browser.js";
import { frameCount, type GradeStep, puzzleCodec, stages, steps } from "@masume/games/slither";
import { finish, parseOrThrow } from "@masume/kernel";
import { createSignal } from "solid-js";
import { beforeEach, expect, test, vi } from "vitest";
import { show } from "../../testing/show.js";
import { AdvicePanel } from "./advice-panel.js";
import { coaching, setCoaching } from "./coach.js";

vi.mock("./solver-client.js", () => ({ solverClient: { call: () => new Promise(() => {}) } }));

/** The first step of the last stage that has to be tried. */
const puzzle = parseOrThrow(puzzleCodec, stages.at(-1)!.code);
const trial = finish(steps(puzzle)).steps.find(({ attempt }) => attempt) as GradeStep;
const count = frameCount(trial.attempt!);

beforeEach(() => setCoaching({ easyBelow: 1, isOn: false }));

function panel(
  about: { readonly isExplained?: boolean; readonly made?: number; readonly none?: boolean } = {},
) {
  const [frame, setFrame] = createSignal<number>();
  const asked: string[] = [];
  const page = show(() => (
    <AdvicePanel
      puzzle={puzzle}
      found={about.none ? undefined : { kind: "step", step: trial }}
      isExplained={about.isExplained ?? false}
      isThinking={false}
      made={about.made ?? 0}
      frame={frame()}
      onFrame={setFrame}
      onNext={() => asked.push("next")}
      onApply={() => asked.push("apply")}
      onEasy={() => asked.push("easy")}
    />
  ));
  const text = () => page.all("p").find(({ props }) => props.class === "advice-text")!.text;
  return { page, frame, asked, text };
}

test("a trial is followed from its first frame to its last, and back to what came of it", () => {
  const { page, frame, text } = panel({ isExplained: true });
  const [back, forward] = page.the("fieldset").all("button");
  const at = () => page.all("span").find(({ props }) => props.class === "advice-count")!.text;
  const isOff = () => [back, forward].map((button) => String(button!.props["aria-disabled"]) === "true");
  const result = text();
  back!.press();
  expect([frame(), isOff()]).toEqual([undefined, [true, false]]);
  for (let i = 1; i <= count; i++) {
    forward!.press();
    expect([frame(), at()]).toEqual([i - 1, expect.stringMatching(new RegExp(`${i}\\D+${count}`))]);
    expect(text()).not.toBe(result);
  }
  expect(isOff()).toEqual([false, true]);
  forward!.press();
  expect(frame()).toBe(count - 1);
  for (let i = 0; i < count; i++) back!.press();
  expect([frame(), text()]).toEqual([undefined, result]);
});

test("what is to be tried is said to be, before it is explained, and is not to be followed yet", () => {
  const { page, text, asked } = panel();
  expect([page.has("fieldset"), text()]).toEqual([false, expect.stringMatching(/tr(y|ial)/i)]);
  page.button("Why?").press();
  page.button("Apply").press();
  page.button("Apply all easy steps").press();
  expect(asked).toEqual(["next", "apply", "easy"]);
});

test.each([
  [0, "Ask for a hint to see the next step."],
  [1, "Applied."],
  [2, /\b1\b/],
  [5, /\b4\b/],
])("after %i steps made at once the easy ones among them are told", (made, text) => {
  expect(panel({ none: true, made }).page.all("p")[0]!.text).toMatch(text);
});

test("which steps are easy, and who makes them, is chosen here", () => {
  const { page } = panel();
  page.the("select", /.*/).enter("4");
  expect(coaching()).toEqual({ easyBelow: 4, isOn: false });
  page.the("input").fire("change", { currentTarget: { checked: true } });
  expect(coaching()).toEqual({ easyBelow: 4, isOn: true });
});
