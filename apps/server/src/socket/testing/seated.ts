/** Two players in one game, each with a socket that watches it. */
import type { FakeConnection } from "../../matches/testing/fake-connection.js";
import { anyTurn, moved, underWay } from "../../matches/testing/played-match.js";
import { addPlayers } from "../../storage/testing/memory-storage.js";
import type { Answer, OnlineServer } from "./online-server.js";

/** Legal turns of one game by the basic rules, none of which wins. */
export const turns: readonly string[] = (() => {
  const game = moved(moved(moved(underWay())));
  return [...game.turns, anyTurn(game)];
})();

export interface Seated {
  readonly match: string;
  readonly red: FakeConnection;
  readonly blue: FakeConnection;
  /** Plays the next of the turns, so many times. */
  play(count?: number): Promise<void>;
  move(by: FakeConnection, ply: number): Promise<Answer>;
}

export async function seated(
  server: OnlineServer,
  { clock = "none", rated = false }: { readonly clock?: string; readonly rated?: boolean } = {},
): Promise<Seated> {
  const [aiko, ben] = (await addPlayers(server.storage, "Aiko", "Ben")) as [string, string];
  const [red, blue] = [await server.connect(aiko, "of Aiko"), await server.connect(ben, "of Ben")];
  const opened = await server.ask(red, { type: "open", rules: "basic", clock, rated, side: "red" });
  const match = (opened as { match: string }).match;
  await server.ask(red, { type: "watch", match });
  await server.ask(blue, { type: "join", room: match });
  await server.ask(blue, { type: "watch", match });
  const move = (by: FakeConnection, ply: number) =>
    server.ask(by, { type: "move", match, ply, turn: turns[ply]! });
  return {
    match,
    red,
    blue,
    move,
    play: async (count = 1) => {
      for (let i = 0; i < count; i++) {
        const ply = (await server.storage.matches.find(match))!.turns.length;
        const answer = await move(ply % 2 === 0 ? red : blue, ply);
        if (answer.type !== "done") throw new Error(answer.code);
      }
    },
  };
}
