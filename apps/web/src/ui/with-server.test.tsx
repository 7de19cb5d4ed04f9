import "../testing/in-browser.js";
import { expect, test, vi } from "vitest";
import { setServer } from "../testing/server.js";
import { show } from "../testing/show.js";
import { WithServer } from "./with-server.js";

vi.mock("../platform/network/server.js", async () => (await import("../testing/server.js")).serverModule);

test.each([
  ["unknown", "Loading…"],
  ["none", "no online play"],
  ["unreachable", "nobody answers"],
  ["available", "the games"],
] as const)("%s: %s", (status, text) => {
  setServer(status);
  const page = show(() => (
    <WithServer none="no online play" unreachable="nobody answers">
      the games
    </WithServer>
  ));
  expect(page.text).toBe(text);
});
