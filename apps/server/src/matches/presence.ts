/**
 * Who is connected, to whichever server, and what follows for their games: when one
 * player is here and the other is not, the one who left has a while to come back,
 * and then loses, except in correspondence. The server of the player who waits runs
 * that timer; should it die, the wait starts anew elsewhere. Where both have left, only
 * their clocks run.
 */
import { otherSide, sides } from "@masume/games/nonaga";
import { clockClassOf, type PresenceMessage, type Side } from "@masume/protocol";
import { batcher } from "../storage/batcher.js";
import type { Storage } from "../storage/storage.js";
import type { ClientConnection, Hub } from "./hub.js";
import type { Match } from "./match.js";
import { Spectators, type SpectatorsOptions } from "./spectators.js";

export interface PresenceOptions extends SpectatorsOptions {
  readonly graceMs: number;
  onAbandoned(match: string, side: Side): void;
}

/** What was last sent about a match. */
interface Sent {
  readonly text: string;
  readonly here: Readonly<Record<Side, boolean>>;
  readonly spectatorsElsewhere: number;
}

interface Absence {
  readonly side: Side;
  readonly until: number;
  readonly timer: NodeJS.Timeout;
}

const maxBatch = 500;

/** In correspondence players come and go as they like; only their clocks count. */
function isLive({ clock }: Match): boolean {
  return clockClassOf(clock) !== "correspondence";
}

export class Presence {
  readonly #storage: Storage;
  readonly #hub: Hub;
  readonly #options: PresenceOptions;
  readonly #spectators: Spectators;
  readonly #absences = new Map<string, Absence>();
  readonly #sent = new Map<string, Sent>();
  /** Updates in progress, and those who want an answer even if nothing has changed. */
  readonly #updating = new Map<string, { again: boolean; readonly asking: Set<ClientConnection> }>();
  readonly #unwritten = new Set<string>();
  readonly #write: (player: string) => Promise<void>;
  readonly #isElsewhere: (player: string) => Promise<boolean>;

