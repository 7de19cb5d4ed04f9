/** Runs at build time: each game of the registry with its names, its miniature and the film of it. */
import { gameIds, registry } from "@masume/games";
import { type AnyGame, type Box, Budget, finish, type Marks } from "@masume/kernel";
import type { Film, ShowcaseEntry, ShownMark } from "../src/pages/home/showcase.js";

/** Moves that show a game at its best on its first example, one frame each; without any, its solver's. */
const performances: Readonly<Record<string, string>> = {
  stroke: "0,1 0,2 0,3 0,4 1,4 1,3 2,3 2,2 1,2 1,1 1,0 2,0 3,0 4,0 4,1 3,1 3,2 4,2 4,3 3,3 3,4 4,4",
  slither:
    "h:0,2=1 v:0,3=1 h:1,3=1 v:0,4=1 h:0,4=1 v:0,5=1 v:1,5=1 h:2,4=1 v:2,4=1 h:3,3=1 v:3,3=1 h:4,3=1 v:4,4=1 h:5,3=1 h:5,2=1 h:5,1=1 v:4,1=1 h:4,1=1 v:3,2=1 h:3,1=1 h:3,0=1 v:2,0=1 v:1,0=1 h:1,0=1 v:1,1=1 h:2,1=1 v:1,2=1 v:0,2=1",
  sono: "0,0,2 1,1,3",
  nonaga:
    "-2,0>-2,1/-1,2>-3,1 2,0>-2,0/2,-1>1,2 2,-2>-1,1/0,-1>-1,2 0,-2>-1,-1/-1,2>0,-1 -1,1>-1,0/0,-2>-1,2 -2,2>-1,2/-2,2>0,-2 -2,1>1,1/-2,1>-1,3 -1,2>-1,1/0,0>-2,1 0,2>0,1/-2,1>0,0 -1,-1>0,-2/0,0>-2,-1 -1,0>1,-2/-1,0>2,1 -2,0>-1,-1/-1,3>-1,0 1,-2>1,0",
};

export interface PaintedGame {
  readonly shown: ShowcaseEntry;
  readonly film: Film;
}

export async function paintShowcase(): Promise<readonly PaintedGame[]> {
  return Promise.all(
    gameIds.map(async (id) => {
      const game = await registry[id]();
      const moves = performances[id]?.split(" ") ?? (await solution(game));
      const { bounds, marks, film } = miniature(game, moves);
      const name = { ja: game.messages.ja.name!, en: game.messages.en.name! };
      const tagline = { ja: game.messages.ja.tagline!, en: game.messages.en.tagline! };
      return { shown: { id, name, tagline, bounds, marks }, film };
    }),
  );
}

/** Enough for a small board; a build must not wait for a hard one. */
const solvingWork = 1_000_000;

async function solution(game: AnyGame): Promise<readonly string[]> {
  const solve = await game.engines?.solve?.();
  const solved = solve && finish(solve(firstExample(game), new Budget(solvingWork)));
  return solved?.verdict === "solved" ? solved.moves.map((move) => game.codec.move.format(move)) : [];
}

function firstExample(game: AnyGame): unknown {
  const parsed = game.codec.puzzle.parse(game.examples[0]!.puzzle);
  if (!parsed.ok) throw new Error(`${game.id}: the first example cannot be read`);
  return parsed.value;
}

function miniature(
  game: AnyGame,
  moves: readonly string[],
): Pick<ShowcaseEntry, "bounds" | "marks"> & { readonly film: Film } {
  const puzzle = firstExample(game);
  let state = game.start(puzzle);
  let { bounds } = game.layout(puzzle, state);
  const frames = [game.paint(puzzle, state)];
  for (const text of moves) {
    const move = game.codec.move.parse(text);
    const played = move.ok ? game.play(puzzle, state, move.value) : move;
    if (!played.ok) throw new Error(`${game.id}: the showcase move ${text} cannot be played`);
    state = played.value;
    frames.push(game.paint(puzzle, state));
    bounds = around(bounds, game.layout(puzzle, state).bounds);
  }
  return { bounds, marks: frames.at(-1)!, film: { frames: frames.length, marks: marksOf(frames) } };
}

/** The smallest box around both: a board may wander while it is played. */
function around(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  const height = Math.max(a.y + a.height, b.y + b.height) - y;
  return { x, y, width, height };
}

/** Every mark of the frames once, in drawing order: a mark that comes later goes above the one painted before it. */
function marksOf(frames: readonly Marks[]): readonly ShownMark[] {
  const marks: ShownMark[] = [];
  frames.forEach((painted, frame) => {
    let above = 0;
    for (const mark of painted) {
      const text = JSON.stringify(mark);
      const known = marks.findIndex(
        (shown, i) => i >= above && shown.until === frame && JSON.stringify(shown.mark) === text,
      );
      if (known < 0) marks.splice(above, 0, { mark, from: frame, until: frame + 1 });
      else marks[known] = { ...marks[known]!, until: frame + 1 };
      above = (known < 0 ? above : known) + 1;
    }
  });
  return marks;
}
