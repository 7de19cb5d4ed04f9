/**
 * The line protocol by which other programs play against the engine, modelled on
 * chess's UCI: one command per line in, one answer per line out. A command that
 * makes no sense is answered by `info string …` and changes nothing.
 */
import {
  type Analysis,
  formatTurn,
  fullStrength,
  levels,
  moveCodec,
  outcome,
  type Puzzle,
  parseRuleset,
  play,
  puzzleCodec,
  type Ruleset,
  rulesets,
  type State,
  start,
  startPosition,
} from "@masume/games/nonaga";
import { Budget, driveInSlices, type Message, message } from "@masume/kernel";
import type { Translate } from "../../platform/translate.js";
import { maxSliceMs, yieldToEvents } from "../../verbs/work.js";
import { SearchThreads } from "./search-threads.js";
import { defaultTimeMs, levelCalled, unknownLevel } from "./thinking-options.js";

const maxThreads = 256;

export interface Host {
  write(line: string): void;
  readonly t: Translate;
  readonly threads: number;
}

interface GoLimits {
  readonly nodes?: number;
  readonly depth?: number;
  readonly timeMs?: number;
}

/** Why a command is not obeyed. */
class Refusal extends Error {
  readonly reason: Message;

  constructor(reason: Message) {
    super(reason.key);
    this.reason = reason;
  }
}

export class Protocol {
  readonly #host: Host;
  #rules: Ruleset = "basic";
  #level = fullStrength;
  #seed = "";
  #threads: number;
  #opensByBook = true;
  #engine: SearchThreads | undefined;
  #puzzle: Puzzle = { rules: "basic", position: startPosition };
  #state: State = start(this.#puzzle);
  #thinking: Promise<void> = Promise.resolve();
  #shouldStop = false;
  #isEndless = false;

  constructor(host: Host) {
    this.#host = host;
    this.#threads = host.threads;
  }

