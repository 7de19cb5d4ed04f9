/** What waits to be read: the limit of each, the limit of all, and that what was read is room again. */
import { expect, test } from "vitest";
import { Buffers } from "./buffers.js";

const limits = { perSocket: 640, total: 1_000 };

test("each may hold so much, to the byte", () => {
  const one = new Buffers(limits).open();
  expect([639, 640, 641, 0].map((bytes) => one.hold(bytes))).toEqual([true, true, false, true]);
});

test("while all together hold too much, each keeps but a sixty-fourth, and those who read are not touched", () => {
  const buffers = new Buffers(limits);
  const [slow, behind, quick] = [buffers.open(), buffers.open(), buffers.open()];
  expect([slow.hold(600), behind.hold(400)]).toEqual([true, true]);
  expect(behind.hold(401)).toBe(false);
  expect([quick.hold(10), quick.hold(11)]).toEqual([true, false]);
  // Gone or read, it makes room.
  slow.hold(0);
  expect([behind.hold(401), quick.hold(500)]).toEqual([true, true]);
});

test("what is held is counted once, however often it is noted", () => {
  const buffers = new Buffers(limits);
  const [one, other] = [buffers.open(), buffers.open()];
  for (let i = 0; i < 5; i++) expect(one.hold(300)).toBe(true);
  expect(other.hold(640)).toBe(true);
  one.hold(100);
  expect([other.hold(640), one.hold(360), one.hold(361)]).toEqual([true, true, false]);
});
