import "../testing/in-browser.js";
import { expect, test, vi } from "vitest";
import { show } from "../testing/show.js";
import type { LibraryFilter } from "./filter-library.js";
import { Filters } from "./filters.js";

const all: LibraryFilter = {
  search: "",
  folder: undefined,
  solved: "all",
  order: "newest",
  level: undefined,
  technique: undefined,
} as LibraryFilter;

function shown(filter: Partial<LibraryFilter> = {}, measures = true) {
  const onChange = vi.fn<(filter: LibraryFilter) => void>();
  const page = show(() => (
    <Filters
      filter={{ ...all, ...filter }}
      onChange={onChange}
      folders={["", "Small"]}
      levels={measures ? [1, 2, 3] : undefined}
      techniques={measures ? [7, 9] : []}
      techniqueName={measures ? (technique) => `Technique ${technique}` : undefined}
    />
  ));
  const options = (label: RegExp) =>
    page
      .the("select", label)
      .all("option")
      .map(({ text }) => text);
  const chosen = (label: RegExp) =>
    page
      .the("select", label)
      .all("option")
      .filter(({ props }) => props.selected === true)
      .map(({ text }) => text);
  return { page, options, chosen, last: () => onChange.mock.lastCall![0] };
}

test("each filter changes what it says, and nothing else", () => {
  const { page, last } = shown({ search: "tea" });
  const choose = (label: RegExp, value: string) => {
    page.the("select", label).enter(value);
    return last();
  };
  const before = { ...all, search: "tea" };
  expect(choose(/^Folder/, "Small")).toEqual({ ...before, folder: "Small" });
  // The boards that are in no folder are not all boards.
  expect(choose(/^Folder/, "")).toEqual({ ...before, folder: "" });
  expect(choose(/^Show/, "unsolved")).toEqual({ ...before, solved: "unsolved" });
  expect(choose(/^Order|^Sort/, "largest")).toEqual({ ...before, order: "largest" });
  expect(choose(/^Level/, "3")).toEqual({ ...before, level: 3 });
  expect(choose(/technique$/, "9")).toEqual({ ...before, technique: 9 });
  page.the("input").enter("pond");
  expect(last()).toEqual({ ...all, search: "pond" });
});

test("“all” takes a filter away", () => {
  const { page, last, chosen } = shown({ folder: "", level: 2, technique: 7 });
  expect([chosen(/^Level/), chosen(/technique$/)]).toEqual([["2"], ["Technique 7"]]);
  page.the("select", /^Folder/).enter("*");
  expect(last().folder).toBeUndefined();
  page.the("select", /^Level/).enter("0");
  expect(last().level).toBeUndefined();
  page.the("select", /technique$/).enter("0");
  expect(last().technique).toBeUndefined();
});

test("only games that measure their boards are ordered and filtered by it", () => {
  expect(shown().options(/^Order|^Sort/)).toHaveLength(7);
  const plain = shown({}, false);
  expect(plain.options(/^Order|^Sort/)).toHaveLength(5);
  expect(plain.page.find("select", /^Level|technique$/)).toEqual([]);
});
