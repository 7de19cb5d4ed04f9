/** Every page and state of the app, each reached in a new profile. */
import { expect, type Page } from "@playwright/test";
import { pressKeys } from "./keyboard.js";
import { fiveCode, fivePath, keysOfLoop, puzzleOf, tenCode, tenPath } from "./slither-boards.js";
import { boardPath, keysToSolve, opening, solverPath } from "./sono-boards.js";
import { arrowKey, firstStageKeys, firstStagePath, openingPath, openingSteps } from "./stroke-boards.js";

export interface Place {
  readonly name: string;
  readonly path: string;
  /** What is there once the place has come up. */
  readonly shows: string;
  /** What is opened or done there; in either language. */
  prepare?(page: Page): Promise<void>;
}

export const press = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole("button", { name }).first().click();

async function withEverythingOpen(page: Page): Promise<void> {
  await press(page, /^(Try|仮定)$/);
  await press(page, /^(Share|共有)$/);
  await press(page, /^(Hint|ヒント)$/);
}

async function showKeys(page: Page): Promise<void> {
  await page.keyboard.press("?");
  await expect(page.locator(".key-list")).toBeVisible();
}

async function solved(page: Page): Promise<void> {
  await expect(page.locator(".solved-panel")).toBeVisible();
  await press(page, /^(Replay|手順を見る)$/);
  await expect(page.getByRole("slider")).toBeVisible();
}

async function solveFirstStage(page: Page): Promise<void> {
  await pressKeys(page, ...firstStageKeys);
  await expect(page.locator(".solved-panel")).toBeVisible();
}

const home: readonly Place[] = [
  { name: "the home page on a first visit", path: "/", shows: ".welcome" },
  { name: "the settings", path: "/settings", shows: ".settings" },
  {
    name: "the settings, asking whether to delete",
    path: "/settings",
    shows: ".settings",
    prepare: (page) => press(page, /^(Delete everything|すべて削除)$/),
  },
  { name: "the calendar of daily puzzles", path: "/daily", shows: ".day-game" },
  { name: "the statistics, still empty", path: "/statistics", shows: "h1" },
  { name: "an address that leads nowhere", path: "/nowhere/at/all", shows: "h1" },
];

const stroke: readonly Place[] = [
  { name: "Stroke: play, with its stages", path: "/stroke", shows: ".stage-grid" },
  { name: "Stroke: make", path: "/stroke/make", shows: "[role=grid]" },
  { name: "Stroke: learn", path: "/stroke/learn", shows: "article" },
  { name: "Stroke: an empty library", path: "/stroke/library", shows: "h2" },
  { name: "Stroke: time attack", path: "/stroke/attack", shows: ".attack-choice" },
  {
    name: "Stroke: a run against the clock",
    path: "/stroke/attack",
    shows: ".attack-choice",
    async prepare(page) {
      await press(page, /^(Start|始める)$/);
      await expect(page.getByRole("grid")).toBeVisible();
    },
  },
  {
    name: "Stroke: a board with everything open",
    path: openingPath,
    shows: "[role=grid]",
    async prepare(page) {
      await withEverythingOpen(page);
      await press(page, /^(Save to library|本棚に入れる)$/);
    },
  },
  {
    name: "Stroke: a library with a board kept",
    path: openingPath,
    shows: "[role=grid]",
    async prepare(page) {
      await press(page, /^(Share|共有)$/);
      await press(page, /^(Save to library|本棚に入れる)$/);
      await goTo(page, "/stroke/library", ".puzzle-card");
    },
  },
  {
    name: "Stroke: a board just solved, replayed",
    path: openingPath,
    shows: "[role=grid]",
    async prepare(page) {
      await pressKeys(page, ...openingSteps.map((step) => arrowKey[step]!));
      await solved(page);
    },
  },
  {
    name: "Stroke: a stage just solved",
    path: firstStagePath,
    shows: ".stage-nav",
    prepare: solveFirstStage,
  },
  { name: "Stroke: a broken link", path: "/stroke/play/s5-0-zz", shows: "[role=alert]" },
  { name: "Stroke: a board for other sites", path: "/embed/stroke/s5-0-o-ABI", shows: "[role=grid]" },
  {
    name: "the statistics with something solved",
    path: firstStagePath,
    shows: ".stage-nav",
    async prepare(page) {
      await solveFirstStage(page);
      await goTo(page, "/statistics", "table");
    },
  },
  {
    name: "the home page with a board to continue",
    path: openingPath,
    shows: "[role=grid]",
    async prepare(page) {
      await pressKeys(page, arrowKey[openingSteps[0]!]!);
      await goTo(page, "/", ".continue");
    },
  },
];

