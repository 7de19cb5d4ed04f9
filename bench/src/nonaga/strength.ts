/**
 * Plays full strength as it is against full strength of another checkout, both with the
 * same number of nodes per turn and without the book:
 * `tsx --conditions=source bench/src/nonaga/strength.ts FILE CHECKOUT official|basic GAMES [NODES [THEIR NODES]]`
 *
 * Every even opening is played twice, colours changed. One line per game is added to
 * FILE at once, and what stands there is not played again. The sums come last, with the
 * processor's time per turn of both: an engine that takes longer for as many nodes is
 * not better for it.
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { analyse, type Puzzle, playMatch, rulesets, type State, type Turn } from "@masume/games/nonaga";
import { Budget, finish, type Task } from "@masume/kernel";
import { evenOpening } from "./even-opening.js";

const [file, checkout, rulesName, games, nodes = "5000000", theirNodes = nodes] = process.argv.slice(2);
const rules = rulesets.find((name) => name === rulesName);
if (!file || !checkout || !rules || !(Number(games) > 0)) {
  console.error("strength.ts FILE CHECKOUT official|basic GAMES [NODES [THEIR NODES]]");
  process.exit(2);
}

class Contestant {
  ms = 0;
  turns = 0;
  readonly #analyse: typeof analyse;
  readonly #nodes: number;

  constructor(search: typeof analyse, limit: number) {
    this.#analyse = search;
    this.#nodes = limit;
  }

  *think(puzzle: Puzzle, state: State): Task<Turn> {
    const before = process.cpuUsage();
    const { turn } = finish(this.#analyse(puzzle, state, new Budget(this.#nodes), { evaluation: "learned" }));
    const { user, system } = process.cpuUsage(before);
    this.ms += (user + system) / 1000;
    this.turns++;
    return turn;
  }
}

const theirFile = resolve(checkout, "packages/games/src/nonaga/search/analyse.ts");
const theirs: { analyse: typeof analyse } = await import(pathToFileURL(theirFile).href);
const ours = new Contestant(analyse, Number(nodes));
const others = new Contestant(theirs.analyse, Number(theirNodes));

function results(): readonly (readonly string[])[] {
  const lines = existsSync(file!) ? readFileSync(file!, "utf8").trim().split("\n") : [];
  return lines.map((line) => line.split(" ")).filter(([name]) => name === rules);
}

const done = new Set(results().map(([, game]) => game));
let opening: readonly Turn[] | undefined;
for (let game = 0; game < Number(games); game++) {
  if (game % 2 === 0) opening = undefined;
  if (done.has(String(game))) continue;
  opening ??= evenOpening(rules, `strength/${rules}/${game >> 1}`);
  const [red, blue] = game % 2 === 0 ? [ours, others] : [others, ours];
  const { result, turns } = finish(
    playMatch(rules, opening, {
      red: (puzzle, state) => red.think(puzzle, state),
      blue: (puzzle, state) => blue.think(puzzle, state),
    }),
  );
  const won = (result === "red" ? red : blue) === ours ? "won" : "lost";
  appendFileSync(file, `${rules} ${game} ${result === "draw" ? "draw" : won} ${turns.length}\n`);
}

const count = (wanted: string): number => results().filter(([, , result]) => result === wanted).length;
const [won, drawn, lost] = [count("won"), count("draw"), count("lost")];
const score = ((won + drawn / 2) / (won + drawn + lost)) * 100;
console.log(`${rules}: won ${won}, drawn ${drawn}, lost ${lost}, ${score.toFixed(1)} %`);
for (const [name, { ms, turns }] of Object.entries({ "this engine": ours, "the other": others })) {
  if (turns > 0) console.log(`${name}: ${(ms / turns).toFixed(0)} ms of processor time per turn`);
}
