import "../../testing/in-browser.js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DeviceRecords } from "../../daily/today.js";
import { show } from "../../testing/show.js";
import { Calendar } from "./calendar.js";

const none: DeviceRecords = { sessions: [], runs: [], solves: [] };

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 15, 12) }));
afterEach(() => void vi.useRealTimers());

const shown = (given: Partial<Parameters<typeof Calendar>[0]> = {}) =>
  show(() => <Calendar month="2026-11" chosen="2026-11-15" kept={none} daysOff={[]} {...given} />);

const turns = (month: string) =>
  shown({ month })
    .the("nav")
    .all("a")
    .map(({ props }) => props.href);

test("days up to today can be opened, later ones cannot", () => {
  const days = shown()
    .the("table")
    .all("a")
    .map(({ props }) => props.href);
  expect([days.length, days[0], days.at(-1)]).toEqual([15, "/daily?day=2026-11-01", "/daily?day=2026-11-15"]);
});

test("one turns back to the first month there was, and on to this one", () => {
  expect(turns("2026-11")).toEqual(["/daily?month=2026-10"]);
  expect(turns("2026-10")).toEqual(["/daily?month=2026-09", "/daily?month=2026-11"]);
  expect(turns("2026-01")).toEqual(["/daily?month=2026-02"]);
});

test("today and the chosen day are marked, each by itself", () => {
  const days = shown({ chosen: "2026-11-03" }).the("table").all("a");
  const marked = (holds: (props: Record<string, unknown>) => boolean) =>
    days.filter(({ props }) => holds(props)).map(({ props }) => props.href);
  expect(marked((props) => props["aria-current"] === "date")).toEqual(["/daily?day=2026-11-15"]);
  expect(marked(({ classList }) => Object(classList).chosen)).toEqual(["/daily?day=2026-11-03"]);
});

test("a day says how much of it is done, and whether it was a day off", () => {
  const key = "nonaga/problem/2026-11-02@1";
  const solves: DeviceRecords["solves"] = [{ key, game: "nonaga", day: "2026-11-02", time: 1, hints: 0 }];
  const page = shown({ kept: { ...none, solves }, daysOff: ["2026-11-03"] });
  const names = page.the("table").all("a").slice(0, 3);
  expect(names.map(({ name }) => name.slice(name.indexOf(":") + 2))).toEqual([
    "0 of 12 done",
    "1 of 12 done",
    "0 of 12 done, day off",
  ]);
});
