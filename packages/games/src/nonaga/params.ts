/** What may be asked for when a game is set up. */
import { type Codec, message, parser, readJson } from "@masume/kernel";
import { parseRuleset, type Ruleset, rulesets } from "./board.js";

export interface Params {
  readonly rules: Ruleset;
}

export const paramsCodec: Codec<Params> = {
  parse: parser((text) => {
    const given = readJson(text).field("rules");
    const found = given.string();
    const rules = parseRuleset(found);
    return { rules: rules ?? given.fail(message("rules.unknown", { found, known: rulesets.join(", ") })) };
  }),
  format: (params) => JSON.stringify(params),
};
