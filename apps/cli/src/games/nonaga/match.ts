/** `nonaga match`: two levels play each other, and the games are counted. */
import { randomBytes } from "node:crypto";
import { formatTurn, levels, matchOpening, playMatch, type Side, type Strategy } from "@masume/games/nonaga";
import { asSubtask, createRandom, driveInSlices } from "@masume/kernel";
import { flag, integer, optional } from "../../platform/parameters.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { maxSliceMs, yieldToEvents } from "../../verbs/work.js";
import { rulesOption } from "./cli-game.js";
import { SearchThreads } from "./search-threads.js";
import { levelParameter, thinkingOptions, thinkWithin } from "./thinking-options.js";

const defaultGames = 20;

export const match: Verb = verb({
  arguments: {},
  options: {
    red: levelParameter,
    blue: levelParameter,
    games: optional(integer(1, 1_000_000)),
    rules: rulesOption,
    swap: flag,
    records: flag,
    ...thinkingOptions,
  },
  examples: [
    "nonaga match --red novice --blue beginner --games 10",
    "nonaga match --red strong --blue club --games 200 --swap --rules official --seed 1",
    "nonaga match --red full --blue expert --time 1s --games 40",
  ],
  run: async ({ options, t }, work) => {
    const { red, blue, games = defaultGames, rules = "basic", swap } = options;
    const seed = options.seed ?? randomBytes(6).toString("hex");
    const engine = new SearchThreads(options.threads ?? work.threads);
    const player = (level: number, name: string): Strategy =>
      function* (puzzle, state) {
        const request = { puzzle, state, level, seed: `${seed}/${name}` };
        return (yield* asSubtask(thinkWithin(options, engine, request))).turn;
      };
    const won = { red: 0, blue: 0, draws: 0 };
    const records: string[][] = [];
    let turnCount = 0;
    for (let i = 0; i < games; i++) {
      work.report({ phase: "playing", done: i, total: games });
      const isSwapped = swap && i % 2 === 1;
      const opening = matchOpening(rules, createRandom(`${seed}/opening ${swap ? i >> 1 : i}`));
      const first = player(red, `red ${i}`);
      const second = player(blue, `blue ${i}`);
      const players: Record<Side, Strategy> = isSwapped
        ? { red: second, blue: first }
        : { red: first, blue: second };
      const played = await driveInSlices(playMatch(rules, opening, players), {
        sliceMs: maxSliceMs,
        now: Date.now,
        pause: yieldToEvents,
      });
      if (!played.finished) throw new Error("nothing stops a game");
      const { result, turns } = played.value;
      turnCount += turns.length;
      if (options.records) records.push(turns.map((turn) => formatTurn(turn, "/")));
      if (result === "draw") won.draws++;
      else won[(result === "red") === isSwapped ? "blue" : "red"]++;
    }
    await engine.close();
    const name = (level: number): string => t(levels[level - 1]!.name.key);
    const facts = { ...won, first: name(red), second: name(blue), percent: percentOf(won, games) };
    return {
      verdict: "yes",
      json: {
        ...won,
        games,
        rules,
        seed,
        averageTurns: turnCount / games,
        ...(options.records && { records }),
      },
      text: t("result.match", facts),
    };
  },
});

/** What the first player scored: a draw is half a win. */
export function percentOf({ red, draws }: { red: number; draws: number }, games: number): string {
  return (((red + draws / 2) / games) * 100).toFixed(1);
}
