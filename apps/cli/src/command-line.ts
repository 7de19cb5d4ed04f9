/**
 * The command line as commander sees it, built from the tables: games, verbs,
 * arguments, options, help with examples, in the user's language. Commander
 * splits the words; checking values, and what is said about them, is ours.
 */

import { gameIds } from "@masume/games";
import { formatMessage, type Language, languages, message } from "@masume/kernel";
import { Command, CommanderError } from "commander";
import picocolors from "picocolors";
import { shells } from "./completion.js";
import { Complaint } from "./platform/cli-error.js";
import { messages } from "./platform/messages.js";
import { flagName, readValue, type Typed } from "./platform/parameter-values.js";
import { choice, type Parameter, type ParameterTable } from "./platform/parameters.js";
import { services } from "./services/index.js";
import { optionsOf, shortFlags } from "./verbs/common-options.js";
import { optionWords, verbWords } from "./verbs/help-texts.js";
import type { GameCommands } from "./verbs/verb.js";

/** What a command line asks for. */
export type Request =
  | { readonly kind: "verb"; readonly verb: string; readonly arguments: Typed; readonly options: Typed }
  | { readonly kind: "service"; readonly service: string; readonly options: Typed }
  | { readonly kind: "completion"; readonly shell: string };

/** Understands a command line; undefined when help or the version has been printed. */
export function understand(
  argv: readonly string[],
  version: string,
  language: Language,
  commands: GameCommands | undefined,
): Request | undefined {
  let request: Request | undefined;
  const words = (key: string): string => formatMessage(language, message(key), messages);

  const program = spoken(prepared(new Command("masume"), language), language)
    .description(words("masume"))
    .usage(words("masume.usage"))
    .version(version, "--version", words("option.version"))
    .helpCommand("help [command]", words("help"))
    .addHelpText(
      "after",
      examples(language, ["stroke check board.json --path line.json", "help stroke", "serve"]),
    );
  for (const name of gameIds) {
    const game = spoken(prepared(program.command(name), language), language)
      .description(words(`game.${name}`))
      .usage(words("game.usage"));
    if (commands?.game !== name) continue;
    const shown = Object.values(commands.verbs).flatMap((verb) => verb.examples.slice(0, 1));
    game.addHelpText("after", examples(language, shown));
    addVerbs(game, commands, language, (asked) => {
      request = asked;
    });
  }
  for (const [name, { options }] of Object.entries(services)) {
    const service = prepared(program.command(name), language).description(words(name));
    addOptions(service, options, (option) => optionWords(name, option, language));
    service.action((given: Typed) => {
      request = { kind: "service", service: name, options: given };
    });
  }
  spoken(prepared(program.command("completion"), language), language)
    .description(words("completion"))
    .argument(`<${shells.join("|")}>`, words("completion.shell"))
    .action((shell: string) => {
      request = { kind: "completion", shell };
    });

  try {
    program.parse(argv.map(shielded), { from: "user" });
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    if (thrown.exitCode === 0) return undefined;
    throw new Complaint(usageFault(thrown, language));
  }
  return request;
}

/** A text that begins with a negative coordinate is no option; a blank before it keeps it from looking like one. */
function shielded(word: string): string {
  return /^-\d+,/.test(word) ? ` ${word}` : word;
}

function addVerbs(
  game: Command,
  commands: GameCommands,
  language: Language,
  ask: (request: Request) => void,
): void {
  for (const [name, verb] of Object.entries(commands.verbs)) {
    const words = (key: string): string => verbWords(commands, name, key, language);
    const command = prepared(game.command(name), language).description(words(""));
    const names = Object.keys(verb.arguments);
    for (const argument of names) {
      const parameter = verb.arguments[argument]!;
      const required = "presence" in parameter && parameter.presence === "required";
      command.argument(required ? `<${argument}>` : `[${argument}]`, words(argument));
    }
    addOptions(command, optionsOf(verb), words);
    command.addHelpText("after", examples(language, verb.examples));
    command.action((...given: unknown[]) => {
      const args = Object.fromEntries(names.map((argument, i) => [argument, given[i]]));
      ask({ kind: "verb", verb: name, arguments: args as Typed, options: given[names.length] as Typed });
    });
  }
}

function addOptions(command: Command, options: ParameterTable, words: (name: string) => string): void {
  for (const [name, parameter] of Object.entries(options)) {
    const short = shortFlags[name];
    const long = `${flagName(name)}${placeholder(parameter)}`;
    command.option(short === undefined ? long : `${short}, ${long}`, words(name));
  }
}

function placeholder(parameter: Parameter): string {
  return parameter.kind === "flag" ? "" : ` <${parameter.placeholder}>`;
}

function examples(language: Language, commands: readonly string[]): string {
  const title = formatMessage(language, message("help.examples"), messages);
  return `\n${picocolors.bold(title)}\n${commands.map((command) => `  masume ${command}`).join("\n")}`;
}

const titles: Readonly<Record<string, string>> = {
  "Usage:": "help.usage",
  "Arguments:": "help.arguments",
  "Options:": "help.options",
  "Commands:": "help.commands",
};

/** No output and no exit of commander's own, and its fixed words in the user's language. */
function prepared(command: Command, language: Language): Command {
  const words = (key: string): string => formatMessage(language, message(key), messages);
  return command
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .configureHelp({
      styleTitle: (title) => picocolors.bold(words(titles[title] ?? title)),
      showGlobalOptions: false,
    })
    .helpOption("-h, --help", words("option.help"))
    .helpCommand(false);
}

/** Takes `--lang`, which has already been heard: see `chooseLanguage`. */
function spoken(command: Command, language: Language): Command {
  const words = formatMessage(language, message("option.lang"), messages);
  const read = (given: string) => readValue(choice(languages), given, "--lang", language);
  return command.option(`--lang <${languages.join("|")}>`, words, read);
}

const faults: Readonly<Record<string, string>> = {
  "commander.unknownOption": "usage.unknown-option",
  "commander.unknownCommand": "usage.unknown-command",
  "commander.excessArguments": "usage.excess",
  "commander.missingArgument": "usage.missing",
  "commander.optionMissingArgument": "usage.no-value",
  "commander.help": "usage.no-command",
};

/** Commander says what is wrong in English and in two lines; the facts are between its quotes. */
function usageFault({ code, message: said }: CommanderError, language: Language): string {
  const key = faults[code];
  if (key === undefined) return said.replace(/^error: /, "").split("\n")[0]!;
  const name = /'([^']*)'/.exec(said)?.[1] ?? "";
  const close = /Did you mean (?:one of )?(.*?)\?/.exec(said)?.[1];
  const fault = formatMessage(language, message(key, { name }), messages);
  return close === undefined
    ? fault
    : `${fault} ${formatMessage(language, message("usage.close", { close }), messages)}`;
}
