/**
 * How heavy and how quick the app is, as Chromium itself measures it: what is
 * loaded, how soon a board answers on a slow phone, the longest task on the way,
 * the frames of large boards that are panned, drawn on and turned, and those of
 * Nonaga's board while its engine thinks with every core. Written to
 * `bench/results/page.md` by `npm run bench -- page`.
 */
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { registry } from "@masume/games";
import { startPosition } from "@masume/games/nonaga";
import { generating, linkCode, presets } from "@masume/games/slither";
import { maxSize, puzzleCodec, randomPuzzle } from "@masume/games/sono";
import { createRandom, finish, type Point } from "@masume/kernel";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { launchOptions } from "./chromium.js";
import { desktop, english, phone } from "./devices.js";
import { pressKeys } from "./keyboard.js";
import { gzippedBytes, type LoadedScripts, watchScripts } from "./loaded-scripts.js";
import { begin, turnByMouse, turnOutOfBook } from "./nonaga-table.js";
import { serveSite } from "./site.js";

const slowdown = 4;
const laterVisits = 5;
const largeSide = 60;
const frames = 120;
/** The games whose boards say how many solutions they have. */
const provesUniqueness: ReadonlySet<string> = new Set(["stroke", "slither"]);

const site = await serveSite();
const browser = await chromium.launch(launchOptions);
const lines: string[] = [];
const say = (line: string) => {
  console.log(line);
  lines.push(line);
};

say("# Figures: the page\n");
say(`Taken by \`npm run bench -- page\` on ${new Date().toISOString().slice(0, 10)}; how, see`);
say(`[README](../README.md). Chromium ${browser.version()} without a graphics card.\n`);
const boards = await firstBoards();
await tellWeights(browser, boards);
await tellStarts(browser, boards);
await tellFrames(browser);
await tellTurning(browser);
await tellThinking(browser);
writeFileSync(
  fileURLToPath(new URL("../../bench/results/page.md", import.meta.url)),
  `${lines.join("\n").trimEnd()}\n`,
);
await browser.close();
await site.close();

/** The first example of each game, by its name. */
async function firstBoards(): Promise<ReadonlyMap<string, string>> {
  const paths = await Promise.all(
    Object.entries(registry).map(async ([id, load]) => {
      const { examples } = await load();
      return [id, `/${id}/play/${encodeURIComponent(examples[0]!.puzzle)}`] as const;
    }),
  );
  return new Map(paths);
}

async function tellWeights(from: Browser, paths: ReadonlyMap<string, string>): Promise<void> {
  say(
    "## What is loaded\n\nJavaScript, compressed by gzip, from an empty cache: until the board stands and, where",
  );
  say("the game proves how many solutions there are, until that is said.\n");
  say("| page | KB | of which workers | with home |\n|---|---:|---:|---:|");
  const home = await loadedAt(from, "/");
  say(`| home | ${await kilobytes(home.all)} | ${await kilobytes(home.workers)} | |`);
  for (const [name, path] of paths) {
    const { all, workers } = await loadedAt(from, path, provesUniqueness.has(name));
    const together = await kilobytes(new Set([...home.all, ...all]));
    say(`| ${name} | ${await kilobytes(all)} | ${await kilobytes(workers)} | ${together} |`);
  }
}

async function loadedAt(from: Browser, path: string, isProved = false): Promise<LoadedScripts> {
  const page = await from.newPage({ ...desktop, ...english, serviceWorkers: "block" });
  const scripts = watchScripts(page);
  await page.goto(site.url + path);
  await page.getByRole("main").locator(".game-card, .board-frame").first().waitFor();
  if (isProved) await page.locator(".uniqueness").waitFor();
  await page.waitForLoadState("networkidle");
  await page.close();
  return scripts;
}

async function kilobytes(scripts: Iterable<string>): Promise<string> {
  return ((await gzippedBytes(scripts)) / 1024).toFixed(1);
}

