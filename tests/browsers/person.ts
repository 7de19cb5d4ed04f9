/**
 * What a person does on a page and sees there. Nothing is pressed before it is there
 * to be pressed, by a pointer at its place, whatever the browser.
 */
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Driver, Point } from "./driver.js";

export class Person {
  readonly #driver: Driver;
  readonly #site: string;

  constructor(driver: Driver, site: string) {
    this.#driver = driver;
    this.#site = site;
  }

  async open(path: string): Promise<void> {
    await this.#driver.goTo(this.#site + path);
  }

  reload(): Promise<void> {
    return this.#driver.reload();
  }

  path(): Promise<string> {
    return this.#driver.evaluate(() => location.pathname, undefined);
  }

  /** Waits until something visible of that kind says these words, among others. */
  async sees(selector: string, words: string | RegExp = ""): Promise<void> {
    const seen = () => this.#driver.evaluate(textsOf, selector);
    const wanted = typeof words === "string" ? expect.stringContaining(words) : expect.stringMatching(words);
    await expect.poll(seen, `${selector} ${words}`).toContainEqual(wanted);
  }

  /** What the first of that kind says; it must be there. */
  async reads(selector: string): Promise<string> {
    await this.sees(selector);
    return (await this.#driver.evaluate(textsOf, selector))[0]!;
  }

  /** Clicks the first of that kind whose words are exactly these, or any. */
  async click(selector: string, words?: string): Promise<void> {
    await this.#driver.drag([await this.#placeOf(selector, words)]);
  }

  /** One drag over targets of the board. */
  async drag(targets: readonly string[]): Promise<void> {
    const points: Point[] = [];
    for (const target of targets) points.push(await this.#placeOf(`[data-target="${target}"]`));
    await this.#driver.drag(points);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#driver.press(key);
  }

  /** Keys on the board, from where its cursor is. */
  async pressOnBoard(...keys: readonly string[]): Promise<void> {
    await this.#driver.evaluate(
      (cell) => document.querySelector<HTMLElement>(cell)!.focus(),
      '[role="gridcell"][tabindex="0"]',
    );
    await this.press(...keys);
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.press(...text);
  }

  /** What all cells of the board say, once they say something else than that. */
  async boardOtherThan(before: string): Promise<string> {
    let says = "";
    await expect
      .poll(async () => {
        says = await this.#driver.evaluate(boardText, undefined);
        return says !== "" && says !== before;
      }, "the board changes")
      .toBe(true);
    return says;
  }

  /** The file that a button hands out. */
  async download(button: string, ending: string): Promise<Buffer> {
    const files = () => readdirSync(this.#driver.downloads).filter((name) => name.endsWith(ending));
    const sizes = () => files().map((name) => statSync(join(this.#driver.downloads, name)).size);
    await this.click("button", button);
    // A browser may begin with an empty file.
    await expect.poll(() => sizes().some((size) => size > 0), `a file ${ending}`).toBe(true);
    const path = join(this.#driver.downloads, files()[0]!);
    const content = readFileSync(path);
    rmSync(path);
    return content;
  }

  async #placeOf(selector: string, words?: string): Promise<Point> {
    let place: Point | undefined;
    // Twice at the same place: what has just come up may still be fitted into its frame.
    const find = async () => {
      const before = place;
      place = (await this.#driver.evaluate(findPlace, { selector, words })) ?? undefined;
      return place !== undefined && place.x === before?.x && place.y === before.y;
    };
    await expect.poll(find, `${selector} ${words ?? ""}`).toBe(true);
    return place!;
  }
}

// These run in the page.

function textsOf(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => element.innerText.replaceAll("\u200b", "").trim());
}

function boardText(): string {
  const cells = [...document.querySelectorAll('[data-names="settled"] [role="gridcell"]')];
  return cells.map((cell) => cell.getAttribute("aria-label")).join("\n");
}

/** The middle of an element that can be pressed there, scrolled into view. */
function findPlace({ selector, words }: { selector: string; words: string | undefined }): Point | undefined {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) =>
      one.getClientRects().length > 0 &&
      !one.matches(":disabled, [aria-disabled=true]") &&
      (words === undefined || one.textContent?.replaceAll("\u200b", "").trim() === words),
  );
  if (!element) return undefined;
  const { top: above, bottom: below } = element.getBoundingClientRect();
  // Well inside the window: what is above it may still grow a little.
  if (above < 0 || below > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
