/** `masume reports`: what players have reported, and what whoever runs the server does about it. */
import { message } from "@masume/kernel";
import type { Moderation, PlayerReport, PuzzleReports } from "@masume/server";
import { CliError } from "../platform/cli-error.js";
import { status } from "../platform/exit-status.js";
import { flag, optional, text } from "../platform/parameters.js";
import { terminal } from "../platform/terminal.js";
import type { Translate } from "../platform/translate.js";
import { type Service, service } from "./service.js";
import { storageOptions, storageParameters, withStorage } from "./storage.js";

/** Each takes the id of a report or of a puzzle, and answers whether there is one. */
const actions = ["close", "unrank", "hide", "unhide"] as const;

export const reports: Service = service(
  "reports --json",
  {
    ...storageParameters,
    json: flag,
    close: optional(text("report")),
    unrank: optional(text("report")),
    hide: optional(text("puzzle")),
    unhide: optional(text("puzzle")),
  },
  async ({ data, database, json, ...given }, _version, t) => {
    const options = storageOptions({ data, database });
    const { hasDatabase, Moderation, withDatabase } = await import("@masume/server");
    if ("folder" in options && !hasDatabase(options)) {
      throw new CliError(message("reports.no-server", { place: options.folder }));
    }
    await withStorage(() =>
      withDatabase(options, async (opened) => {
        const moderation = new Moderation(opened);
        const wanted = actions.filter((action) => given[action] !== undefined);
        for (const action of wanted) await act(moderation, action, given[action]!, t);
        if (wanted.length === 0) await list(moderation, json, t);
      }),
    );
    return status.yes;
  },
);

async function act(
  moderation: Moderation,
  action: (typeof actions)[number],
  id: string,
  t: Translate,
): Promise<void> {
  if (!(await moderation[action](id))) throw new CliError(message(`reports.${action}.none`, { id }));
  terminal.printMessage(t(`reports.${action}.done`, { id }));
}

async function list(moderation: Moderation, isJson: boolean, t: Translate): Promise<void> {
  const [players, puzzles] = [await moderation.playerReports(), await moderation.puzzleReports()];
  if (isJson) return terminal.print(`${JSON.stringify({ players, puzzles })}\n`);
  const lines = [...players, ...puzzles].map((one) => `${shown(one, t)}\n`);
  if (lines.length > 0) await terminal.print(lines.join(""));
  else terminal.printMessage(t("reports.empty"));
}

function shown(one: PlayerReport | PuzzleReports, t: Translate): string {
  const day = new Date(one.at).toISOString().slice(0, 10);
  if (one.kind === "puzzle") {
    const { title, owner, count, isHidden } = one;
    const state = t(isHidden ? "reports.hidden" : "reports.listed");
    return `${one.id}  ${day}  ${t("reports.puzzle", { title, owner: owner.name, count })}  ${state}`;
  }
  const { player, by, about, note } = one;
  const what = [t(`reports.reason.${one.reason}`), about, note].filter((part) => part !== "").join(" · ");
  return `${one.id}  ${day}  ${t("reports.player", { name: player.name, id: player.id, by: by.name })}  ${what}`;
}
