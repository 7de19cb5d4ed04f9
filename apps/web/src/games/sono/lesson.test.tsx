import "../../testing/in-browser.js";
import { solverLessons, sono, turnLessons } from "@masume/games/sono";
import { expect, test, vi } from "vitest";
import { show } from "../../testing/show.js";
import Lesson from "./lesson.js";

vi.mock("./turn-animation.js", () => ({ TurnAnimation: () => undefined }));

const cases = [...turnLessons, ...solverLessons];

function shown(id: string) {
  const index = cases.findIndex((one) => one.id === id);
  const article = show(() => <Lesson />).all("article")[index]!;
  const pairs = () => Number(/(\d) of 8$/.exec(article.the("p", /of 8$/).text)?.[1]);
  return { article, one: cases[index]!, pairs };
}

test.each(cases.map(({ id }) => id))("the squares of “%s” are turned one after the other", (id) => {
  const { article, one, pairs } = shown(id);
  let state = sono.start(one.puzzle);
  expect(pairs()).toBe(state.pairs);
  for (const square of one.squares) {
    const next = sono.play(one.puzzle, state, square);
    if (!next.ok) throw new Error("it cannot be turned");
    state = next.value;
    article.button("Turn").press();
    expect(pairs()).toBe(state.pairs);
  }
});

test("several squares lead somewhere and then begin again; one square goes on turning", () => {
  const { article, one, pairs } = shown("ahead");
  const first = pairs();
  for (const _ of one.squares) article.button("Turn").press();
  expect(pairs()).toBe(8);
  article.button("Start over").press();
  expect([pairs(), article.buttons]).toEqual([first, ["Turn"]]);
  const single = shown("border");
  for (let turns = 0; turns < 4; turns++) single.article.button("Turn").press();
  expect(single.pairs()).toBe(sono.start(single.one.puzzle).pairs);
});
