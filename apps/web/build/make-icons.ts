/**
 * Draws the PNG icons from `public/icon.svg` with the system's Chromium. Run by
 * hand after changing the drawing: `npx tsx apps/web/build/make-icons.ts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";

const folder = new URL("../public/", import.meta.url);
const drawing = await readFile(new URL("icon.svg", folder), "utf8");
// A maskable icon and Apple's fill their square; the system cuts the corners.
const square = drawing.replace(' rx="26"', "");

const icons: readonly (readonly [string, number, string])[] = [
  ["icon-192.png", 192, drawing],
  ["icon-512.png", 512, drawing],
  ["icon-maskable-512.png", 512, square.replace('viewBox="0 0 128 128"', 'viewBox="-14 -14 156 156"')],
  ["apple-touch-icon.png", 180, square],
];

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [name, size, svg] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = svg === drawing ? "transparent" : "#faf8f3";
  await page.setContent(
    `<style>body{margin:0;background:${ground}}svg{display:block;width:100vw;height:100vh}</style>${svg}`,
  );
  await writeFile(new URL(name, folder), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
