/**
 * Plays random games of both rulesets to their end, by the rules in coordinates:
 * `tsx --conditions=source bench/src/nonaga/random-games.ts [GAMES] [SEED]`
 *
 * Every game must end by a win, by repetition or at the cap; its record must come
 * back from its text, and the record's own check must agree with the game.
 */
import { deepStrictEqual } from "node:assert";
import {
  afterSlide,
  areTogether,
  checkRecord,
  type GameRecord,
  movableTiles,
  playMatch,
  recordCodec,
  rulesets,
  type Strategy,
  slides,
  startPosition,
  tileTargets,
} from "@masume/games/nonaga";
import { createRandom, finish, type Random } from "@masume/kernel";

const [games = "10000", seed = "0"] = process.argv.slice(2);

/** Any slide, then any tile, then any place for it: far quicker than to list every turn. */
function anyTurn(random: Random): Strategy {
  return function* ({ rules }, { position }) {
    const possible = slides(position);
    const slide = possible.length > 0 ? random.pick(possible) : undefined;
    const halfway = afterSlide(position, slide);
    const hasWon = slide !== undefined && areTogether(halfway[position.mover]);
    const tiles = hasWon ? [] : movableTiles(rules, halfway);
    if (tiles.length === 0) return { slide, tile: undefined };
    const from = random.pick(tiles);
    return { slide, tile: { from, to: random.pick(tileTargets(halfway, from)) } };
  };
}

for (const rules of rulesets) {
  const ended = { red: 0, blue: 0, repetition: 0, cap: 0 };
  let turnCount = 0;
  let longest = 0;
  for (let game = 0; game < Number(games); game++) {
    const player = anyTurn(createRandom(`random games/${seed}/${rules}/${game}`));
    const { turns, result } = finish(playMatch(rules, [], { red: player, blue: player }));
    const record: GameRecord = { puzzle: { rules, position: startPosition }, headers: [], turns, result };
    deepStrictEqual(recordCodec.parse(recordCodec.format(record)), { ok: true, value: record });
    const checked = checkRecord(record);
    deepStrictEqual([checked.valid, checked.result, checked.turns], [true, result, turns.length]);
    const onBoard = checkRecord({ ...record, result: "*" }).result;
    ended[onBoard === "*" ? "cap" : onBoard === "draw" ? "repetition" : onBoard]++;
    turnCount += turns.length;
    longest = Math.max(longest, turns.length);
  }
  const { red, blue, repetition, cap } = ended;
  console.log(
    `${rules}: ${games} games; red won ${red}, blue ${blue}; repetition ${repetition}, cap ${cap}; ` +
      `${(turnCount / Number(games)).toFixed(1)} turns on average, at most ${longest}`,
  );
}
