import { gameIds } from "@masume/games";
import { languages } from "@masume/kernel";
import { describe, expect, test } from "vitest";
import { parseCommandLine } from "./command-line.js";
import { serviceOptionText } from "./command-texts.js";
import { loadCommands } from "./games/index.js";
import { services } from "./services/index.js";
import { optionsOf } from "./verbs/common-options.js";
import { verbText } from "./verbs/help-texts.js";

describe.each(gameIds)("%s", async (name) => {
  const commands = await loadCommands(name);

  test.each(languages)("every verb, argument and option is explained (%s)", (language) => {
    for (const [verb, definition] of Object.entries(commands.verbs)) {
      const names = ["", ...Object.keys(definition.arguments), ...Object.keys(optionsOf(definition))];
      const unexplained = names.filter((one) =>
        /^(verb|option)\.[\w.]+$/.test(verbText(commands, verb, one, language)),
      );
      expect(unexplained, verb).toEqual([]);
    }
  });

  test("every example names this game and one of its verbs", () => {
    for (const [verb, { examples }] of Object.entries(commands.verbs)) {
      expect(examples.length, verb).toBeGreaterThan(0);
      for (const example of examples) expect(example).toContain(`${name} ${verb}`);
    }
  });
});

test("every service has an example that the command line takes", () => {
  for (const [name, { example }] of Object.entries(services)) {
    expect(parseCommandLine(example.split(" "), "0", "en", [], undefined)).toMatchObject({
      kind: "service",
      service: name,
    });
  }
});

test.each(languages)("the options of the services are explained (%s)", (language) => {
  for (const [name, { options }] of Object.entries(services)) {
    for (const option of Object.keys(options)) {
      expect(serviceOptionText(name, option, language)).not.toMatch(/^(\w+)\.\w+$/);
    }
  }
});
