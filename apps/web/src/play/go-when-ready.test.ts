import "../testing/in-browser.js";
import { createRoot } from "solid-js";
import { expect, test } from "vitest";
import { goTo, here } from "../testing/router.js";
import { useGoWhenReady } from "./go-when-ready.js";

test.each([
  ["goes there", false, "/there", "/there"],
  ["stays where there is no such place", false, undefined, "/slither"],
  ["leaves whoever has left where they are", true, "/there", "/slither"],
])("%s", async (_, hasLeft, path, then) => {
  goTo("/slither");
  await createRoot((leave) => {
    const going = useGoWhenReady()(Promise.resolve(path));
    if (hasLeft) leave();
    return going;
  });
  expect(here()).toBe(then);
});
