/** The user's language: `--lang`, else what the environment says. */
import type { Language } from "@masume/kernel";

/** Read before the command line is parsed, since help and errors are already in that language. */
export function chooseLanguage(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  for (const [i, word] of argv.entries()) {
    const given = word === "--lang" ? argv[i + 1] : word.startsWith("--lang=") ? word.slice(7) : undefined;
    if (given === "ja" || given === "en") return given;
  }
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || "";
  return /^ja\b|^ja_/i.test(locale) ? "ja" : "en";
}
