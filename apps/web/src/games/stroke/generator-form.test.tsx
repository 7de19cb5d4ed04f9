import "../../testing/in-browser.js";
import { stroke } from "@masume/games/stroke";
import { parseOrThrow } from "@masume/kernel";
import { beforeEach, expect, test, vi } from "vitest";
import { goTo, here } from "../../testing/router.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { GeneratorForm } from "./generator-form.js";

const generate = vi.hoisted(() => vi.fn());
vi.mock("../../platform/workers/engine-client.js", () => ({ generate }));

beforeEach(() => {
  goTo("/stroke");
  generate.mockReset();
  generate.mockResolvedValue({ ok: true, value: { puzzle: "S..\n...\n..G" } });
});

const ordered = () => parseOrThrow(stroke.codec.params!, generate.mock.lastCall![0].params);
const made = () => until(() => expect(generate).toHaveBeenCalled());

test.each([
  ["15", true],
  ["16", false],
])("%s cells a side: that there is one line only is proved up to 15", async (size, unique) => {
  const page = show(() => <GeneratorForm />);
  page.the("select", "Size").enter(size);
  page.the("select", "Measured difficulty").enter("hard");
  page.the("select", "Blocked cells").enter("point");
  const box = page.the("input", "Exactly one solution");
  expect([box.props.checked, box.props.disabled]).toEqual([unique, !unique]);
  page.the("form").fire("submit");
  await made();
  expect(ordered()).toMatchObject({ size: Number(size), difficulty: "hard", unique, symmetry: "point" });
});

test("a board with several lines can be ordered, and a wish for one is kept over a large size", async () => {
  const page = show(() => <GeneratorForm />);
  page.the("select", "Size").enter("20");
  page.the("select", "Size").enter("7");
  page.the("form").fire("submit");
  await made();
  expect(ordered()).toMatchObject({ size: 7, unique: true });
  page.the("input", "Exactly one solution").enter(false);
  page.the("form").fire("submit");
  expect(ordered()).toMatchObject({ size: 7, unique: false });
});

test("a preset is ordered at a press, and leads to the board with its order", async () => {
  const page = show(() => <GeneratorForm />);
  page.button(/^Hard/).press();
  await until(() => expect(here()).toMatch(/^\/stroke\/play\//));
  const { searchParams } = new URL(here(), "https://masume.example");
  expect(JSON.parse(searchParams.get("order")!)).toMatchObject({ preset: "hard" });
});
