/** The games as the page holds them. */
import type { GameId } from "@masume/games";
import type { Game } from "@masume/kernel";

/** A game of the registry, as whoever asks knows its types. */
export type PageGame<Puzzle = unknown, State = unknown, Move = unknown, Gesture = unknown> = Game<
  Puzzle,
  State,
  Move,
  unknown,
  Gesture,
  GameId
>;
