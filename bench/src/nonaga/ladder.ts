/**
 * Measures the levels against each other:
 * `tsx --conditions=source bench/src/nonaga/ladder.ts FILE [official|basic] [GAMES] [FIRST-SECOND …]`
 *
 * Each level plays the one below, and full strength the novice and the level that
 * looks two turns ahead, unless pairs are named. Every opening is played twice,
 * colours changed (`even-opening.ts`). One line per game is added to FILE at once, and
 * what stands there is not played again, so a long match can be broken off and gone on
 * with. Full strength has a number of nodes, about what one thread evaluates in a
 * second: how busy the machine is changes nothing. The table comes last; a draw counts
 * half.
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import {
  fullStrength,
  type LevelId,
  levels,
  opponent,
  playMatch,
  type Ruleset,
  rulesets,
  type Strategy,
  type Turn,
} from "@masume/games/nonaga";
import { Budget, finish } from "@masume/kernel";
import { evenOpening } from "./even-opening.js";

const nodesASecond = 5_000_000;

type Pair = readonly [first: LevelId, second: LevelId];

const everyPair: readonly Pair[] = [
  ...levels.slice(1).map((level, i): Pair => [level.id, levels[i]!.id]),
  ["full", "novice"],
  ["full", "club"],
];

const [file, ...words] = process.argv.slice(2);
const rules = words.find((word) => rulesets.some((known) => known === word)) as Ruleset | undefined;
const games = Number(words.find((word) => Number(word) > 0) ?? 200);
const named = everyPair.filter((pair) => words.includes(pair.join("-")));
if (!file) {
  console.error("ladder.ts FILE [official|basic] [GAMES] [FIRST-SECOND …]");
  process.exit(2);
}

const openings = new Map<string, readonly Turn[]>();

function openingOf(ruleset: Ruleset, game: number): readonly Turn[] {
  const seed = `ladder/${ruleset}/${game >> 1}`;
  const opening = openings.get(seed) ?? evenOpening(ruleset, seed);
  openings.set(seed, opening);
  return opening;
}

function player(id: LevelId, seed: string): Strategy {
  const level = levels.findIndex((known) => known.id === id) + 1;
  const budget = (): Budget => (level === fullStrength ? new Budget(nodesASecond) : new Budget());
  return (puzzle, state) => opponent(puzzle, state, level, budget(), seed);
}

/** Plays a game; the line that tells of it. */
function played(ruleset: Ruleset, [first, second]: Pair, game: number): string {
  const one = player(first, `ladder/${game}/0`);
  const other = player(second, `ladder/${game}/1`);
  const isSwapped = game % 2 === 1;
  const players = isSwapped ? { red: other, blue: one } : { red: one, blue: other };
  const { result, turns } = finish(playMatch(ruleset, openingOf(ruleset, game), players));
  const winner = result === "draw" ? "draw" : (result === "red") === isSwapped ? second : first;
  return `${ruleset} ${first} ${second} ${game} ${winner} ${turns.length}`;
}

function linesSoFar(): readonly string[] {
  return existsSync(file!) ? readFileSync(file!, "utf8").trim().split("\n") : [];
}

for (const ruleset of rules ? [rules] : ["official" as const, "basic" as const]) {
  for (const pair of named.length > 0 ? named : everyPair) {
    const done = new Set(linesSoFar().map((line) => line.split(" ", 4).join(" ")));
    for (let game = 0; game < games; game++) {
      if (done.has(`${ruleset} ${pair.join(" ")} ${game}`)) continue;
      appendFileSync(file, `${played(ruleset, pair, game)}\n`);
    }
  }
}

function cell(ruleset: Ruleset, [first, second]: Pair): string {
  const results = linesSoFar()
    .map((line) => line.split(" "))
    .filter((line) => line[0] === ruleset && line[1] === first && line[2] === second)
    .map((line) => line[4]);
  if (results.length === 0) return "not played yet";
  const won = results.filter((winner) => winner === first).length;
  const drawn = results.filter((winner) => winner === "draw").length;
  const score = ((won + drawn / 2) / results.length) * 100;
  return `${results.length}: ${won}, ${drawn}, ${results.length - won - drawn}, ${score.toFixed(1)} %`;
}

console.log("| match | official | basic |\n| --- | --- | --- |");
for (const pair of everyPair) {
  console.log(`| ${pair.join(" – ")} | ${cell("official", pair)} | ${cell("basic", pair)} |`);
}
