/** The boards one keeps, and every board played on this device. */
import type { JSX } from "solid-js";
import { SyncLine } from "../../account/sync-line.js";
import { PlayedPuzzles } from "../../library/played-puzzles.js";
import { SavedPuzzles } from "../../library/saved-puzzles.js";
import { PublicLink } from "../../publishing/public-link.js";
import { WithGame } from "./with-game.js";

export default function LibraryTab(): JSX.Element {
  return (
    <WithGame>
      {(open) => (
        <>
          <SavedPuzzles open={open} />
          <PlayedPuzzles open={open} />
          <PublicLink game={open.game.id} />
          <SyncLine />
        </>
      )}
    </WithGame>
  );
}
