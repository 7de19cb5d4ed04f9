/** Games come back from their file with every position and verdict. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  afterTurn,
  legalTurns,
  type Position,
  rulesets,
  startPosition,
  winnerOf,
} from "@masume/games/nonaga";
import { createRandom } from "@masume/kernel";
import { expect, it } from "vitest";
import { type JudgedTurn, loadGames, type PlayedGame, saveGames } from "./games-file.js";

interface Walk extends PlayedGame {
  readonly positions: readonly Position[];
}

function walk(rules: (typeof rulesets)[number], seed: string): Walk {
  const random = createRandom(seed);
  const turns: JudgedTurn[] = [];
  const positions: Position[] = [];
  let position = startPosition;
  while (turns.length < 12 && !winnerOf(position)) {
    positions.push(position);
    const turn = random.pick(legalTurns(rules, position));
    turns.push({ turn, verdict: turns.length < 2 ? undefined : 5 * (random.below(241) - 120) });
    position = afterTurn(position, turn);
  }
  return { result: winnerOf(position) ?? "draw", turns, positions };
}

it.each(rulesets)("of %s rules", (rules) => {
  const folder = mkdtempSync(join(tmpdir(), "nonaga-games-"));
  try {
    const path = join(folder, "some.games");
    const games = Array.from({ length: 5 }, (_, i) => walk(rules, `file/${rules}/${i}`));
    saveGames(path, rules, games);
    expect([...loadGames(path, rules)]).toEqual(
      games.map(({ result, turns, positions }) => ({
        result,
        moments: positions.map((position, i) => ({ position, verdict: turns[i]!.verdict })),
      })),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
