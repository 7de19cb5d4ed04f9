/** Completion scripts: every shell is told the same of every command, option and value. */
import { expect, test } from "vitest";
import { completionScript, shells } from "./completion.js";
import { registeredGames } from "./games/index.js";
import { optionsOf } from "./verbs/common-options.js";

const script = (shell: string): Promise<string> => completionScript(shell, registeredGames, "en");

test("there are three shells, and no other", async () => {
  expect(shells).toEqual(["bash", "zsh", "fish"]);
  await expect(script("tcsh")).rejects.toMatchObject({
    reason: {
      key: "usage.value",
      params: { reason: { params: { found: "tcsh", choices: "bash, zsh, fish" } } },
    },
  });
});

test("bash: the values of a choice follow its flag, flags stand for every verb, --help for all", async () => {
  const bash = await script("bash");
  expect(bash).toMatch(/^ {6}"stroke check --lang"\) words="ja en" ;;$/m);
  expect(bash).toMatch(
    /^ {6}"stroke check "\*\) .*words="--path --json --output -o --jobs -j .*--help" ;;$/m,
  );
  expect(bash).toMatch(/^ {6}"serve "\*\) .*--port/m);
  expect(bash).toContain(`words="${registeredGames.ids.join(" ")} serve `);
  expect(bash).toMatch(/ completion help --help --version"/);
  for (const id of registeredGames.ids) {
    const { verbs } = await registeredGames.commands(id);
    expect(bash).toContain(`      ${id}) words="${Object.keys(verbs).join(" ")} --help" ;;`);
    for (const name of Object.keys(verbs)) expect(bash).toContain(`"${id} ${name} "*)`);
  }
});

test("zsh: what an option takes stands behind it, in both its forms", async () => {
  const zsh = await script("zsh");
  const check = zsh.split("\n").find((line) => line.includes("'stroke check')"))!;
  expect(check).toMatch(/^ {4}'stroke check'\) shift 2 words; \(\(CURRENT -= 2\)\); _arguments /);
  expect(check).toMatch(/'--path\[[^']*\]:file:_files'/);
  expect(check).toMatch(/'--json\[[^']*\]'/);
  expect(check).toMatch(/'--lang\[[^']*\]:value:\(ja en\)'/);
  expect(check).toMatch(/'--jobs\[[^']*\]:value: ' '-j\[[^']*\]:value: '/);
  expect(check).toMatch(/'\*:file:_files' ;;$/);
  expect(zsh).toMatch(/^ {4}'serve'\) shift 1 words; \(\(CURRENT -= 1\)\);/m);
  expect(zsh).toMatch(/^ {4}'completion'\).*'\*:shell:\(bash zsh fish\)' ;;$/m);
});

test("fish: commands first, then a game's verbs, then a verb's options with what they take", async () => {
  const lines = (await script("fish")).split("\n");
  const inCheck = "-n '__fish_seen_subcommand_from stroke; and __fish_seen_subcommand_from check'";
  const option = (name: string): string | undefined =>
    lines.find((line) => line.startsWith(`complete -c masume ${inCheck} -l ${name} `));
  expect(option("path")).toMatch(/-l path -r -F -d '/);
  expect(option("json")).toMatch(/-l json -d '/);
  expect(option("jobs")).toMatch(/-l jobs -s j -x -d '/);
  expect(option("lang")).toMatch(/-l lang -x -a 'ja en' -d '/);
  expect(lines.some((line) => /-n '__fish_use_subcommand' -f -a stroke -d '/.test(line))).toBe(true);
  const verbs = lines.filter((line) =>
    line.includes("subcommand_from stroke; and not __fish_seen_subcommand_from"),
  );
  const { verbs: strokeVerbs } = await registeredGames.commands("stroke");
  expect(verbs).toHaveLength(Object.keys(strokeVerbs).length);
  expect(lines).toContain(
    "complete -c masume -n '__fish_seen_subcommand_from completion' -f -a 'bash zsh fish'",
  );
});

test("no option of any verb is left out, and no quote breaks a script", async () => {
  const [bash, zsh, fish] = await Promise.all(["bash", "zsh", "fish"].map(script));
  for (const id of registeredGames.ids) {
    const { verbs } = await registeredGames.commands(id);
    for (const [name, verb] of Object.entries(verbs)) {
      const bashLine = bash!.split("\n").find((line) => line.startsWith(`      "${id} ${name} "*)`))!;
      const zshLine = zsh!.split("\n").find((line) => line.startsWith(`    '${id} ${name}')`))!;
      for (const option of Object.keys(optionsOf(verb))) {
        const flag = `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
        expect(bashLine).toContain(` ${flag}`.replace(/^ (?=--)/, ""));
        expect(zshLine).toContain(`'${flag}[`);
        expect(fish).toContain(`seen_subcommand_from ${name}' -l ${flag.slice(2)} `);
      }
    }
  }
  // Quotes in a text are closed, written and opened again.
  for (const line of zsh!.split("\n").filter((one) => one.includes("_arguments"))) {
    expect((line.replaceAll("'\\''", "").match(/'/g) ?? []).length % 2).toBe(0);
  }
  for (const line of fish!.split("\n")) {
    expect((line.replaceAll(/\\['\\]/g, "").match(/'/g) ?? []).length % 2).toBe(0);
  }
});