/**
 * What a person waits for who comes back: something to read, then a board that answers. On the first visit
 * after the app was stored, the service worker has yet to start and the code to be compiled; the browser
 * keeps both for the next ones. Everything is noted by the page itself: a question from outside would wait
 * behind what the page is doing, and so would an idle moment.
 */
async function tellStarts(from: Browser, paths: ReadonlyMap<string, string>): Promise<void> {
  say(`\n## How soon a board answers\n`);
  say(`A phone's screen, the processor slowed ${slowdown}×, everything from the app's own cache: from the`);
  say("beginning of the navigation until something can be read, and until the board stands and the page is");
  say(
    `free to answer; the first visit after the app was stored, and the median of ${laterVisits} later ones.\n`,
  );
  say("| page | visit | first paint | board answers | longest task |\n|---|---|---:|---:|---:|");
  const context = await from.newContext({ ...phone, ...english });
  await installApp(context);
  for (const [name, path] of paths) {
    const [first, ...later] = await visits(context, path);
    sayStart(name, "first", first!);
    sayStart(name, "later", {
      paint: median(later.map(({ paint }) => paint)),
      answer: median(later.map(({ answer }) => answer)),
      longest: median(later.map(({ longest }) => longest)),
    });
  }
  await context.close();
}

interface Start {
  readonly paint: number;
  readonly answer: number;
  readonly longest: number;
}

async function visits(context: BrowserContext, path: string): Promise<readonly Start[]> {
  const seen: Start[] = [];
  for (let visit = 0; visit <= laterVisits; visit++) {
    const page = await context.newPage();
    await slowed(page);
    await page.addInitScript(watchLongTasks);
    await page.addInitScript(watchForBoard);
    await page.goto(site.url + path);
    const answer = await page.evaluate(() => (globalThis as unknown as { answer: Promise<number> }).answer);
    const { paint, longest } = await page.evaluate(() => ({
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      longest: (globalThis as unknown as { longestTask: number }).longestTask,
    }));
    seen.push({ paint, answer, longest });
    await page.close();
  }
  return seen;
}

function sayStart(name: string, visit: string, { paint, answer, longest }: Start): void {
  const task = longest > 0 ? milliseconds(longest) : "under 50 ms";
  say(`| ${name} | ${visit} | ${milliseconds(paint)} | ${milliseconds(answer)} | ${task} |`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Notes when the first task after the board's coming is run: that is when a tap would be. */
function watchForBoard(): void {
  const shared = globalThis as unknown as { answer: Promise<number> };
  shared.answer = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector("#app [role=grid]")) return;
      observer.disconnect();
      setTimeout(() => resolve(performance.now()));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Visits once, until the service worker has stored everything. */
async function installApp(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(site.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.close();
}

async function slowed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** Keeps the longest task, those before now included unless told otherwise. */
function watchLongTasks(isEarlierCounted = true): void {
  const shared = globalThis as unknown as { longestTask: number };
  shared.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) shared.longestTask = Math.max(shared.longestTask, duration);
  }).observe({ type: "longtask", buffered: isEarlierCounted });
}

async function tellFrames(from: Browser): Promise<void> {
  say(`\n## A Slither board of ${largeSide}×${largeSide}\n`);
  say(`Time between frames while the pointer moves in a circle, a step each frame, for ${frames} frames.\n`);
  sayFrameTable();
  const params = { ...presets[0]!.params, width: largeSide, height: largeSide };
  const made = finish(generating(params, createRandom("frames")));
  if (!made.ok) throw new Error("no board was made");
  const page = await from.newPage({ ...desktop, ...english, serviceWorkers: "block" });
  await page.goto(`${site.url}/slither/play/${encodeURIComponent(linkCode(made.value.puzzle))}`);
  const { middle, step } = await circleOn(page);
  await page.mouse.move(middle.x, middle.y);
  await page.keyboard.down("Control");
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -240);
  await page.keyboard.up("Control");
  for (const [doing, button] of [
    ["panning", "middle"],
    ["drawing", "left"],
  ] as const) {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down({ button });
    const gaps = await framesWhile(page, step);
    await page.mouse.up({ button });
    sayFrames(doing, gaps);
  }
  await page.close();
}

