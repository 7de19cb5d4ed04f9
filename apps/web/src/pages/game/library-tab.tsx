/** The boards one keeps, and every board played on this device. */
import type { JSX } from "solid-js";
import { SyncLine } from "../../account/sync-line.js";
import { PlayedBoards } from "../../library/played-boards.js";
import { SavedBoards } from "../../library/saved-boards.js";
import { PublicDoor } from "../../publishing/public-door.js";
import { WithGame } from "./with-game.js";

export default function LibraryTab(): JSX.Element {
  return (
    <WithGame>
      {(open) => (
        <>
          <SavedBoards open={open} />
          <PlayedBoards open={open} />
          <PublicDoor game={open.game.id} />
          <SyncLine />
        </>
      )}
    </WithGame>
  );
}
