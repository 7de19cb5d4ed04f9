/**
 * The judge's results, a file of JSON lines: the round, then every submission. A
 * submission is answered only when it is on the disk, so whatever a team was told
 * survives the judge's sudden end; a judge started again on the file goes on with
 * the round. Submissions that arrive while the disk is busy share the next write.
 * Two judges on one file would each undo what the other wrote: the second is refused.
 */
import { type FileHandle, open, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { answerCodecFor, type Op, type Puzzle, puzzleCodec, type Round } from "@masume/games/sono";
import { message, parser, readJson } from "@masume/kernel";
import { StorageError, takeLock } from "@masume/server";
import { CliError } from "../../platform/cli-error.js";
import { fileError, withFile } from "../../platform/input.js";
import { readSource } from "../../platform/read-source.js";

export interface Submission {
  readonly at: number;
  readonly team: string;
  /** None in one that was refused. */
  readonly ops?: readonly Op[];
}

export class JudgeResults {
  /** When the round began or will begin, in milliseconds of Unix time. */
  readonly startsAt: number;
  readonly #file: FileHandle;
  readonly #release: () => void;
  /** How long the file is as far as it was answered. */
  #bytes: number;
  #waiting = "";
  #writing: Promise<void> | undefined;

  private constructor(file: FileHandle, release: () => void, bytes: number, startsAt: number) {
    this.#file = file;
    this.#release = release;
    this.#bytes = bytes;
    this.startsAt = startsAt;
  }

  /** Begins the file, or reads what it has into the round. A new round starts at `startsAt`. */
  static async open(name: string, puzzle: Puzzle, round: Round, startsAt: number): Promise<JudgeResults> {
    const code = puzzleCodec.format(puzzle);
    const release = lock(name);
    try {
      const text = await withFile(name, () => readFile(name, { encoding: "utf8", flag: "a+" }));
      // A last line without its end was being written when the judge was stopped; nobody was told of it.
      const whole = text.slice(0, text.lastIndexOf("\n") + 1);
      const begun = whole === "" ? startsAt : readResults(name, whole, puzzle, code, round);
      const results = new JudgeResults(
        await withFile(name, () => open(name, "a")),
        release,
        Buffer.byteLength(whole),
        begun,
      );
      await results.#cut();
      if (whole === "") await results.#write(`${JSON.stringify({ puzzle: code, startsAt })}\n`);
      return results;
    } catch (thrown) {
      release();
      throw thrown;
    }
  }

  /** Lets go of the file, for another judge to go on with it. */
  async close(): Promise<void> {
    await this.#file.close();
    this.#release();
  }

  /** Resolves when the submission is on the disk. */
  async append({ at, team, ops }: Submission): Promise<void> {
    await this.#write(`${JSON.stringify({ at, team, ops })}\n`);
  }

  async #write(line: string): Promise<void> {
    this.#waiting += line;
    // Whoever comes while a write is under way waits for the one after it.
    const before = this.#writing;
    await before?.catch(() => {}); // those whom it failed are told so; the disk may have room again
    if (this.#writing !== before) return this.#writing;
    this.#writing = this.#flush();
    await this.#writing;
  }

  async #flush(): Promise<void> {
    const lines = this.#waiting;
    this.#waiting = "";
    await this.#cut();
    await this.#file.appendFile(lines);
    await this.#file.datasync();
    this.#bytes += Buffer.byteLength(lines);
  }

  /** Takes off what was not written to its end. */
  #cut(): Promise<void> {
    return this.#file.truncate(this.#bytes);
  }
}

function readResults(name: string, text: string, puzzle: Puzzle, code: string, round: Round): number {
  const [first = "", ...submissions] = text.trimEnd().split("\n");
  const answers = answerCodecFor(puzzle);
  const read = <T>(line: string, number: number, parse: (text: string) => T): T =>
    readSource({ name, text: line, firstLine: number }, { parse: parser(parse) });
  const begun = read(first, 1, (line) => {
    const header = readJson(line);
    return {
      code: header.field("puzzle").string(),
      startsAt: header.field("startsAt").integer(0, Number.MAX_SAFE_INTEGER),
    };
  });
  if (begun.code !== code) throw new CliError(message("judge.other-round"), { file: name });
  for (const [i, line] of submissions.entries()) {
    const { at, team, isRefused } = read(line, i + 2, (text) => {
      const submission = readJson(text);
      return {
        at: submission.field("at").integer(0, Number.MAX_SAFE_INTEGER),
        team: submission.field("team").string(),
        isRefused: submission.optional("ops") === undefined,
      };
    });
    if (isRefused) round.refuse(team);
    else round.submit(team, readSource({ name, text: line, firstLine: i + 2 }, answers).ops, at);
  }
  return begun.startsAt;
}

function lock(name: string): () => void {
  try {
    return takeLock(join(dirname(name), `.${basename(name)}.lock`));
  } catch (thrown) {
    if (!(thrown instanceof StorageError)) throw new CliError(fileError(thrown), { file: name });
    const { reason, cause } = thrown;
    throw new CliError(reason === "in-use" ? message("judge.in-use") : fileError(cause), { file: name });
  }
}
