import "../../testing/in-browser.js";
import {
  addTurn,
  legalTurns,
  type Puzzle,
  readStudyCode,
  setComment,
  startPosition,
  studyOfTurns,
  studyRecordCodec,
} from "@masume/games/nonaga";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { forgetPlayer, signIn } from "../../account/testing/players.js";
import { openGame } from "../../games/open-game.js";
import { readPuzzles } from "../../library/read-puzzles.js";
import { SavedPuzzles } from "../../library/saved-puzzles.js";
import { libraryOf, savePuzzle } from "../../platform/storage/library.js";
import { clearAll } from "../../platform/storage/records.js";
import type { LibraryRecord } from "../../platform/storage/schema.js";
import { saveSessionRecord } from "../../platform/storage/sessions.js";
import type { OpenGame } from "../../play/game-ui.js";
import { PublishPuzzle } from "../../publishing/publish-puzzle.js";
import { goTo, here } from "../../testing/router.js";
import { answers, forgetServer, refused, requests, setServer, settled } from "../../testing/server.js";
import { show } from "../../testing/show.js";
import { until } from "../../testing/until.js";

vi.mock(
  "../../platform/network/server.js",
  async () => (await import("../../testing/server.js")).serverModule,
);

let open: OpenGame;
/** Three boards of Stroke: s5, s3 and s4. */
const records: readonly Omit<LibraryRecord, "key">[] = [
  { game: "stroke", code: "s5-0-o", name: "Ten 10", folder: "", saved: 1 },
  { game: "stroke", code: "s3-0-8", name: "Nine 9", folder: "Small", saved: 3 },
  { game: "stroke", code: "s4-0-f", name: "Eight", folder: "Even", saved: 2 },
];

beforeEach(async () => {
  await clearAll();
  forgetServer();
  await forgetPlayer();
  goTo("/stroke/library");
  open = (await openGame("stroke"))!;
});

async function shown() {
  for (const record of records) await savePuzzle(record);
  const page = show(() => <SavedPuzzles open={open} />);
  await until(() => page.the("search"));
  const names = () =>
    page
      .all("a")
      .filter(({ props }) => props.class === "puzzle-card")
      .map((card) => card.all("span").find(({ props }) => props.class === "puzzle-card-title")!.text);
  return { page, names };
}

describe("what is shown of a library", () => {
  test("the newest first, or as one wishes", async () => {
    const { page, names } = await shown();
    expect(names()).toEqual(["Nine 9", "Eight", "Ten 10"]);
    const order = page.the("select", "Sort by");
    for (const [value, expected] of [
      ["oldest", ["Ten 10", "Eight", "Nine 9"]],
      ["name", ["Eight", "Nine 9", "Ten 10"]],
      ["smallest", ["Nine 9", "Eight", "Ten 10"]],
      ["largest", ["Ten 10", "Eight", "Nine 9"]],
    ] as const) {
      order.enter(value);
      expect(names(), value).toEqual(expected);
    }
    // Stroke's boards have no levels to sort by.
    expect(order.all("option").map(({ props }) => props.value)).not.toContain("easiest");
  });

  test("one folder, which can be renamed with all that is in it", async () => {
    const { page, names } = await shown();
    page.the("select", "Folder").enter("Even");
    expect(names()).toEqual(["Eight"]);
    page.the("input", "Folder name").enter(" Odd ");
    page.the("input", "Folder name").closest("form")!.fire("submit");
    await until(async () => expect((await libraryOf("stroke")).map(({ folder }) => folder)).toContain("Odd"));
    await until(() => expect(page.the("input", "Folder name").value).toBe("Odd"));
    expect(names()).toEqual(["Eight"]);
  });

  test("what is, or is not, solved; and what is searched for", async () => {
    const session = {
      href: "",
      title: { key: "name" },
      saved: "",
      elapsed: 0,
      hints: 0,
      updated: 1,
    } as const;
    const progress = { value: 0, of: 0 };
    await saveSessionRecord({ ...session, key: "stroke/s4-0-f", game: "stroke", progress, solvedIn: 5 });
    await saveSessionRecord({ ...session, key: "stroke/s3-0-8", game: "stroke", progress });
    const { page, names } = await shown();
    await until(() => expect(page.text).toContain("Even · solved"));
    page.the("select", "Show").enter("solved");
    expect(names()).toEqual(["Eight"]);
    page.the("select", "Show").enter("unsolved");
    expect(names()).toEqual(["Nine 9", "Ten 10"]);
    page.the("input", "Search").enter("TEN");
    expect(names()).toEqual(["Ten 10"]);
    page.the("input", "Search").enter("nothing like it");
    expect(page.text).toContain("Nothing found.");
  });
});

describe("a saved board", () => {
  test("is renamed, moved and removed", async () => {
    const { page } = await shown();
    const edit = page.button("Edit Eight");
    expect(edit.props["aria-expanded"]).toBe(false);
    edit.press();
    expect(edit.props["aria-expanded"]).toBe(true);
    page.the("input", "Name").enter("  Acht ");
    page
      .all("input")
      .find(({ props }) => props.name === "folder")!
      .enter(" Neu ");
    page.the("input", "Name").closest("form")!.fire("submit");
    await until(() => page.button("Edit Acht"));
    expect((await libraryOf("stroke")).find(({ code }) => code === "s4-0-f")).toMatchObject({
      name: "Acht",
      folder: "Neu",
      saved: 2,
    });
    page.button("Edit Acht").press();
    page.the("input", "Name").enter("  ");
    page.the("input", "Name").closest("form")!.fire("submit");
    await until(() => expect(page.has("form", /Name/)).toBe(false));
    page.button("Edit Acht").press();
    page.button("Remove").press();
    await until(() => expect(page.has("button", /Edit Acht/)).toBe(false));
    expect((await libraryOf("stroke")).length).toBe(2);
  });

  test("goes into a booklet unless it is left out", async () => {
    const { page } = await shown();
    page.button(/^Make a booklet/).press();
    const make = () => page.button(/as PDF$/);
    const count = () => Number.parseInt(make().name, 10);
    expect(count()).toBe(3);
    const tick = page
      .all("input")
      .filter(({ props }) => props.type === "checkbox" && /Eight/.test(String(props["aria-label"])))[0]!;
    tick.enter(false);
    expect(count()).toBe(2);
    page.button("Select none").press();
    expect(make().props.disabled).toBe(true);
    page.button("Select all").press();
    expect(count()).toBe(3);
  });
});

