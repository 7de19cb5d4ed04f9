import "../../testing/in-browser.js";
import { levels, stages } from "@masume/games/slither";
import { beforeEach, expect, test } from "vitest";
import { saveProgress } from "../../platform/storage/progress.js";
import { clearAll } from "../../platform/storage/records.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import { Courses } from "./courses.js";
import { stageList, stageName } from "./stage-list.js";

beforeEach(clearAll);

const solved = async (...some: readonly (typeof stages)[number][]) => {
  for (const { id } of some) await saveProgress("slither", id, { stars: 2, best: 1_000 });
};
const ofLevel = (level: number) => stages.filter((stage) => stage.level === level);

test("the way on is the first stage that is not solved, and its course is the one that is open", async () => {
  const first = ofLevel(levels[0]!);
  await solved(...first);
  const next = ofLevel(levels[1]!)[0]!;
  const page = show(() => <Courses />);
  await until(() => expect(page.all("a").at(-1)!.props.href).toBe(stageList.path(next)));
  expect(page.all("details").map(({ props }) => props.open)).toEqual(
    levels.map((level) => level === levels[1]),
  );
});

test("stars are counted for each course and for all of them", async () => {
  await solved(stages[0]!, ofLevel(levels[1]!)[0]!);
  const page = show(() => <Courses />);
  const counts = () =>
    [...page.all("p"), ...page.all("span")]
      .filter(({ props }) => props.class === "star-count")
      .map(({ text }) => text);
  const of = (level: number) => ofLevel(level).length * 3;
  await until(() => expect(counts()[0]).toBe(`4 of ${stages.length * 3} stars`));
  expect(counts().slice(1)).toEqual(levels.map((level, i) => `${i < 2 ? 2 : 0} of ${of(level)} stars`));
});

test("a course holds its own stages, each with its own stars, once it is opened", async () => {
  const [one, other] = ofLevel(levels[1]!);
  await solved(other!);
  const page = show(() => <Courses />);
  const course = page.all("details")[1]!;
  expect(course.all("a")).toEqual([]);
  course.fire("toggle", { currentTarget: { open: true } });
  const tile = (stage: typeof one) =>
    course.all("a").find(({ props }) => props.href === stageList.path(stage!))!;
  await until(() => expect(tile(other).props.classList).toEqual({ done: true }));
  expect(tile(one).props.classList).toEqual({ done: false });
  expect([one, other].map((stage) => tile(stage).text.startsWith(stageName(stage!)))).toEqual([true, true]);
  expect(course.all("li").length).toBe(ofLevel(levels[1]!).length);
});

test("with every stage solved there is no way on", async () => {
  await solved(...stages);
  const page = show(() => <Courses />);
  await until(() => expect(page.all("a")).toEqual([]));
});
