/** Saved puzzles: whose they are, who sees them, lists in pages, limits, reports and grades. */
import type { Visibility } from "@masume/protocol";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { addPlayers, idOf, type MemoryStorage, memoryStorage } from "../storage/testing/memory-storage.js";
import { addPuzzle } from "../storage/testing/rows.js";
import type { PuzzleGrade } from "./grade.js";
import type { Grader } from "./grader.js";
import { type PuzzleFilter, PuzzleLibrary } from "./library.js";

const week = 7 * 24 * 60 * 60_000;

async function start() {
  const storage = await memoryStorage();
  const [aiko, ben] = (await addPlayers(storage, "Aiko", "Ben")) as [string, string];
  const grades: PuzzleGrade[] = [];
  const graded: string[] = [];
  let held: Promise<void> | undefined;
  /** Grades come only when the function returned is called. */
  const hold = (): (() => void) => {
    let release = (): void => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
  const grader = {
    grade: async ({ puzzle }: { puzzle: string }) => {
      graded.push(puzzle);
      await held;
      return grades.shift() ?? { solutions: "one", level: 3 };
    },
  } as unknown as Grader;
  const library = new PuzzleLibrary(storage.database, grader);
  const titles = async (filter: Partial<PuzzleFilter>) =>
    (await library.of(aiko, { limit: 100, ...filter })).rows.map(({ title }) => title).sort();
  return { storage, grader, library, aiko, ben, titles, grades, graded, hold };
}

const small = { game: "stroke", puzzle: "s3-0-8", title: "Small", visibility: "private" } as const;

describe("lists", () => {
  test.each([
    [{ game: "slither" }, ["b"]],
    [{ level: 2 }, ["b"]],
    [{ min: 4 }, ["b", "d"]],
    [{ max: 4 }, ["a", "b"]],
    [{ min: 4, max: 4 }, ["b"]],
    [{ min: 5 }, ["d"]],
    [{ words: "B" }, ["b"]],
    [{ folder: idOf("folder") }, ["c"]],
    [{}, ["a", "b", "c", "d"]],
  ])("%j finds %j", async (filter, found) => {
    const { storage, aiko, ben, titles } = await start();
    const folder = { id: idOf("folder"), player_id: aiko, name: "F", created_at: 0 };
    await storage.db.insertInto("folders").values(folder).execute();
    await addPuzzle(storage, { player: aiko, title: "a" });
    await addPuzzle(storage, { player: aiko, title: "b", game: "slither", level: 2, width: 4, height: 4 });
    // Neither small nor large by both its sides.
    await addPuzzle(storage, { player: aiko, title: "c", width: 3, height: 7, folder: folder.id });
    await addPuzzle(storage, { player: aiko, title: "d", width: 7, height: 7 });
    await addPuzzle(storage, { player: ben, title: "e" });
    expect(await titles(filter)).toEqual(found);
  });

  test("the public list has what is public and not hidden, newest first", async () => {
    const { storage, library, aiko, ben } = await start();
    const add = async (title: string, visibility: Visibility, hidden_at: number | null = null) => {
      storage.time += 1;
      await addPuzzle(storage, { player: title < "c" ? aiko : ben, title, visibility, hidden_at });
    };
    await add("a", "public");
    await add("b", "link");
    await add("c", "public");
    await add("d", "private");
    await add("e", "public", 1);
    const { rows } = await library.published({ limit: 10 });
    expect(rows.map(({ title }) => title)).toEqual(["c", "a"]);
  });

  test("pages over any ties and of any size have every row once, in order", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 25 }),
        fc.integer({ min: 1, max: 7 }),
        async (times, limit) => {
          const { storage, library, aiko } = await start();
          for (const [i, created_at] of times.entries())
            await addPuzzle(storage, { player: aiko, title: String(i), created_at });
          const seen = await everyPage(library, aiko, limit);
          const expected = await storage.db.selectFrom("puzzles").select(["id", "created_at"]).execute();
          expected.sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1));
          expect(seen).toEqual(expected.map(({ id }) => id));
        },
      ),
      { numRuns: 20 },
    );
  });

  test("a page that is full by its length goes on with the next, and one long puzzle is a page", async () => {
    const { storage, library, aiko } = await start();
    const lengths = [100_000, 100_000, 100_000, 262_144, 1, 300_000, 5];
    for (const [i, length] of lengths.entries())
      await addPuzzle(storage, {
        player: aiko,
        title: String(i),
        created_at: -i,
        puzzle: "x".repeat(length),
      });
    const pages: string[][] = [];
    expect(await everyPage(library, aiko, 50, (titles) => pages.push(titles))).toHaveLength(lengths.length);
    expect(pages).toEqual([["0", "1"], ["2"], ["3"], ["4"], ["5"], ["6"]]);
  });
});

