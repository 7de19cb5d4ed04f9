/** Sono's verbs. */
import { messages } from "@masume/games/sono";
import type { GameCommands } from "../../framework/verb.js";
import { check } from "./check.js";
import { convert } from "./convert.js";
import { verbMessages } from "./messages.js";
import { replay } from "./replay.js";

export const sonoCommands: GameCommands = {
  game: "sono",
  catalogues: [verbMessages, messages],
  notation: { oneLine: /^\d+\.[\w-]+(?:\.[mpt]\d+)*$/ },
  verbs: { check, replay, convert },
};