  /** Obeys one line; false once the conversation is over. */
  async obey(line: string): Promise<boolean> {
    const [, command = "", rest = ""] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line)!;
    switch (command) {
      case "":
        return true;
      case "isready":
        this.#host.write("readyok");
        return true;
      case "stop":
        this.#shouldStop = true;
        await this.#thinking;
        return true;
      case "quit":
        this.#shouldStop = true;
        return false;
    }
    await this.#settled();
    try {
      await this.#change(command, rest);
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      this.#host.write(`info string ${this.#host.t(thrown.reason.key, thrown.reason.params)}`);
    }
    return true;
  }

  async #change(command: string, rest: string): Promise<void> {
    switch (command) {
      case "uci":
        this.#introduce();
        break;
      case "ucinewgame":
        await this.#dismiss();
        break;
      case "setoption":
        await this.#setOption(rest);
        break;
      case "position":
        this.#setPosition(rest);
        break;
      case "go":
        this.#go(rest);
        break;
      default:
        throw new Refusal(message("protocol.unknown", { text: quoted(command) }));
    }
  }

  /** No more lines come. */
  async end(): Promise<void> {
    await this.#settled();
    await this.#dismiss();
  }

  /** A search with a limit goes on to it; one without is stopped. */
  async #settled(): Promise<void> {
    if (this.#isEndless) this.#shouldStop = true;
    await this.#thinking;
  }

  #introduce(): void {
    for (const line of [
      "id name Masume Nonaga",
      "id author the Masume authors",
      `option name Rules type combo default basic ${rulesets.map((name) => `var ${name}`).join(" ")}`,
      `option name Level type combo default full ${levels.map(({ id }) => `var ${id}`).join(" ")}`,
      `option name Threads type spin default ${this.#host.threads} min 1 max ${maxThreads}`,
      "option name Seed type string default <empty>",
      "option name OwnBook type check default true",
      "uciok",
    ]) {
      this.#host.write(line);
    }
  }

  async #setOption(rest: string): Promise<void> {
    const [, name = "", value = ""] = /^name\s+(\S+)(?:\s+value\s+(.*))?$/i.exec(rest) ?? [];
    const found = quoted(value);
    switch (name.toLowerCase()) {
      case "rules": {
        const rules = parseRuleset(value);
        if (!rules) throw new Refusal(message("rules.unknown", { found, known: rulesets.join(", ") }));
        this.#rules = rules;
        this.#puzzle = { ...this.#puzzle, rules };
        return;
      }
      case "level": {
        const level = levelCalled(value);
        if (level === undefined) throw new Refusal(unknownLevel(found));
        this.#level = level;
        return;
      }
      case "threads": {
        const threads = Number(value);
        if (!Number.isInteger(threads) || threads < 1 || threads > maxThreads) {
          throw new Refusal(message("input.integer", { min: 1, max: maxThreads, found }));
        }
        await this.#dismiss();
        this.#threads = threads;
        return;
      }
      case "ownbook":
        if (value !== "true" && value !== "false") {
          throw new Refusal(message("protocol.true-false", { text: found }));
        }
        this.#opensByBook = value === "true";
        return;
      case "seed":
        this.#seed = value === "<empty>" ? "" : value;
        return;
      default:
        throw new Refusal(message("protocol.no-option", { name: quoted(name) }));
    }
  }

  /** A position without a ruleset's name in front is one of the ruleset chosen before. */
  #setPosition(rest: string): void {
    const [, where = "", moves = ""] = /^(.*?)(?:\s+moves(?:\s+(.*))?)?$/.exec(rest)!;
    const isNamed = parseRuleset(where.split(" ", 1)[0]!) !== undefined;
    const read = puzzleCodec.parse(
      isNamed ? where : `${this.#rules} ${where === "startpos" ? "start" : where}`,
    );
    if (!read.ok) throw new Refusal(read.error.reason);
    let state = start(read.value);
    for (const text of moves.split(/\s+/).filter((word) => word !== "")) {
      const turn = moveCodec.parse(text);
      if (!turn.ok) throw new Refusal(turn.error.reason);
      const next = play(read.value, state, turn.value);
      if (!next.ok)
        throw new Refusal(
          message("protocol.illegal", { turn: quoted(text), reason: message(next.error.code) }),
        );
      state = next.value;
    }
    this.#puzzle = read.value;
    this.#state = state;
  }

  #go(rest: string): void {
    const limits = goLimits(rest);
    if (!limits) throw new Refusal(message("protocol.limits", { text: quoted(rest) }));
    if (outcome(this.#state)) {
      this.#host.write("bestmove (none)");
      return;
    }
    this.#shouldStop = false;
    this.#isEndless = Object.keys(limits).length === 0;
    this.#thinking = this.#think(limits);
  }

  async #think({ nodes, depth, timeMs = Number.POSITIVE_INFINITY }: GoLimits): Promise<void> {
    this.#engine ??= new SearchThreads(this.#threads);
    const begun = Date.now();
    // Who asks for so many nodes, such a depth or no end wants a search, not a turn to play.
    const book = this.#opensByBook && timeMs < Number.POSITIVE_INFINITY && !nodes && !depth;
    const request = {
      puzzle: this.#puzzle,
      state: this.#state,
      level: this.#level,
      seed: this.#seed,
      book,
      ...(depth !== undefined && { depth }),
    };
    const task = this.#engine.think(request, new Budget(nodes));
    let told: Analysis | undefined;
    const tell = (analysis: Analysis): void => {
      const isNews =
        told?.depth !== analysis.depth || told.score !== analysis.score || told.turn !== analysis.turn;
      if (isNews) this.#host.write(infoLine(analysis, Date.now() - begun));
      told = analysis;
    };
    const outcome = await driveInSlices(task, {
      get sliceMs() {
        return Math.max(0, Math.min(maxSliceMs, begun + timeMs - Date.now()));
      },
      now: Date.now,
      pause: yieldToEvents,
      onProgress: ({ best }) => {
        if (best) tell(best);
      },
      shouldStop: () => told !== undefined && (this.#shouldStop || Date.now() >= begun + timeMs),
    });
    const found = outcome.finished ? outcome.value : outcome.best!;
    this.#host.write(infoLine(found, Date.now() - begun));
    this.#host.write(`bestmove ${formatTurn(found.turn, "/")}`);
  }

  async #dismiss(): Promise<void> {
    await this.#engine?.close();
    this.#engine = undefined;
  }
}

/** As much of somebody else's words as an answer repeats. */
function quoted(text: string): string {
  return text.slice(0, 40);
}

/** Undefined when it is not understood. Without a limit, the usual time. */
function goLimits(rest: string): GoLimits | undefined {
  if (rest === "") return { timeMs: defaultTimeMs };
  if (rest === "infinite") return {};
  let limits: GoLimits = {};
  const words = rest.split(/\s+/);
  for (let i = 0; i < words.length; i += 2) {
    const value = Number(words[i + 1]);
    if (!Number.isInteger(value) || value < 1) return undefined;
    if (words[i] === "movetime") limits = { ...limits, timeMs: value };
    else if (words[i] === "nodes") limits = { ...limits, nodes: value };
    else if (words[i] === "depth") limits = { ...limits, depth: value };
    else return undefined;
  }
  return limits;
}

function infoLine({ depth, score, winIn, lossIn, nodes, line }: Analysis, ms: number): string {
  const scoreText =
    winIn !== undefined ? `win ${winIn}` : lossIn !== undefined ? `loss ${lossIn}` : `cp ${score}`;
  const perSecond = Math.round((nodes * 1000) / Math.max(1, ms));
  const turns = line.map((turn) => formatTurn(turn, "/")).join(" ");
  return `info depth ${depth} score ${scoreText} nodes ${nodes} time ${ms} nps ${perSecond} pv ${turns}`;
}