async function everyPage(
  library: PuzzleLibrary,
  player: string,
  limit: number,
  onPage: (titles: string[]) => void = () => {},
): Promise<string[]> {
  const ids: string[] = [];
  for (let before: PuzzleFilter["before"]; ; ) {
    const { rows, hasMore } = await library.of(player, { limit, before });
    ids.push(...rows.map(({ id }) => id));
    if (rows.length > 0) onPage(rows.map(({ title }) => title));
    const last = rows.at(-1);
    if (!hasMore || !last) return ids;
    before = { at: last.created_at, id: last.id };
  }
}

describe("one puzzle", () => {
  test("is seen by its owner, by those with the link, or by all", async () => {
    const { storage, library, aiko, ben } = await start();
    for (const [visibility, isSeen] of [
      ["private", false],
      ["link", true],
      ["public", true],
    ] as const) {
      const id = await addPuzzle(storage, { player: aiko, visibility });
      expect((await library.find(id, aiko))?.id).toBe(id);
      for (const viewer of [ben, undefined])
        expect((await library.find(id, viewer)) !== undefined).toBe(isSeen);
    }
    expect(await library.find(idOf("nothing"), aiko)).toBeUndefined();
  });

  test("is changed and deleted by its owner only, one at a time", async () => {
    const { storage, library, aiko, ben, titles } = await start();
    const [one, other] = [
      await addPuzzle(storage, { player: aiko, title: "one", visibility: "public" }),
      await addPuzzle(storage, { player: aiko, title: "other" }),
    ];
    expect(await library.update(ben, one, { title: "stolen" })).toBeUndefined();
    expect(await library.delete(ben, one)).toBe(false);
    expect(await library.update(aiko, other, { title: "renamed" })).toMatchObject({ title: "renamed" });
    expect(await titles({})).toEqual(["one", "renamed"]);
    expect(await library.delete(aiko, one)).toBe(true);
    expect(await library.delete(aiko, one)).toBe(false);
    expect(await titles({})).toEqual(["renamed"]);
  });

  test("lies in a folder of its owner, on creation and later", async () => {
    const { library, aiko, ben } = await start();
    const [own, theirs] = [
      (await library.createFolder(aiko, "Own"))!.id,
      (await library.createFolder(ben, "Theirs"))!.id,
    ];
    expect(await library.create(aiko, { ...small, folder: theirs })).toBe("no-folder");
    const created = await library.create(aiko, { ...small, folder: own });
    if (typeof created === "string") throw new Error(created);
    expect(created.folder_id).toBe(own);
    expect(await library.update(aiko, created.id, { folder_id: theirs })).toBeUndefined();
    expect(await library.update(aiko, created.id, { folder_id: null })).toMatchObject({ folder_id: null });
  });
});

