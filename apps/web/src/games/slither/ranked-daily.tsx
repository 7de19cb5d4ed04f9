/** The daily puzzle that there is a leaderboard for: begun with the server, answered when it is solved. */
import { puzzleCodec, rankedDaily } from "@masume/games/slither";
import { createEffect, type JSX, Show } from "solid-js";
import { answerAttempt, beginAttempt } from "../../leaderboards/attempt.js";
import { DayStanding } from "../../leaderboards/standing.js";
import { movesInForce } from "../../play/play.js";
import { recallRecord } from "../../storage/sessions.js";
import { type BesideProps, puzzlePath } from "../games.js";
import { dailyQuery } from "./daily.js";
import { slitherCode } from "./link.js";

const board = "slither-daily";

function codeOf(text: string): string | undefined {
  const puzzle = puzzleCodec.parse(text);
  return puzzle.ok ? slitherCode(puzzle.value) : undefined;
}

/** Where the day's puzzle stands, with its attempt begun; undefined where the server has no part in it. */
export async function beginRankedDaily(day: string): Promise<string | undefined> {
  const attempt = await beginAttempt(
    board,
    day,
    async ([text]) => (await recallRecord(`slither/${codeOf(text!)}`)) !== undefined,
  );
  const code = attempt && codeOf(attempt.puzzles[0]!);
  return code && puzzlePath("slither", code) + dailyQuery(rankedDaily, day);
}

/** What came of it, beside the solved board. */
export function RankedDaily(props: BesideProps): JSX.Element {
  const { play, query } = props;
  const day = query.get("daily") === rankedDaily.id ? query.get("day") : null;
  const isSolved = () => play.solvedIn() !== undefined;
  createEffect(() => {
    if (day && isSolved() && play.hints() === 0)
      void answerAttempt(board, day, 0, movesInForce(play.session()));
  });
  return (
    <Show when={isSolved() && day}>
      {(known) => <DayStanding board={board} day={known()} isHelped={play.hints() > 0} />}
    </Show>
  );
}
