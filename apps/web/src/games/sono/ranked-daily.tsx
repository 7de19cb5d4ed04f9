/** The day's board that there is a leaderboard for: most pairs first, then fewest turns, then less time. */
import { puzzleCodec, rankedBand } from "@masume/games/sono";
import { parseOrThrow } from "@masume/kernel";
import { useNavigate } from "@solidjs/router";
import type { JSX } from "solid-js";
import { StartRanked } from "../../leaderboards/start-ranked.js";
import { dailyQuery } from "./daily.js";
import { boardPath } from "./link.js";

export function StartRankedDaily(props: { readonly day: string }): JSX.Element {
  const navigate = useNavigate();
  return (
    <StartRanked
      board="sono-daily"
      day={props.day}
      onBegun={({ puzzles }) =>
        navigate(boardPath(parseOrThrow(puzzleCodec, puzzles[0]!)) + dailyQuery(props.day, rankedBand))
      }
    />
  );
}