describe("publishing", () => {
  test("what is published has the server's grade, and its author cannot change that", async () => {
    const { library, aiko, graded } = await start();
    const created = await library.create(aiko, { ...small, level: 5 });
    if (typeof created === "string") throw new Error(created);
    expect(created).toMatchObject({ level: 5, solutions: null });
    const published = await library.update(aiko, created.id, { visibility: "public", level: 1 });
    expect(published).toMatchObject({ level: 3, solutions: "one" });
    expect(await library.update(aiko, created.id, { level: 5 })).toMatchObject({ level: 3 });
    expect(await library.update(aiko, created.id, { visibility: "public" })).toMatchObject({ level: 3 });
    // Graded once, when it became public.
    expect(graded).toHaveLength(1);
    const hidden = await library.update(aiko, created.id, { visibility: "link", level: 4 });
    expect(hidden).toMatchObject({ level: 4, visibility: "link" });
    expect(await library.create(aiko, { ...small, visibility: "public", level: 5 })).toMatchObject({
      level: 3,
      solutions: "one",
    });
  });

  test("its author cannot change that while it is being published either", async () => {
    const { storage, grader, library, aiko } = await start();
    const created = await library.create(aiko, { ...small, level: 5 });
    if (typeof created === "string") throw new Error(created);
    const isRead = new WeakSet<object>();
    let isPublished = false;
    // Looks at the private puzzle, and comes back to it when it is public.
    const db = storage.db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        if (node.kind === "SelectQueryNode") isRead.add(queryId);
        return node;
      },
      transformResult: async ({ result, queryId }) => {
        if (isRead.has(queryId) && !isPublished) {
          isPublished = true;
          await library.update(aiko, created.id, { visibility: "public" });
        }
        return result;
      },
    });
    const slow = new PuzzleLibrary({ ...storage.database, db }, grader);
    expect(await slow.update(aiko, created.id, { level: 5, title: "New" })).toMatchObject({
      visibility: "public",
      level: 3,
      title: "New",
    });
  });

  test("what nobody can solve is not published, and stays as it was; afterwards others are", async () => {
    const { library, aiko, grades } = await start();
    const created = await library.create(aiko, small);
    if (typeof created === "string") throw new Error(created);
    grades.push({ solutions: "none", level: null });
    expect(await library.update(aiko, created.id, { visibility: "public" })).toBe("no-solution");
    expect(await library.find(created.id, aiko)).toMatchObject({ visibility: "private" });
    grades.push({ solutions: "none", level: null });
    expect(await library.create(aiko, { ...small, visibility: "public" })).toBe("no-solution");
    expect(await library.create(aiko, { ...small, visibility: "public" })).toMatchObject({
      solutions: "one",
    });
  });

  test("one at a time for each player", async () => {
    const { library, aiko, ben, hold, graded } = await start();
    const publish = (player: string) => library.create(player, { ...small, visibility: "public" });
    const release = hold();
    const [first, theirs] = [publish(aiko), publish(ben)];
    await vi.waitUntil(() => graded.length === 2);
    expect(await publish(aiko)).toBe("too-many");
    release();
    expect([await first, await theirs]).toMatchObject([{ visibility: "public" }, { visibility: "public" }]);
    expect(await publish(aiko)).toMatchObject({ visibility: "public" });
  });
});

describe("limits", () => {
  test("five hundred folders, in the order of their names, each its player's", async () => {
    const { storage, library, aiko, ben } = await start();
    const rows = Array.from({ length: 498 }, (_, i) => ({
      id: `f${i}`,
      player_id: aiko,
      name: "m",
      created_at: 0,
    }));
    await storage.db.insertInto("folders").values(rows).execute();
    const [last, first] = [await library.createFolder(aiko, "z"), await library.createFolder(aiko, "a")];
    expect(await library.createFolder(aiko, "more")).toBeUndefined();
    expect(await library.createFolder(ben, "theirs")).toBeDefined();
    const names = (await library.folders(aiko)).map(({ name }) => name);
    expect([names.length, names[0], names.at(-1)]).toEqual([500, "a", "z"]);
    expect(await library.deleteFolder(ben, first!.id)).toBe(false);
    expect(await library.deleteFolder(aiko, last!.id)).toBe(true);
    expect(await library.createFolder(aiko, "more")).toBeDefined();
  });

  test("a folder is deleted with what is in it, and nothing else", async () => {
    const { storage, library, aiko, titles } = await start();
    const folder = (await library.createFolder(aiko, "F"))!.id;
    await addPuzzle(storage, { player: aiko, title: "in it", folder });
    await addPuzzle(storage, { player: aiko, title: "beside it" });
    await library.deleteFolder(aiko, folder);
    expect(await titles({})).toEqual(["beside it"]);
  });

  test("twenty thousand puzzles, to the very last", async () => {
    const { storage, library, aiko, ben } = await start();
    await fill(storage, aiko, 19_998);
    expect([await library.hasRoomFor(aiko, 2), await library.hasRoomFor(aiko, 3)]).toEqual([true, false]);
    expect(await library.hasRoomFor(ben, 20_000)).toBe(true);
    for (const fits of [true, true, false]) expect((await library.create(aiko, small)) !== "full").toBe(fits);
  });
});

