/**
 * What any game has on the page out of its contract alone; a game's own parts come
 * before. The tabs are loaded when somebody opens them.
 */
import { lazy } from "solid-js";
import type { PageGame } from "../board/page-game.js";
import { t } from "../i18n/translator.js";
import type { GameUi, GameUiParts } from "../play/game-ui.js";

export function completeUi<Puzzle, State, Move, Gesture>(
  game: PageGame<Puzzle, State, Move, Gesture>,
  own: GameUiParts<Puzzle, State, Move, Gesture>,
): GameUi<Puzzle, State, Move, Gesture> {
  const format = (puzzle: Puzzle) => game.codec.puzzle.format(puzzle);
  return {
    messages: { ja: {}, en: {} },
    keys: [
      { keys: ["↑", "→", "↓", "←"], action: () => t("key.move") },
      { keys: ["Enter", "Space"], action: () => t("key.press") },
    ],
    hint: {},
    learn: {},
    pages: {},
    ...own,
    play: { Page: lazy(() => import("./default-play.js")), ...own.play },
    make: {
      Page: game.presets && game.engines?.generate && lazy(() => import("./default-make.js")),
      ...own.make,
    },
    share: { code: format, file: format, fileType: "txt", ...own.share },
    library: { read: async (text) => game.codec.puzzle.parse(text), ...own.library },
  };
}
