/** The whole program in this process, for tests: words in, its exit status and what it wrote out. */
import { Readable } from "node:stream";
import { vi } from "vitest";
import { type CliGames, registeredGames } from "../games/index.js";
import { run } from "../run.js";

export interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** In English, unless the words say otherwise, and with nothing but `stdin` to read. */
export async function runHere(
  argv: readonly string[],
  { stdin = "", games = registeredGames }: { readonly stdin?: string; readonly games?: CliGames } = {},
): Promise<Ran> {
  const written = { stdout: "", stderr: "" };
  const spies = (["stdout", "stderr"] as const).map((name) =>
    vi.spyOn(process[name], "write").mockImplementation((chunk) => {
      written[name] += chunk;
      return true;
    }),
  );
  const { stdin: own } = Object.getOwnPropertyDescriptors(process);
  Object.defineProperty(process, "stdin", { value: Readable.from([Buffer.from(stdin)]), configurable: true });
  try {
    const status = await run([...argv, ...(argv.includes("--lang") ? [] : ["--lang", "en"])], games);
    return { status, ...written };
  } finally {
    Object.defineProperty(process, "stdin", own);
    for (const spy of spies) spy.mockRestore();
  }
}

/** Its exit status and the JSON that it wrote. */
export async function jsonHere(
  argv: readonly string[],
  options: Parameters<typeof runHere>[1] = {},
): Promise<{ readonly status: number; readonly json: ReturnType<typeof JSON.parse> }> {
  const { status, stdout } = await runHere([...argv, "--json"], options);
  return { status, json: JSON.parse(stdout) };
}
