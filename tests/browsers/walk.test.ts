/** One walk through each game: play by pointer and by keys, come back, take a hint, take a file; then what only that game has. */
import { expect } from "@playwright/test";
import { games } from "../browser/games.js";
import { opening, solverPath } from "../browser/sono-boards.js";
import { words } from "../browser/words.js";
import { test } from "./fixtures.js";
import type { Person } from "./person.js";

/** Where a fresh board of the game is. */
async function openBoard(person: Person, path: string): Promise<void> {
  await person.open(path);
  if (path !== "/nonaga") return;
  await person.click(".set-up label", "Two players on this device");
  await person.click(".set-up button", "Start");
}

/** Without the square that Sono's pointer has chosen last, which is not kept. */
const unchosen = (board: string): string => board.replace(/\. Square of side .*/g, "");

const further: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  async stroke(person) {
    await person.sees(".uniqueness", "solution");
    expect(String(await person.download("PNG", ".png")).slice(1, 4)).toBe("PNG");
    expect(String(await person.download("PDF", ".pdf")).slice(0, 5)).toBe("%PDF-");
    await person.open("/stroke");
    await person.click("button", "Generate");
    await expect.poll(() => person.path()).toMatch(/^\/stroke\/play\/s/);
    await person.boardOtherThan("");
  },
  async slither(person) {
    await person.sees(".uniqueness", "one solution");
    await person.open("/slither/make?by=generator");
    await person.click("button", "Generate");
    await person.sees("body", "exactly one solution");
    await person.open("/slither/make?board=2~2~j");
    await person.sees("main", "Several solutions.");
  },
  async sono(person) {
    await person.open("/sono/make");
    await person.click("button", "Generate");
    await person.sees("body", "pairs at the start");
    await person.open(solverPath(opening));
    await person.click("button", "Start");
    await person.sees("[role=status]", "8 of 8 pairs in");
  },
  async nonaga(person) {
    await person.open("/nonaga");
    await person.click(".set-up label", "Engine");
    await person.click(".set-up label", "Blue");
    await person.click(".set-up button", "Start");
    await person.sees(".score > ol > li");
    await person.click("button", "Analysis");
    await person.sees(".analysis .line-score");
    await person.open("/nonaga/problem");
    await person.sees(".solved-panel h2", "in 2 turns");
  },
};

for (const game of games()) {
  test(`${game.name.en}: open, play, come back, hint, file, and more`, async ({ person }) => {
    await openBoard(person, game.path);
    const fresh = await person.boardOtherThan("");
    for (const way of game.firstMove) await person.drag(way);
    const moved = await person.boardOtherThan(fresh);
    await person.reload();
    expect(unchosen(await person.boardOtherThan(""))).toBe(unchosen(moved));
    await person.pressOnBoard(...game.moreKeys);
    await person.boardOtherThan(moved);
    await person.click("button", words.hint.en);
    await person.sees("button", /^(Where\?|Why\?|Back to before the mistake)$/);
    await person.click("button", words.share.en);
    const ending = game.id === "nonaga" ? ".txt" : ".json";
    expect(game.isIn(String(await person.download(words[game.saves].en, ending)))).toBe(true);
    await further[game.id]!(person);
  });
}
