/** Who gets a thing that many want, and when. */
import { expect, test } from "vitest";
import { PriorityLock, type Urgency } from "./priority-lock.js";

/** In which order they get their turn, who all ask while somebody has it. */
async function orderOf(asking: readonly (readonly [name: string, urgency: Urgency])[]): Promise<string> {
  const lock = new PriorityLock();
  const endFirst = await lock.take("normal");
  let order = "";
  const done = asking.map(async ([name, urgency]) => {
    const end = await lock.take(urgency);
    order += name;
    end();
  });
  endFirst();
  await Promise.all(done);
  return order;
}

test("one after the other, in the order in which they asked", async () => {
  expect(await orderOf([..."abcd"].map((name) => [name, "normal"]))).toBe("abcd");
});

test("the urgent wait for one of the others at most, and the others for one of them", async () => {
  const others = [..."abc"].map((name) => [name, "normal"] as const);
  const urgent = [..."UVWXY"].map((name) => [name, "urgent"] as const);
  expect(await orderOf([...others, ...urgent])).toBe("UaVbWcXY");
});

test("nobody has it beside somebody else, and it is free again afterwards", async () => {
  const lock = new PriorityLock();
  const end = await lock.take("urgent");
  let isTaken = false;
  const second = lock.take("normal").then((release) => {
    isTaken = true;
    return release;
  });
  await Promise.resolve();
  expect(isTaken).toBe(false);
  end();
  (await second)();
  (await lock.take("urgent"))();
});
