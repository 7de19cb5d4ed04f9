/**
 * Draws the picture that other sites show beside a link to the app: the four games,
 * by their own paint, under the name. Run by hand after changing how a game looks:
 * `npx tsx --conditions=source apps/web/build/make-social.ts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { renderSvg } from "@masume/kernel";
import { paletteOf } from "@masume/print";
import { chromium } from "playwright-core";
import { marksAt } from "../src/pages/home/showcase.js";
import { paintShowcase } from "./showcase.js";

const folder = new URL("../public/", import.meta.url);
const size = { width: 1200, height: 630 };
const sign = await readFile(new URL("icon.svg", folder), "utf8");

/** How much of its performance a game shows: far enough to be seen, not so far that it is over. */
const share = 0.7;

const games = (await paintShowcase()).map(({ shown, film }) => {
  const marks = marksAt(film, Math.round((film.frames - 1) * share));
  const picture = renderSvg(marks, shown.bounds, { palette: paletteOf(shown.id) });
  return `<figure>${picture}<figcaption>${shown.name.ja}<small>${shown.name.en}</small></figcaption></figure>`;
});

const style = `
  body { margin: 0; box-sizing: border-box; width: ${size.width}px; height: ${size.height}px; padding: 64px 72px;
    display: grid; grid-template-rows: auto auto 1fr; background: #faf8f3; color: #1f2328;
    font-family: "Noto Serif CJK JP", serif; }
  header { display: flex; align-items: center; gap: 24px; }
  header svg { width: 84px; height: 84px; }
  h1 { margin: 0; font-size: 76px; line-height: 1; }
  h1 span { font-size: 44px; font-weight: 400; color: #5a5f66; }
  p { margin: 18px 0 0; font: 30px/1.4 "Noto Sans CJK JP", sans-serif; color: #3d4248; }
  main { display: grid; grid-template-columns: repeat(4, 1fr); gap: 36px; align-items: end; }
  figure { margin: 0; display: grid; gap: 12px; justify-items: center; }
  figure svg { width: 220px; height: 220px; background: #fff; border-radius: 10px; }
  figcaption { font-size: 27px; font-weight: 600; }
  small { display: block; text-align: center; font: 20px "Noto Sans CJK JP", sans-serif; color: #5a5f66; }`;

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: size });
await page.setContent(`<!doctype html><html lang="ja"><style>${style}</style>
  <header>${sign}<h1>Masume <span>マス目</span></h1></header>
  <p>遊ぶ、作る、わかる。 Play, make and understand grid puzzles.</p>
  <main>${games.join("")}</main>`);
await writeFile(new URL("social.png", folder), await page.screenshot());
await browser.close();