async function fill({ db }: MemoryStorage, player: string, count: number): Promise<void> {
  const puzzle = {
    player_id: player,
    game: "stroke",
    puzzle: "s3-0-8",
    title: "x",
    visibility: "private",
  } as const;
  const rows = Array.from({ length: count }, (_, i) => ({ ...puzzle, id: `p${i}`, created_at: 0 }));
  for (let i = 0; i < count; i += 4_000)
    await db
      .insertInto("puzzles")
      .values(rows.slice(i, i + 4_000) as never)
      .execute();
}

describe("reports", () => {
  /** Who is so old when they report. */
  async function reported(...ages: readonly number[]) {
    const { storage, library, aiko, ben } = await start();
    const id = await addPuzzle(storage, { player: aiko, visibility: "public" });
    const names = ages.map((_, i) => `x${i}`);
    const reporters = await addPlayers(storage, ...names);
    for (const [i, age] of ages.entries()) {
      const row = storage.db.updateTable("players").where("id", "=", reporters[i]!);
      await row.set({ created_at: storage.time - age }).execute();
    }
    const isHidden = async () => (await library.find(id, aiko))!.hidden_at !== null;
    const report = async () => {
      for (const reporter of reporters) expect(await library.report(reporter, id)).toBe(true);
      return isHidden();
    };
    return { storage, library, aiko, ben, id, report, isHidden };
  }

  test.each([
    [[week, week, week], true],
    [[week, week, week - 1], false],
    [[week, week], false],
    [[week, week, 0, 0, 0, 2 * week], true],
  ])("of players of %j ms hide a puzzle: %s", async (ages, hides) => {
    const { report } = await reported(...ages);
    expect(await report()).toBe(hides);
  });

  test("count once per player, and only about what is published by somebody else", async () => {
    const { storage, library, aiko, ben, id, isHidden } = await reported();
    expect(await library.report(aiko, id)).toBe(false);
    const shared = await addPuzzle(storage, { player: aiko, visibility: "link" });
    expect(await library.report(ben, shared)).toBe(false);
    expect(await library.report(ben, idOf("nothing"))).toBe(false);
    await storage.db.updateTable("players").set({ created_at: 0 }).execute();
    for (let i = 0; i < 4; i++) expect(await library.report(ben, id)).toBe(true);
    expect(await isHidden()).toBe(false);
  });

  test("before the puzzle was put back no longer count", async () => {
    const { storage, library, report, id, isHidden } = await reported(week, week);
    await report();
    const back = { hidden_at: null, cleared_at: storage.time };
    await storage.db.updateTable("puzzles").set(back).where("id", "=", id).execute();
    storage.time += week;
    const later = await addPlayers(storage, "Later0", "Later1", "Later2");
    await storage.db.updateTable("players").set({ created_at: 0 }).where("id", "in", later).execute();
    for (const [i, reporter] of later.entries()) {
      await library.report(reporter, id);
      expect(await isHidden()).toBe(i === 2);
    }
  });
});
