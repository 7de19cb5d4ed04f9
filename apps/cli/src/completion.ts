/**
 * Completion scripts for bash, zsh and fish, written out from the same tables as
 * the help, so that pressing Tab starts no program.
 */
import { type Language, message } from "@masume/kernel";
import { describeGame, programCatalogues, serviceOptionText } from "./command-texts.js";
import type { CliGames } from "./games/index.js";
import { CliError } from "./platform/cli-error.js";
import { flagName } from "./platform/parameter-values.js";
import type { Parameter, ParameterTable } from "./platform/parameters.js";
import { translator } from "./platform/translate.js";
import { services } from "./services/index.js";
import { optionsOf, shortFlags } from "./verbs/common-options.js";
import { verbText } from "./verbs/help-texts.js";

interface CompletedOption {
  readonly flag: string;
  readonly short: string | undefined;
  readonly about: string;
  readonly takes: "nothing" | "file" | "anything" | readonly string[];
}

/** A command, or a game with its verbs. */
interface CompletedCommand {
  readonly name: string;
  readonly about: string;
  readonly verbs: readonly CompletedCommand[];
  readonly options: readonly CompletedOption[];
}

type Writer = (commands: readonly CompletedCommand[]) => string;

const writers: Readonly<Record<string, Writer>> = { bash, zsh, fish };

export const shells: readonly string[] = Object.keys(writers);

export async function completionScript(shell: string, games: CliGames, language: Language): Promise<string> {
  const writer = writers[shell];
  if (!writer) {
    const reason = message("value.choice", { choices: shells.join(", "), found: shell });
    throw new CliError(message("usage.value", { name: "shell", reason }));
  }
  return writer(await allCommands(games, language));
}

async function allCommands(games: CliGames, language: Language): Promise<readonly CompletedCommand[]> {
  const t = translator(language, programCatalogues);
  const withVerbs = games.ids.map(async (id): Promise<CompletedCommand> => {
    const commands = await games.commands(id);
    const verbs = Object.entries(commands.verbs).map(([name, verb]) => ({
      name,
      about: verbText(commands, name, "", language),
      verbs: [],
      options: completed(optionsOf(verb), (option) => verbText(commands, name, option, language)),
    }));
    return { name: id, about: describeGame(await games.game(id), language), verbs, options: [] };
  });
  const plain = (name: string, options: ParameterTable = {}): CompletedCommand => ({
    name,
    about: t(name),
    verbs: [],
    options: completed(options, (option) => serviceOptionText(name, option, language)),
  });
  const withoutGame = Object.entries(services).map(([name, { options }]) => plain(name, options));
  return [...(await Promise.all(withVerbs)), ...withoutGame, plain("completion"), plain("help")];
}

function completed(options: ParameterTable, textOf: (name: string) => string): readonly CompletedOption[] {
  return Object.entries(options).map(([name, parameter]) => ({
    flag: flagName(name),
    short: shortFlags[name],
    about: textOf(name),
    takes: taken(parameter),
  }));
}

function taken(parameter: Parameter): CompletedOption["takes"] {
  if (parameter.kind === "flag") return "nothing";
  if (parameter.choices) return parameter.choices;
  return parameter.kind === "file" || parameter.placeholder === "file" ? "file" : "anything";
}

/** Every place where options can stand: `stroke solve`, or `serve`. */
function leaves(
  commands: readonly CompletedCommand[],
): { place: string; options: readonly CompletedOption[] }[] {
  return commands.flatMap(({ name, verbs, options }) =>
    verbs.length === 0
      ? [{ place: name, options }]
      : verbs.map((verb) => ({ place: `${name} ${verb.name}`, options: verb.options })),
  );
}

function bash(commands: readonly CompletedCommand[]): string {
  const names = (list: readonly { name: string }[]): string => list.map(({ name }) => name).join(" ");
  const games = commands.filter(({ verbs }) => verbs.length > 0);
  const cases = leaves(commands).flatMap(({ place, options }) => {
    const flags = options.flatMap(({ flag, short }) => (short ? [flag, short] : [flag]));
    const values = options.flatMap(({ flag, takes }) =>
      Array.isArray(takes) ? [`      "${place} ${flag}") words="${takes.join(" ")}" ;;`] : [],
    );
    return [
      ...values,
      `      "${place} "*) [[ $cur == -* ]] && words="${[...flags, "--help"].join(" ")}" ;;`,
    ];
  });
  return `# bash completion for masume: add to ~/.bashrc  eval "$(masume completion bash)"
_masume() {
  local cur=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} words="" place
  if ((COMP_CWORD == 1)); then
    words="${names(commands)} --help --version"
  elif ((COMP_CWORD == 2)) && [[ " ${names(games)} " == *" \${COMP_WORDS[1]} "* ]]; then
    case \${COMP_WORDS[1]} in
${games.map(({ name, verbs }) => `      ${name}) words="${names(verbs)} --help" ;;`).join("\n")}
    esac
  elif [[ \${COMP_WORDS[1]} == completion ]]; then
    words="${shells.join(" ")}"
  else
    place=\${COMP_WORDS[1]}
    [[ " ${names(games)} " == *" $place "* ]] && place+=" \${COMP_WORDS[2]}"
    case "$place $previous" in
${cases.join("\n")}
    esac
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
}
complete -o bashdefault -o default -F _masume masume
`;
}

