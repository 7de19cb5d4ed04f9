/** The games as the home page knows them, named but not painted: what `virtual:showcase` is in the unit tests. */
import type { ShowcaseEntry } from "../showcase.js";

const entry = (id: ShowcaseEntry["id"], en: string, ja: string): ShowcaseEntry => ({
  id,
  name: { en, ja },
  tagline: { en: `About ${en}`, ja: `${ja}のこと` },
  bounds: { x: 0, y: 0, width: 1, height: 1 },
  marks: [],
});

const showcase: readonly ShowcaseEntry[] = [
  entry("stroke", "Stroke", "一筆書き"),
  entry("slither", "Slither", "スリザーリンク"),
  entry("sono", "Sono", "園"),
  entry("nonaga", "Nonaga", "ノナガ"),
];

export default showcase;
