/**
 * The command line as commander sees it, built from the tables: games, verbs,
 * arguments, options, help with examples, in the user's language. Commander
 * splits the words; checking values, and what is said about them, is ours.
 */
import { type Language, type Message, message } from "@masume/kernel";
import { type Argument, Command, CommanderError } from "commander";
import picocolors from "picocolors";
import { programCatalogues, serviceOptionText } from "./command-texts.js";
import { shells } from "./completion.js";
import { CliError } from "./platform/cli-error.js";
import { flagName, parseValue, type RawValues } from "./platform/parameter-values.js";
import { languageOption, type Parameter, type ParameterTable } from "./platform/parameters.js";
import { terminal } from "./platform/terminal.js";
import { type Translate, translator } from "./platform/translate.js";
import { displayWidth, wrap } from "./platform/wrap.js";
import { services } from "./services/index.js";
import { optionsOf, shortFlags } from "./verbs/common-options.js";
import { verbText } from "./verbs/help-texts.js";
import type { GameCommands } from "./verbs/verb.js";

/** What a command line asks for. */
export type Request =
  | {
      readonly kind: "verb";
      readonly verb: string;
      readonly arguments: RawValues;
      readonly options: RawValues;
    }
  | { readonly kind: "service"; readonly service: string; readonly options: RawValues }
  | { readonly kind: "completion"; readonly shell: string };

export interface ListedGame {
  readonly id: string;
  readonly description: string;
}

/** The request; undefined when help or the version has been printed. `commands` are those of the game named. */
export function parseCommandLine(
  argv: readonly string[],
  version: string,
  language: Language,
  games: readonly ListedGame[],
  commands: GameCommands | undefined,
): Request | undefined {
  let request: Request | undefined;
  const t = translator(language, programCatalogues);

  const program = withLanguageOption(configured(new Command("masume"), t), t)
    .description(t("masume"))
    .usage(t("masume.usage"))
    .version(version, "--version", t("option.version"))
    .helpCommand("help [command]", t("help"))
    .addHelpText(
      "after",
      exampleText(["stroke check puzzle.txt --path path.json", "help stroke", "serve"], t),
    );
  for (const { id, description } of games) {
    const game = withLanguageOption(configured(program.command(id), t), t)
      .description(description)
      .usage(t("game.usage"));
    if (commands?.game !== id) continue;
    const shown = Object.values(commands.verbs).flatMap((verb) => verb.examples.slice(0, 1));
    game.addHelpText("after", exampleText(shown, t));
    addVerbs(game, commands, language, t, (asked) => {
      request = asked;
    });
  }
  for (const [name, { options, example }] of Object.entries(services)) {
    const service = configured(program.command(name), t).description(t(name));
    addOptions(service, options, (option) => serviceOptionText(name, option, language));
    service.addHelpText("after", exampleText([example], t));
    service.action((given: RawValues) => {
      request = { kind: "service", service: name, options: given };
    });
  }
  withLanguageOption(configured(program.command("completion"), t), t)
    .description(t("completion"))
    .argument(`<${shells.join("|")}>`, t("completion.shell"))
    .addHelpText("after", exampleText(["completion bash > ~/.masume-completion"], t))
    .action((shell: string) => {
      request = { kind: "completion", shell };
    });

  try {
    program.parse(argv.map(escapeNegative), { from: "user" });
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    if (thrown.exitCode === 0) return undefined;
    throw new CliError(usageError(thrown));
  }
  return request;
}

/** A text that begins with a negative coordinate is no option; a blank before it keeps it from looking like one. */
function escapeNegative(word: string): string {
  return /^-\d+,/.test(word) ? ` ${word}` : word;
}

function addVerbs(
  game: Command,
  commands: GameCommands,
  language: Language,
  t: Translate,
  onRequest: (request: Request) => void,
): void {
  for (const [name, verb] of Object.entries(commands.verbs)) {
    const textOf = (key: string): string => verbText(commands, name, key, language);
    const command = configured(game.command(name), t).description(textOf(""));
    const names = Object.keys(verb.arguments);
    for (const argument of names) {
      const parameter = verb.arguments[argument]!;
      const required = parameter.kind !== "flag" && parameter.required;
      command.argument(required ? `<${argument}>` : `[${argument}]`, textOf(argument));
    }
    addOptions(command, optionsOf(verb), textOf);
    command.addHelpText("after", exampleText(verb.examples, t));
    command.action((...given: unknown[]) => {
      const args = Object.fromEntries(names.map((argument, i) => [argument, given[i]]));
      onRequest({
        kind: "verb",
        verb: name,
        arguments: args as RawValues,
        options: given[names.length] as RawValues,
      });
    });
  }
}