  constructor(storage: Storage, hub: Hub, options: PresenceOptions) {
    this.#storage = storage;
    this.#hub = hub;
    this.#options = options;
    this.#spectators = new Spectators(storage, hub, options);
    this.#write = batcher(maxBatch, (players) => this.#writeAll(players));
    this.#isElsewhere = batcher(maxBatch, async (players) => {
      const elsewhere = await this.#elsewhere(players);
      return players.map((player) => elsewhere.has(player));
    });
  }

  /** The player's first socket here was opened, or the last one closed. */
  async onConnectionChange(player: string): Promise<void> {
    this.#unwritten.add(player);
    await this.#write(player);
    this.#unwritten.delete(player);
    this.#storage.bus.publish({ kind: "presence", player });
  }

  /** Writes what could not be written when it happened. */
  async retry(): Promise<void> {
    for (const player of [...this.#unwritten]) await this.onConnectionChange(player);
    await this.#spectators.retry();
  }

  /** Writes everything again: it was deleted with this server's row. */
  async rewrite(): Promise<void> {
    await Promise.all([...this.#hub.players].map((player) => this.onConnectionChange(player)));
    await this.#spectators.rewrite();
  }

  /** Connections are looked up when they are written: one batch follows the other, and none is overtaken. */
  async #writeAll(players: readonly string[]): Promise<readonly undefined[]> {
    const online = [...new Set(players.filter((player) => this.#hub.isConnected(player)))];
    const offline = players.filter((player) => !this.#hub.isConnected(player));
    await this.#storage.presence.setPlayers(this.#options.node, online, offline);
    return players.map(() => undefined);
  }

  /** Which of them have a socket on another server that is alive. */
  #elsewhere(players: readonly string[]): Promise<ReadonlySet<string>> {
    const { node, deadMs } = this.#options;
    const { presence, database } = this.#storage;
    return presence.playersElsewhere(node, players, database.now() - deadMs);
  }

  /**
   * Updates those of the matches where somebody has come or gone and no message of it arrived, for it was
   * lost with the server that had it. All are queried at once, and most are as they were: an update of each
   * of a thousand would make every move wait.
   */
  async poll(ids: readonly string[]): Promise<void> {
    const matches = ids.flatMap((id) => this.#options.cached(id) ?? []);
    const players = matches.flatMap(({ seats }) => sides.flatMap((side) => seats[side] ?? []));
    const away = players.filter((player) => !this.#hub.isConnected(player));
    const elsewhere = away.length > 0 ? await this.#elsewhere(away) : new Set();
    const spectators = matches.length > 0 ? await this.#spectators.elsewhere(ids) : new Map();
    const isHere = (player: string | null) =>
      player !== null && (this.#hub.isConnected(player) || elsewhere.has(player));
    const changed = matches.filter(({ id, seats }) => {
      const sent = this.#sent.get(id);
      if (!sent || sent.spectatorsElsewhere !== (spectators.get(id) ?? 0)) return true;
      return sides.some((side) => sent.here[side] !== isHere(seats[side]));
    });
    await Promise.all(changed.map(({ id }) => this.update(id)));
  }

  /**
   * Tells those who watch a match who is here, and starts or stops the wait. Two updates of one match
   * follow each other: the later one has the last word.
   */
  async update(id: string, asking?: ClientConnection): Promise<void> {
    const inProgress = this.#updating.get(id);
    if (inProgress) {
      inProgress.again = true;
      if (asking) inProgress.asking.add(asking);
      return;
    }
    const updating = { again: true, asking: new Set(asking ? [asking] : []) };
    this.#updating.set(id, updating);
    try {
      while (updating.again) {
        updating.again = false;
        await this.#update(id, updating.asking);
      }
    } catch (thrown) {
      this.#sent.delete(id); // unknown: the next poll updates it
      throw thrown;
    } finally {
      this.#updating.delete(id);
    }
  }

  async #update(id: string, asking: Set<ClientConnection>): Promise<void> {
    const seats = this.#options.cached(id)?.seats;
    const [spectatorsElsewhere, red, blue] = await Promise.all([
      this.#spectators.elsewhereAt(id),
      ...sides.map((side) => this.#isHere(seats?.[side] ?? null)),
    ]);
    const match = this.#options.cached(id);
    if (!match || !this.#hub.isWatched(id)) return this.release(id);
    const here = { red: red!, blue: blue! };
    const waiting = sides.find(
      (side) => match.seats[side] !== null && this.#hub.isConnected(match.seats[side]),
    );
    const side = waiting && otherSide(waiting);
    if (match.phase === "playing" && side && !here[side] && isLive(match)) this.#startWait(match, side);
    else this.#stopWait(id);
    const absence = this.#absences.get(id);
    const message: PresenceMessage = {
      type: "presence",
      match: id,
      here,
      spectators: this.#spectators.here(id) + spectatorsElsewhere,
      gone: absence ? { side: absence.side, until: absence.until } : null,
    };
    const text = JSON.stringify(message);
    if (this.#sent.get(id)?.text !== text) {
      this.#sent.set(id, { text, here, spectatorsElsewhere });
      this.#hub.sendToWatchers(id, message);
    } else for (const connection of asking) connection.sendText(text);
    asking.clear();
    await this.#spectators.update(id);
  }

  /** Nobody watches the match here any more. */
  async release(id: string): Promise<void> {
    this.#stopWait(id);
    this.#sent.delete(id);
    await this.#spectators.update(id);
  }

  close(): void {
    for (const id of [...this.#absences.keys()]) this.#stopWait(id);
  }

  #startWait({ id }: Match, side: Side): void {
    if (this.#absences.get(id)?.side === side) return;
    this.#stopWait(id);
    const { graceMs } = this.#options;
    const timer = setTimeout(() => this.#endWait(id, side), graceMs);
    this.#absences.set(id, { side, until: this.#storage.database.now() + graceMs, timer });
  }

  #endWait(id: string, side: Side): void {
    this.#absences.delete(id);
    const match = this.#options.cached(id);
    const waiting = match?.seats[otherSide(side)];
    if (!match || !waiting || !this.#hub.isConnected(waiting)) return;
    this.#isHere(match.seats[side]).then(
      (isBack) => {
        if (!isBack) this.#options.onAbandoned(id, side);
      },
      () => this.#startWait(match, side), // unknown: wait once more
    );
  }

  #stopWait(id: string): void {
    clearTimeout(this.#absences.get(id)?.timer);
    this.#absences.delete(id);
  }

  async #isHere(player: string | null): Promise<boolean> {
    return player !== null && (this.#hub.isConnected(player) || this.#isElsewhere(player));
  }
}
