import "../../testing/in-browser.js";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetPlayer, signIn } from "../../account/testing/players.js";
import { libraryOf, savePuzzle } from "../../platform/storage/library.js";
import { clearAll } from "../../platform/storage/records.js";
import { goTo } from "../../testing/router.js";
import { forgetServer, requests } from "../../testing/server.js";
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
  vi.spyOn(IDBObjectStore.prototype, "clear").mockImplementation(() => {
    throw new Error("the disk is locked");
  });
  const page = askedToDelete();
  await until(() => expect(page.text).toContain("the disk is locked"));
  vi.restoreAllMocks();
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
