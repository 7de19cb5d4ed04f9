/**
 * Games of self-play as a file, one game a line: the result, then the turns in the
 * notation of game records, each with the score its player gave it (turns that
 * were only made to get started have none). Compressed, because nobody reads it
 * but the fit.
 *
 *     red 2,-2>-1,1/1,-2>3,-1 2,0>-1,0/-1,2>1,2:-14 …
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { formatTurn, type Ruleset, type Turn, turnCodec } from "@masume/games/nonaga";

export type GameResult = "red" | "blue" | "draw";

export interface ScoredTurn {
  readonly turn: Turn;
  /** Seen by the player who made it. */
  readonly score: number | undefined;
}

export interface PlayedGame {
  readonly result: GameResult;
  readonly turns: readonly ScoredTurn[];
}

const folder = fileURLToPath(new URL("../../data/", import.meta.url));

function pathOf(rules: Ruleset): string {
  return join(folder, `nonaga-${rules}.txt.gz`);
}

export function saveGames(rules: Ruleset, games: readonly PlayedGame[]): void {
  const lines = games.map(({ result, turns }) => {
    const texts = turns.map(
      ({ turn, score }) => formatTurn(turn, "/") + (score === undefined ? "" : `:${score}`),
    );
    return `${result} ${texts.join(" ")}\n`;
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(pathOf(rules), gzipSync(lines.join(""), { level: 9 }));
}

export function loadGames(rules: Ruleset): readonly PlayedGame[] {
  const text = gunzipSync(readFileSync(pathOf(rules))).toString();
  return text
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [result, ...turns] = line.split(" ");
      return { result: result as GameResult, turns: turns.map(readTurn) };
    });
}

function readTurn(text: string): ScoredTurn {
  const [turnText, score] = text.split(":");
  const turn = turnCodec.parse(turnText!);
  if (!turn.ok) throw new Error(`${turnText} is not a turn`);
  return { turn: turn.value, score: score === undefined ? undefined : Number(score) };
}
