import "../testing/in-browser.js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearAll } from "../platform/storage/records.js";
import { setSetting, settings } from "../settings/settings.js";
import { documentRoot } from "../testing/in-browser.js";
import type { PageNode } from "../testing/page-tree.js";
import { goTo } from "../testing/router.js";
import { show } from "../testing/show.js";
import { Frame } from "./frame.js";

const { registerServiceWorker, problem } = vi.hoisted(() => ({
  registerServiceWorker: vi.fn<(onUpdate: (changeOver: () => void) => void) => void>(),
  problem: vi.fn(),
}));
vi.mock("./service-worker.js", () => ({ registerServiceWorker }));
vi.mock("../platform/storage/records.js", async (original) => ({
  ...(await original<object>()),
  storageProblem: problem,
}));

beforeEach(async () => {
  await clearAll();
  registerServiceWorker.mockReset();
  problem.mockReset();
  setSetting("language", "en");
});
afterEach(() => setSetting("language", "en"));

function shown(path: string): PageNode {
  goTo(path);
  return show(() => (
    <Frame params={{}} location={{} as never} data={undefined}>
      The page
    </Frame>
  ));
}

test.each([
  ["/", ""],
  ["/sono/play/x", "sono"],
  ["/embed/slither/x", "slither"],
])("%s has the colours of “%s”", (path, game) => {
  shown(path);
  expect(documentRoot.dataset.game).toBe(game);
});

test("a board in another site's frame has no masthead, but a way to itself", () => {
  const page = shown("/embed/slither/a%2Fb");
  expect(page.has("header")).toBe(false);
  expect(page.all("a").map(({ props }) => [props.href, props.target])).toEqual([
    ["/slither/play/a%2Fb", "_blank"],
  ]);
  const own = shown("/slither/play/x");
  expect([own.has("header"), own.has("footer")]).toEqual([true, false]);
});

test("the other language is one press away", () => {
  const page = shown("/");
  page.button("日本語").press();
  expect(settings().language).toBe("ja");
  page.button("English").press();
  expect(settings().language).toBe("en");
});

test("a new version waits for a press", () => {
  const page = shown("/");
  expect(page.has("button", "Update now")).toBe(false);
  const changeOver = vi.fn();
  registerServiceWorker.mock.calls[0]![0](changeOver);
  expect(changeOver).not.toHaveBeenCalled();
  page.button("Update now").press();
  expect(changeOver).toHaveBeenCalledOnce();
});

test.each([
  [{ kind: "full" }, "storage is full"],
  [{ kind: "refused", reason: "private window" }, "(private window)"],
])("%j is said, with the way to the data", (trouble, text) => {
  problem.mockReturnValue(trouble);
  const page = shown("/");
  expect(page.text).toContain(text);
  expect(page.all("a").some(({ props }) => props.href === "/settings#data")).toBe(true);
  problem.mockReturnValue(undefined);
  expect(
    shown("/")
      .all("a")
      .some(({ props }) => props.href === "/settings#data"),
  ).toBe(false);
});