describe("a study among the saved positions", () => {
  const start: Puzzle = { rules: "official", position: startPosition };
  const [first, other] = legalTurns(start.rules, start.position).filter(({ tile }) => tile !== undefined);
  const study = setComment(addTurn(studyOfTurns(start, [first!]), [], other!).study, [1], "Why not?");
  const code = studyRecordCodec.format({ study, headers: [["Date", "2026-11-18"]], result: "*" });
  const game = "nonaga";

  async function studies() {
    await savePuzzle({ game, code, name: "Two ways", folder: "", saved: 2 });
    await savePuzzle({ game, code: "official start", name: "The beginning", folder: "", saved: 1 });
    await savePuzzle({ game, code: "torn", name: "Unreadable", folder: "", saved: 3 });
    open = (await openGame(game))!;
    const page = show(() => <SavedPuzzles open={open} />);
    await until(() => page.the("a", "Two ways"));
    return page;
  }

  test("leads to the analysis board with all that was written", async () => {
    const page = await studies();
    const [path, hash] = String(page.the("a", "Two ways").props.href).split("#");
    expect(path).toBe("/nonaga/analysis");
    expect(readStudyCode(hash!)).toMatchObject({ ok: true, value: { study } });
  });

  test("can be renamed and removed, not published; so can what nothing reads", async () => {
    const page = await studies();
    for (const name of ["Two ways", "Unreadable"]) {
      page.button(`Edit ${name}`).press();
      expect(page.all("a").map(({ props }) => props.href)).not.toContain("/settings#online");
      page.button("Remove").press();
      await until(() => expect(page.text).not.toContain(name));
    }
    expect((await libraryOf(game)).map(({ name }) => name)).toEqual(["The beginning"]);
  });

  test("is not printed", async () => {
    const page = await studies();
    page.button(/^Make a booklet/).press();
    expect(page.button(/as PDF$/).name).toMatch(/^1\b/);
    expect(page.all("input").filter(({ props }) => props.type === "checkbox")).toHaveLength(1);
  });
});

describe("an import", () => {
  const importText = async (page: ReturnType<typeof show>, text: string) => {
    page.the("textarea").enter(text);
    page.the("textarea").closest("form")!.fire("submit");
    await settled();
  };

  test("puts a board into the library, once", async () => {
    const page = show(() => <SavedPuzzles open={open} />);
    await importText(page, "S..\n...\n..G");
    await until(() => expect(page.text).toContain("“3×3” is in your library."));
    await importText(page, "S..\n...\n..G");
    await until(async () => expect(await libraryOf("stroke")).toHaveLength(1));
  });

  test("of a link to another game's board leads there; what cannot be read is said", async () => {
    const page = show(() => <SavedPuzzles open={open} />);
    await importText(page, "nonsense");
    await until(() => expect(page.text).toMatch(/line 1/i));
    expect(await libraryOf("stroke")).toEqual([]);
    await importText(page, "https://masume.example/sono/play/4.abc");
    expect(here()).toBe("/sono/play/4.abc");
  });

  test("names the line of the whole text where one of several is faulty", async () => {
    const split = async () => [
      { text: "S..\n...\n..G", firstLine: 1 },
      { text: "x", firstLine: 5 },
    ];
    const read = await readPuzzles({ ...open.ui.library, split }, "");
    expect(read).toMatchObject({ ok: false, error: { position: { line: 5 } } });
  });
});

describe("publishing", () => {
  const record: LibraryRecord = { ...records[1]!, key: "stroke/s3-0-8" };
  const page = (published?: object) =>
    show(() => <PublishPuzzle open={open} record={record} published={published as never} />);

  test("is nothing without a server, and needs a name", async () => {
    setServer("unreachable");
    expect(page().text).toBe("");
    setServer("available");
    expect(page().the("a").props.href).toBe("/settings#online");
  });

  test("sends the board under its name; a refusal is said", async () => {
    await signIn();
    const shown = page();
    expect(shown.text).toContain("“Nine 9”, 3×3");
    answers.createPuzzle = refused("no-solution");
    shown.button("Publish").press();
    await settled();
    expect(shown.text).toContain("has no solution");
    answers.createPuzzle = { id: "x" };
    shown.button("Publish").press();
    await settled();
    expect(shown.text).not.toContain("has no solution");
    expect(requests.at(-1)?.body).toEqual({
      game: "stroke",
      puzzle: "s3-0-8",
      title: "Nine 9",
      visibility: "public",
    });
  });

  test("can be taken back, also of a board that others have reported", async () => {
    await signIn();
    answers.deletePuzzle = null;
    expect(page({ id: "x", isHidden: true }).text).toContain("Several players have reported");
    const shown = page({ id: "x", isHidden: false });
    expect(shown.text).toContain("Published: everyone");
    shown.button("Unpublish").press();
    await settled();
    expect(requests.at(-1)).toEqual({ route: "deletePuzzle", params: { id: "x" } });
  });
});
