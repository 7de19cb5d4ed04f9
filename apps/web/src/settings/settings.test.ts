import { afterEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "../testing/browser.js";

afterEach(() => void vi.unstubAllGlobals());

test("automatic completion stays off where an earlier version stored it so", async () => {
  fakeBrowser();
  localStorage.setItem("masume.settings", '{"conclusions":false}');
  const { settings } = await import("./settings.js");
  expect(settings().autoComplete).toBe(false);
});