const slither: readonly Place[] = [
  { name: "Slither: play", path: "/slither", shows: ".form-row" },
  { name: "Slither: make by hand", path: "/slither/make?board=2~2~j", shows: "[role=grid]" },
  { name: "Slither: make to order", path: "/slither/make?by=generator", shows: "form" },
  {
    name: "Slither: a puzzle just made",
    path: "/slither/make?by=generator",
    shows: "form",
    async prepare(page) {
      await page.locator("form").first().locator("button[type=submit]").click();
      await expect(page.locator(".made .level-line, .made .save-form, .made .button").first()).toBeVisible();
    },
  },
  { name: "Slither: learn", path: "/slither/learn", shows: "h2" },
  { name: "Slither: a technique", path: "/slither/technique?id=zero-clue", shows: "[role=grid]" },
  { name: "Slither: the glossary", path: "/slither/glossary", shows: "dl" },
  { name: "Slither: the manual", path: "/slither/manual", shows: ".pattern-list" },
  {
    name: "Slither: a drill",
    path: "/slither/drill?level=1",
    shows: "[role=grid]",
    prepare: (page) => page.locator(".find-step .button").last().click(),
  },
  { name: "Slither: an empty library", path: "/slither/library", shows: "h2" },
  {
    name: "Slither: a board with everything open",
    path: tenPath,
    shows: "[role=grid]",
    async prepare(page) {
      await pressKeys(page, "Shift+ArrowRight", "Shift+ArrowDown");
      await withEverythingOpen(page);
      await page
        .locator(".advice")
        .getByRole("button", { name: /^(Why\?|なぜ？)$/ })
        .click();
    },
  },
  { name: "Slither: the keys of a board", path: tenPath, shows: "[role=grid]", prepare: showKeys },
  {
    name: "Slither: a board just solved, replayed",
    path: fivePath,
    shows: "[role=grid]",
    async prepare(page) {
      await pressKeys(page, ...keysOfLoop(puzzleOf(fiveCode)));
      await solved(page);
    },
  },
  { name: "Slither: a broken link", path: "/slither/play/5~5~!!", shows: "[role=alert]" },
  { name: "Slither: a board for other sites", path: `/embed/slither/${tenCode}`, shows: "[role=grid]" },
];

const sono: readonly Place[] = [
  { name: "Sono: play", path: "/sono", shows: ".daily-day" },
  { name: "Sono: make", path: `/sono/make?${solverPath(opening).split("?")[1]}`, shows: ".part" },
  { name: "Sono: learn", path: "/sono/learn", shows: "h2" },
  { name: "Sono: the solver", path: solverPath(opening), shows: "form, .part" },
  {
    name: "Sono: a board with a square in hand and everything open",
    path: boardPath(opening),
    shows: "[role=grid]",
    async prepare(page) {
      await withEverythingOpen(page);
      await pressKeys(page, "Enter", "3");
      await page.locator("details summary").first().click();
    },
  },
  {
    name: "Sono: a library with a board played",
    path: boardPath(opening),
    shows: "[role=grid]",
    async prepare(page) {
      await pressKeys(page, "Enter", "Enter");
      await goTo(page, "/sono/library", ".puzzle-card");
    },
  },
  {
    name: "Sono: a board just solved, replayed",
    path: boardPath(opening),
    shows: "[role=grid]",
    async prepare(page) {
      await pressKeys(page, ...keysToSolve);
      await solved(page);
    },
  },
  { name: "Sono: a broken link", path: "/sono/play/zz", shows: "[role=alert]" },
  {
    name: "Sono: a board for other sites",
    path: boardPath(opening).replace("/sono/play", "/embed/sono"),
    shows: "[role=grid]",
  },
];

