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
import { Budget, driveInSlices, message } from "@masume/kernel";
import { CliError } from "../../platform/cli-error.js";
import { parseValue } from "../../platform/parameter-values.js";
import { choice, type ValueParameter } from "../../platform/parameters.js";
import type { Translate } from "../../platform/translate.js";
import { maxSliceMs, yieldToEvents } from "../../verbs/work.js";
import { rulesetParameter } from "./cli-game.js";
import { SearchThreads } from "./search-threads.js";
import { defaultTimeMs, levelParameter, maxThreads, threadsParameter } from "./thinking-options.js";

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

export class EngineProtocol {
  readonly #host: Host;
  #rules: Ruleset = "basic";
  #level = fullStrength;
  #seed = "";
  #threads: number;
  #usesBook = true;
  #engine: SearchThreads | undefined;
  #puzzle: Puzzle = { rules: "basic", position: startPosition };
  #state: State = start(this.#puzzle);
  #search: Promise<void> = Promise.resolve();
  #shouldStop = false;
  #isInfinite = false;

  constructor(host: Host) {
    this.#host = host;
    this.#threads = host.threads;
  }

  /** Answers one line; false once the conversation is over. */
  async handle(line: string): Promise<boolean> {
    const [, command = "", rest = ""] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line)!;
    switch (command) {
      case "":
        return true;
      case "isready":
        this.#host.write("readyok");
        return true;
      case "stop":
        this.#shouldStop = true;
        await this.#search;
        return true;
      case "quit":
        this.#shouldStop = true;
        return false;
    }
    await this.#finishSearch();
    try {
      await this.#execute(command, rest);
    } catch (thrown) {
      if (!(thrown instanceof CliError)) throw thrown;
      this.#host.write(`info string ${this.#host.t(thrown.reason.key, thrown.reason.params)}`);
    }
    return true;
  }

  async #execute(command: string, rest: string): Promise<void> {
    switch (command) {
      case "uci":
        this.#identify();
        break;
      case "ucinewgame":
        await this.#closeEngine();
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
        throw new CliError(message("protocol.unknown", { text: excerpt(command) }));
    }
  }

  /** No more lines come. */
  async end(): Promise<void> {
    await this.#finishSearch();
    await this.#closeEngine();
  }

  /** A search with a limit goes on to it; one without is stopped. */
  async #finishSearch(): Promise<void> {
    if (this.#isInfinite) this.#shouldStop = true;
    await this.#search;
  }

  #identify(): void {
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
    const parse = <T>(parameter: ValueParameter<T>): T => parseValue(parameter, excerpt(value), name);
    switch (name.toLowerCase()) {
      case "rules":
        this.#rules = parse(rulesetParameter);
        this.#puzzle = { ...this.#puzzle, rules: this.#rules };
        return;
      case "level":
        this.#level = parse(levelParameter);
        return;
      case "threads": {
        const threads = parse(threadsParameter);
        await this.#closeEngine();
        this.#threads = threads;
        return;
      }
      case "ownbook":
        this.#usesBook = parse(choice(["true", "false"])) === "true";
        return;
      case "seed":
        this.#seed = value === "<empty>" ? "" : value;
        return;
      default:
        throw new CliError(message("protocol.no-option", { name: excerpt(name) }));
    }
  }

  /** A position without a ruleset's name in front is one of the ruleset chosen before. */
  #setPosition(rest: string): void {
    const [, where = "", moves = ""] = /^(.*?)(?:\s+moves(?:\s+(.*))?)?$/.exec(rest)!;
    const isNamed = parseRuleset(where.split(" ", 1)[0]!) !== undefined;
    const read = puzzleCodec.parse(
      isNamed ? where : `${this.#rules} ${where === "startpos" ? "start" : where}`,
    );
    if (!read.ok) throw new CliError(read.error.reason);
    let state = start(read.value);
    for (const text of moves.split(/\s+/).filter((word) => word !== "")) {
      const turn = moveCodec.parse(text);
      if (!turn.ok) throw new CliError(turn.error.reason);
      const next = play(read.value, state, turn.value);
      if (!next.ok)
        throw new CliError(
          message("protocol.illegal", { turn: excerpt(text), reason: message(next.error.code) }),
        );
      state = next.value;
    }
    this.#puzzle = read.value;
    this.#state = state;
  }

  #go(rest: string): void {
    const limits = goLimits(rest);
    if (!limits) throw new CliError(message("protocol.limits", { text: excerpt(rest) }));
    if (outcome(this.#state)) {
      this.#host.write("bestmove (none)");
      return;
    }
    this.#shouldStop = false;
    this.#isInfinite = Object.keys(limits).length === 0;
    this.#search = this.#runSearch(limits);
  }

  async #runSearch({ nodes, depth, timeMs = Number.POSITIVE_INFINITY }: GoLimits): Promise<void> {
    this.#engine ??= new SearchThreads(this.#threads);
    const startedAt = Date.now();
    // Who asks for so many nodes, such a depth or no end wants a search, not a turn to play.
    const book = this.#usesBook && timeMs < Number.POSITIVE_INFINITY && !nodes && !depth;
    const request = {
      puzzle: this.#puzzle,
      state: this.#state,
      level: this.#level,
      seed: this.#seed,
      book,
      ...(depth !== undefined && { depth }),
    };
    const task = this.#engine.think(request, new Budget(nodes));
    let reported: Analysis | undefined;
    const report = (analysis: Analysis): void => {
      const isNew =
        reported?.depth !== analysis.depth ||
        reported.score !== analysis.score ||
        reported.turn !== analysis.turn;
      if (isNew) this.#host.write(infoLine(analysis, Date.now() - startedAt));
      reported = analysis;
    };
    const outcome = await driveInSlices(task, {
      get sliceMs() {
        return Math.max(0, Math.min(maxSliceMs, startedAt + timeMs - Date.now()));
      },
      now: Date.now,
      pause: yieldToEvents,
      onProgress: ({ best }) => {
        if (best) report(best);
      },
      shouldStop: () => reported !== undefined && (this.#shouldStop || Date.now() >= startedAt + timeMs),
    });
    const found = outcome.finished ? outcome.value : outcome.best!;
    this.#host.write(infoLine(found, Date.now() - startedAt));
    this.#host.write(`bestmove ${formatTurn(found.turn, "/")}`);
  }

  async #closeEngine(): Promise<void> {
    await this.#engine?.close();
    this.#engine = undefined;
  }
}

/** As much of somebody else's words as an answer repeats. */
function excerpt(text: string): string {
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
