/**
 * Every pair of colours that carries text or meaning has the contrast WCAG 2.2 AA
 * asks for, by day and by night; in high contrast, AAA for text.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const [ordinary, high] = css.split(':root[data-contrast="more"]') as [string, string];

interface Look {
  readonly name: string;
  readonly tokens: string;
  readonly night: boolean;
  readonly text: number;
}

const looks: readonly Look[] = [
  { name: "by day", tokens: ordinary, night: false, text: 4.5 },
  { name: "by night", tokens: ordinary, night: true, text: 4.5 },
  { name: "by day in high contrast", tokens: high, night: false, text: 7 },
  { name: "by night in high contrast", tokens: high, night: true, text: 7 },
];

function colour(token: string, { tokens, night }: Look): string {
  const found = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens);
  if (!found) throw new Error(`no such colour: ${token}`);
  return found[night ? 2 : 1]!;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

const grounds = ["paper", "sheet", "raised", "sunk"];
const texts = [
  "ink",
  "ink-soft",
  "vermilion",
  "indigo",
  "evergreen",
  "gold",
  "good",
  "bad",
  "warn",
  "accent",
];
const fills = ["vermilion", "indigo", "evergreen", "gold", "accent", "bad"];
const signs = ["rule-strong", "focus", "red", "blue"];

for (const look of looks) {
  for (const ground of grounds) {
    for (const text of texts) {
      test(`text in ${text} on ${ground} ${look.name}`, () => {
        expect(contrast(colour(text, look), colour(ground, look))).toBeGreaterThanOrEqual(look.text);
      });
    }
    for (const sign of signs) {
      test(`a sign in ${sign} on ${ground} ${look.name}`, () => {
        expect(contrast(colour(sign, look), colour(ground, look))).toBeGreaterThanOrEqual(3);
      });
    }
  }
  for (const fill of fills) {
    test(`text on ${fill} ${look.name}`, () => {
      expect(contrast(colour("on-accent", look), colour(fill, look))).toBeGreaterThanOrEqual(look.text);
    });
  }
}