function addOptions(command: Command, options: ParameterTable, textOf: (name: string) => string): void {
  for (const [name, parameter] of Object.entries(options)) {
    const short = shortFlags[name];
    const choices = longChoices(parameter);
    const long = `${flagName(name)}${choices ? ` <${name}>` : placeholder(parameter)}`;
    const about = choices ? `${textOf(name)} (${choices.join(" ")})` : textOf(name);
    command.option(short === undefined ? long : `${short}, ${long}`, about);
  }
}

/** Choices that would leave no room beside them; they are told behind the text. */
function longChoices(parameter: Parameter): readonly string[] | undefined {
  return parameter.kind !== "flag" && parameter.placeholder.length > maxPlaceholder
    ? parameter.choices
    : undefined;
}

const maxPlaceholder = 24;

function placeholder(parameter: Parameter): string {
  return parameter.kind === "flag" ? "" : ` <${parameter.placeholder}>`;
}

function exampleText(examples: readonly string[], t: Translate): string {
  const columns = terminal.printedColumns ?? Number.POSITIVE_INFINITY;
  const lines = examples.map(
    (one) => `  ${wrap(`masume ${one}`, columns - 6).replaceAll("\n", " \\\n    ")}`,
  );
  return `\n${picocolors.bold(t("help.examples"))}\n${lines.join("\n")}`;
}

const titleKeys: Readonly<Record<string, string>> = {
  "Usage:": "help.usage",
  "Arguments:": "help.arguments",
  "Options:": "help.options",
  "Commands:": "help.commands",
};

/** A description with less room than this beside its term stands below it. */
const minDescription = 32;
const usualColumns = 80;

/** What a command or an option does, beside its name or, in a narrow terminal, below it. */
function helpItem(term: string, termWidth: number, description: string, columns: number): string {
  if (description === "") return `  ${term}`;
  const beside = columns - termWidth - 4;
  if (beside < minDescription)
    return [`  ${term}`, ...indented(wrap(description, columns - 6), 6)].join("\n");
  const padded = term + " ".repeat(termWidth - displayWidth(term) + 2);
  return indented(wrap(description, beside), termWidth + 4)
    .join("\n")
    .replace(/^ */, `  ${padded}`);
}

function indented(text: string, columns: number): readonly string[] {
  return text.split("\n").map((line) => " ".repeat(columns) + line);
}

function humanReadable(argument: Argument): string {
  return argument.required ? `<${argument.name()}>` : `[${argument.name()}]`;
}

/** No output and no exit of commander's own, and its fixed words in the user's language. */
function configured(command: Command, t: Translate): Command {
  return command
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .configureHelp({
      styleTitle: (title) => picocolors.bold(t(titleKeys[title] ?? title)),
      showGlobalOptions: false,
      // Every command has options; saying so each time takes the room of what it does.
      subcommandTerm: (listed) => [listed.name(), ...listed.registeredArguments.map(humanReadable)].join(" "),
      formatItem: (term, termWidth, description, { helpWidth }) =>
        helpItem(term, termWidth, description, helpWidth ?? usualColumns),
      displayWidth,
      boxWrap: wrap,
    })
    .helpOption("-h, --help", t("option.help"))
    .helpCommand(false);
}

function withLanguageOption(command: Command, t: Translate): Command {
  return command.option(`--lang${placeholder(languageOption)}`, t("option.lang"), (given: string) =>
    parseValue(languageOption, given, "--lang"),
  );
}

const usageKeys: Readonly<Record<string, string>> = {
  "commander.unknownOption": "usage.unknown-option",
  "commander.unknownCommand": "usage.unknown-command",
  "commander.excessArguments": "usage.excess",
  "commander.missingArgument": "usage.missing",
  "commander.optionMissingArgument": "usage.no-value",
  "commander.help": "usage.no-command",
};

/** Commander says what is wrong in English and in two lines; the facts are between its quotes. */
function usageError({ code, message: english }: CommanderError): Message {
  const key = usageKeys[code];
  if (key === undefined) return message(english.replace(/^error: /, "").split("\n")[0]!);
  const [, quoted = ""] = /'([^']*)'/.exec(english) ?? [];
  const error = message(key, { name: key === "usage.missing" ? `<${quoted}>` : quoted });
  const close = /Did you mean (?:one of )?(.*?)\?/.exec(english)?.[1];
  if (close !== undefined) return message("usage.close", { error, close });
  return key === "usage.unknown-command" ? message("usage.see-help", { error }) : error;
}