/** The largest square of the largest Sono board, turned again and again. */
async function tellTurning(from: Browser): Promise<void> {
  const side = String(maxSize - 1);
  say(`\n## A Sono board of ${maxSize}×${maxSize}\n`);
  say(
    `Time between frames while its square of side ${side} turns, one turn after another, for ${frames} frames.\n`,
  );
  sayFrameTable();
  const page = await from.newPage({ ...desktop, ...english, serviceWorkers: "block" });
  const problem = randomPuzzle(maxSize, createRandom("frames"));
  await page.goto(`${site.url}/sono/play/${encodeURIComponent(puzzleCodec.format(problem))}`);
  await pressKeys(page, ...side);
  const turning = page.locator(".turning");
  const turn = async () => {
    await page.keyboard.press("Enter");
    await turning.waitFor({ state: "detached" });
  };
  await turn();
  sayFrames("turning", await framesWhile(page, turn));
  await page.close();
}

async function tellThinking(from: Browser): Promise<void> {
  say("\n## Nonaga while the engine thinks\n");
  say("Full strength, ten seconds, one thread for every core; the pointer moves every frame, for");
  say(`${frames} frames; load ${loadavg()[0]!.toFixed(1)} before.\n`);
  say("| median | 90 % | 95 % | longest frame | longest task |\n|---:|---:|---:|---:|---:|");
  const page = await from.newPage({ ...desktop, ...english, serviceWorkers: "block" });
  await page.goto(`${site.url}/nonaga`);
  await begin(page, { level: "Full strength", time: "10 seconds", colour: "Red" });
  await turnByMouse(page, turnOutOfBook({ rules: "basic", position: startPosition }));
  await page.getByText(/^depth [2-9]/).waitFor();
  await page.evaluate(watchLongTasks, false);
  const { step } = await circleOn(page);
  const gaps = await framesWhile(page, step);
  await page.getByRole("button", { name: "Move now" }).waitFor();
  const longest = await page.evaluate(() => (globalThis as unknown as { longestTask: number }).longestTask);
  say(`| ${shares(gaps).join(" | ")} | ${longest > 0 ? milliseconds(longest) : "under 50 ms"} |`);
  await page.close();
}

function sayFrameTable(): void {
  say("| doing | median | 90 % | 95 % | longest |\n|---|---:|---:|---:|---:|");
}

function sayFrames(doing: string, gaps: readonly number[]): void {
  say(`| ${doing} | ${shares(gaps).join(" | ")} |`);
}

/** The median, the 90th and the 95th of a hundred, and the largest. */
function shares(sorted: readonly number[]): readonly string[] {
  return [0.5, 0.9, 0.95, 1].map((share) => milliseconds(sorted[Math.floor(share * (sorted.length - 1))]!));
}

/** The middle of the board, and a step of the pointer around it. */
async function circleOn(page: Page): Promise<{ middle: Point; step(step: number): Promise<void> }> {
  const frame = page.locator(".board-frame");
  await frame.waitFor();
  const box = (await frame.boundingBox())!;
  const radius = Math.min(box.width, box.height) / 3;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return {
    middle,
    async step(step) {
      const turn = (step / 30) * Math.PI;
      await page.mouse.move(middle.x + radius * Math.cos(turn), middle.y + radius * Math.sin(turn));
    },
  };
}

/** Does something again and again; the times between the frames meanwhile, sorted. */
async function framesWhile(page: Page, act: (step: number) => Promise<void>): Promise<readonly number[]> {
  const watching = page.evaluate(async (count) => {
    const times: number[] = [];
    while (times.length <= count) times.push(await new Promise(requestAnimationFrame));
    return times.slice(1).map((time, i) => time - times[i]!);
  }, frames);
  let isWatching = true;
  const gaps = watching.finally(() => {
    isWatching = false;
  });
  for (let step = 0; isWatching; step++) await act(step);
  return (await gaps).sort((a, b) => a - b);
}

function milliseconds(value: number): string {
  return `${value.toFixed(value < 20 ? 1 : 0)} ms`;
}
