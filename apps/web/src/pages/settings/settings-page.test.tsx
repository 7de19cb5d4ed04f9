import "../../testing/in-browser.js";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetPlayer, signIn } from "../../account/testing/players.js";
import { libraryOf, savePuzzle } from "../../platform/storage/library.js";
import { clearAll } from "../../platform/storage/records.js";
import { setSetting, settings } from "../../settings/settings.js";
import { downloads } from "../../testing/in-browser.js";
import { goTo } from "../../testing/router.js";
import { forgetServer, requests, settled } from "../../testing/server.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";
import SettingsPage from "./settings-page.js";

vi.mock(
  "../../platform/network/server.js",
  async () => (await import("../../testing/server.js")).serverModule,
);

const replace = vi.fn();

beforeEach(async () => {
  await clearAll();
  forgetServer();
  await forgetPlayer();
  replace.mockReset();
  vi.stubGlobal("location", { origin: "https://masume.example", replace });
  goTo("/settings");
  await savePuzzle({ game: "stroke", code: "s3-0-8", name: "Mine", folder: "", saved: 1 });
});

function askedToDelete() {
  const page = show(() => <SettingsPage />);
  page.button("Delete everything").press();
  page.button("Delete").press();
  return page;
}

test("deleting everything begins anew, without waiting for the server", async () => {
  await signIn();
  localStorage.setItem("masume.slither.coach", "{}");
  askedToDelete();
  await until(() => expect(replace).toHaveBeenCalledWith("/settings?deleted=1"));
  expect(await libraryOf("stroke")).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(requests.at(-1)?.route).toBe("signOut");
  goTo("/settings?deleted=1");
  expect(show(() => <SettingsPage />).text).toContain("Everything has been deleted.");
});

test("what could not be deleted is said, and one stays who one is", async () => {
  await signIn();
  const clear = vi.spyOn(IDBObjectStore.prototype, "clear").mockImplementation(() => {
    throw new Error("the disk is locked");
  });
  const page = askedToDelete();
  await until(() => expect(page.text).toContain("the disk is locked"));
  clear.mockRestore();
  expect(replace).not.toHaveBeenCalled();
  expect(requests.map(({ route }) => route)).not.toContain("signOut");
  expect(await libraryOf("stroke")).toHaveLength(1);
});

test("a file that is no export is said to be none; what an export holds is counted", async () => {
  const page = show(() => <SettingsPage />);
  const choose = (text: string) =>
    page.the("input", "Import").fire("change", {
      currentTarget: { files: [new Blob([text])], value: "" },
    });
  choose("nonsense");
  await until(() => expect(page.text).toContain("not exported by Masume"));
  choose('{"masume":1,"library":[]}');
  await until(() => expect(page.text).toContain("0 records imported."));
});

test.each(["null", "3", '{"library":[]}'])("%s is no export either", async (text) => {
  const page = show(() => <SettingsPage />);
  const files = [new Blob([text])];
  page.the("input", "Import").fire("change", { currentTarget: { files, value: "" } });
  await until(() => expect(page.text).toContain("not exported by Masume"));
});

test("what was exported comes back on another device", async () => {
  const page = show(() => <SettingsPage />);
  page.button("Export").press();
  await until(() => expect(downloads.at(-1)?.name).toBe("masume.json"));
  const files = [new Blob([await downloads.at(-1)!.content])];
  await clearAll();
  page.the("input", "Import").fire("change", { currentTarget: { files, value: "" } });
  await until(() => expect(page.text).toContain("1 record imported."));
  expect(await libraryOf("stroke")).toMatchObject([{ code: "s3-0-8", name: "Mine" }]);
});

test("without a yes nothing is deleted", async () => {
  setSetting("sound", !settings().sound);
  const changed = settings();
  const page = show(() => <SettingsPage />);
  page.button("Delete everything").press();
  page.button("Keep").press();
  await settled();
  expect([(await libraryOf("stroke")).length, settings()]).toEqual([1, changed]);
  expect(replace).not.toHaveBeenCalled();
});

test("where the data is depends on whether one has a name", async () => {
  expect(show(() => <SettingsPage />).text).toContain("in this browser only");
  await signIn();
  expect(show(() => <SettingsPage />).text).toContain("on the server too");
});

test.each([
  [/^Show the clock/, "timer"],
  [/^Warn me/, "warnings"],
  [/^Dim finished/, "dimmed"],
  [/^Mark impossible/, "flagged"],
  [/^Complete automatically/, "autoComplete"],
  [/^Play a sound/, "sound"],
] as const)("%s is its own setting", (label, name) => {
  const page = show(() => <SettingsPage />);
  const before = settings();
  const box = page.the("input", label);
  expect(box.props.checked).toBe(before[name]);
  box.enter(!before[name]);
  expect(settings()).toEqual({ ...before, [name]: !before[name] });
});

test("only a device that can vibrate is asked whether it may", () => {
  expect(show(() => <SettingsPage />).has("input", /^Vibrate/)).toBe(false);
  vi.stubGlobal("navigator", { language: "en", vibrate: () => true });
  expect(show(() => <SettingsPage />).has("input", /^Vibrate/)).toBe(true);
  vi.stubGlobal("navigator", { language: "en" });
});