function zsh(commands: readonly CompletedCommand[]): string {
  const actions = { nothing: "", file: ":file:_files", anything: ":value: " };
  const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
  const described = ({ name, about }: CompletedCommand): string =>
    quoted(`${name}:${about.replaceAll(":", "\\:")}`);
  const argument = ({ flag, short, about, takes }: CompletedOption): string[] => {
    const note = `[${about.replace(/[[\]:\\]/g, "\\$&")}]`;
    const action = typeof takes === "string" ? actions[takes] : `:value:(${takes.join(" ")})`;
    return [flag, ...(short ? [short] : [])].map((name) => quoted(`${name}${note}${action}`));
  };
  const games = commands.filter(({ verbs }) => verbs.length > 0);
  const lists = games.map(
    ({ name, verbs }) =>
      `      ${name}) list=(${verbs.map(described).join(" ")}); _describe verb list; return ;;`,
  );
  const cases = leaves(commands).map(({ place, options }) => {
    const depth = place.split(" ").length;
    const files = place === "completion" ? `'*:shell:(${shells.join(" ")})'` : "'*:file:_files'";
    return `    ${quoted(place)}) shift ${depth} words; ((CURRENT -= ${depth})); _arguments ${[...options.flatMap(argument), files].join(" ")} ;;`;
  });
  return `#compdef masume
# zsh completion for masume: save as _masume in a folder of $fpath
_masume() {
  local -a list
  if ((CURRENT == 2)); then
    list=(${commands.map(described).join(" ")})
    _describe command list
    return
  fi
  if ((CURRENT == 3)); then
    case $words[2] in
${lists.join("\n")}
    esac
  fi
  local place=$words[2]
  (( \${+words[3]} )) && [[ " ${games.map(({ name }) => name).join(" ")} " == *" $place "* ]] && place+=" $words[3]"
  case $place in
${cases.join("\n")}
  esac
}
if [[ $funcstack[1] == _masume ]]; then _masume "$@"; else compdef _masume masume; fi
`;
}

function fish(commands: readonly CompletedCommand[]): string {
  const values = { nothing: "", file: " -r -F", anything: " -x" };
  const quoted = (text: string): string => `'${text.replace(/['\\]/g, "\\$&")}'`;
  const lines = [
    "# fish completion for masume: masume completion fish > ~/.config/fish/completions/masume.fish",
  ];
  const add = (condition: string, rest: string): void => {
    lines.push(`complete -c masume -n ${quoted(condition)} ${rest}`);
  };
  const addOptions = (condition: string, options: readonly CompletedOption[]): void => {
    for (const { flag, short, about, takes } of options) {
      const names = `-l ${flag.slice(2)}${short ? ` -s ${short.slice(1)}` : ""}`;
      const value = typeof takes === "string" ? values[takes] : ` -x -a ${quoted(takes.join(" "))}`;
      add(condition, `${names}${value} -d ${quoted(about)}`);
    }
  };
  for (const { name, about, verbs, options } of commands) {
    add("__fish_use_subcommand", `-f -a ${name} -d ${quoted(about)}`);
    const inside = `__fish_seen_subcommand_from ${name}`;
    addOptions(inside, options);
    const anyVerb = verbs.map((verb) => verb.name).join(" ");
    for (const verb of verbs) {
      add(
        `${inside}; and not __fish_seen_subcommand_from ${anyVerb}`,
        `-f -a ${verb.name} -d ${quoted(verb.about)}`,
      );
      addOptions(`${inside}; and __fish_seen_subcommand_from ${verb.name}`, verb.options);
    }
  }
  add("__fish_seen_subcommand_from completion", `-f -a ${quoted(shells.join(" "))}`);
  return `${lines.join("\n")}\n`;
}
