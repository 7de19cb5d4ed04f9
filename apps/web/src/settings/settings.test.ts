import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "../testing/browser.js";

beforeEach(() => {
  vi.resetModules();
  fakeBrowser();
});
afterEach(() => void vi.unstubAllGlobals());

const load = () => import("./settings.js");

test("what holds until somebody chooses", async () => {
  const { settings } = await load();
  expect(settings()).toEqual({
    language: "auto",
    theme: "system",
    contrast: "system",
    motion: "system",
    timer: true,
    warnings: false,
    dimmed: true,
    flagged: true,
    autoComplete: true,
    labels: false,
    sound: false,
    vibration: false,
    welcomed: false,
  });
});

test("every choice of every setting is in force at once, and still there on the next page", async () => {
  const { choices } = await load();
  for (const [name, values] of Object.entries(choices)) {
    for (const value of values) {
      vi.resetModules();
      const page = await load();
      page.setSetting(name as keyof typeof choices, value);
      expect(page.settings(), name).toHaveProperty(name, value);
      vi.resetModules();
      expect((await load()).settings(), name).toHaveProperty(name, value);
    }
  }
});

test("one choice leaves the others as they were", async () => {
  const { settings, setSetting } = await load();
  setSetting("theme", "dark");
  setSetting("sound", true);
  expect(settings()).toMatchObject({ theme: "dark", sound: true, timer: true });
});

test.each([
  ["masume.settings", "dark"],
  [null, "dark"],
  ["something.else", "system"],
])("another tab's change of %s: the theme is %s", async (key, theme) => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const { settings, followOtherTabs } = await load();
  followOtherTabs();
  localStorage.setItem("masume.settings", '{"theme":"dark"}');
  page.dispatchEvent(Object.assign(new Event("storage"), { key }));
  expect(settings().theme).toBe(theme);
});

test("automatic completion stays off where an earlier version stored it so", async () => {
  localStorage.setItem("masume.settings", '{"conclusions":false}');
  const { settings } = await load();
  expect(settings().autoComplete).toBe(false);
});

test.each([
  ["reduced", false, true],
  ["system", true, true],
  ["system", false, false],
] as const)("motion %s, the system's wish %s: reduced is %s", async (motion, isWished, isReduced) => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isWished && query === "(prefers-reduced-motion: reduce)",
  }));
  const { setSetting } = await load();
  const { motionIsReduced } = await import("./motion.js");
  setSetting("motion", motion);
  expect(motionIsReduced()).toBe(isReduced);
});