const nonaga: readonly Place[] = [
  {
    name: "Nonaga: play, with the record reader open",
    path: "/nonaga",
    shows: ".set-up",
    prepare: (page) => page.locator(".read-record summary").click(),
  },
  { name: "Nonaga: learn", path: "/nonaga/learn", shows: ".lesson-step [role=grid]" },
  { name: "Nonaga: an empty library", path: "/nonaga/library", shows: "h2" },
  {
    name: "Nonaga: a table with a hint",
    path: "/nonaga",
    shows: ".set-up",
    async prepare(page) {
      await press(page, /^(Start|対局を始める)$/);
      await expect(page.getByRole("grid")).toBeVisible();
      await press(page, /^(Hint|ヒント)$/);
    },
  },
  {
    name: "Nonaga: the keys of a table",
    path: "/nonaga/game#b-3DG043B0",
    shows: "[role=grid]",
    prepare: showKeys,
  },
  {
    name: "Nonaga: an analysis",
    path: "/nonaga/game#b-3DG043B0",
    shows: "[role=grid]",
    async prepare(page) {
      await press(page, /^(Analysis|検討)$/);
      await page.locator(".line-turns button").first().click();
    },
  },
  {
    name: "Nonaga: a game to share",
    path: "/nonaga/game#b-3DG043B0",
    shows: "[role=grid]",
    async prepare(page) {
      await press(page, /^(Share|共有)$/);
      await expect(page.locator(".share textarea")).toBeVisible();
    },
  },
  {
    name: "Nonaga: a game replayed",
    path: "/nonaga/game#b-3DG043B0",
    shows: "[role=grid]",
    async prepare(page) {
      await press(page, /^(Replay|手順を見る)$/);
      await expect(page.getByRole("slider")).toBeVisible();
    },
  },
  { name: "Nonaga: a link that was cut", path: "/nonaga/game#s-4C", shows: "[role=alert]" },
  { name: "Nonaga: a broken link", path: "/nonaga/play/zz", shows: "[role=alert]" },
];

async function chooseName(page: Page): Promise<void> {
  await page.locator(".part form input").first().fill("Aiko");
  await page.locator(".part form button[type=submit]").first().click();
  await expect(page.getByRole("button", { name: /^(Create a room|対局部屋を作る)$/ })).toBeVisible();
}

const online: readonly Place[] = [
  {
    name: "online: the lobby before one has a name",
    path: "/nonaga/online",
    shows: ".part form",
  },
  {
    name: "online: the lobby",
    path: "/nonaga/online",
    shows: ".part form",
    prepare: chooseName,
  },
  {
    name: "online: a table waiting for its second player",
    path: "/nonaga/online",
    shows: ".part form",
    async prepare(page) {
      await chooseName(page);
      await press(page, /^(Create a room|対局部屋を作る)$/);
      await expect(page.locator(".code-to-type")).toBeVisible();
    },
  },
];

export const places: readonly Place[] = [...home, ...stroke, ...slither, ...sono, ...nonaga, ...online];

export async function open(page: Page, { path, shows, prepare }: Place): Promise<void> {
  await page.goto(path);
  await expect(page.locator(shows).first()).toBeAttached();
  await prepare?.(page);
}

/** Goes to another place within the page, as a followed link would. */
async function goTo(page: Page, path: string, shows: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect(page.locator(shows).first()).toBeAttached();
}
