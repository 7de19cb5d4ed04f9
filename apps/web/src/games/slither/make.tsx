/** Slither's Make tab: a puzzle entered by hand, or made to order. */
import type { Move, Puzzle, State } from "@masume/games/slither";
import { useSearchParams } from "@solidjs/router";
import { type JSX, Match, Switch } from "solid-js";
import type { OpenGame } from "../../play/game-ui.js";
import { Editor } from "./editor.js";
import { Generator } from "./generator.js";
import { t } from "./make-messages.js";

const ways = ["hand", "generator"] as const;

export default function Make(props: OpenGame<Puzzle, State, Move>): JSX.Element {
  const [query, setQuery] = useSearchParams<{ by?: string }>();
  const way = () => ways.find((one) => one === query.by) ?? "hand";
  return (
    <>
      <fieldset class="choice make-ways">
        <legend class="visually-hidden">{t("make.way")}</legend>
        <div class="segments">
          {ways.map((one) => (
            <label>
              <input
                type="radio"
                name="way"
                value={one}
                checked={way() === one}
                onChange={() => setQuery({ by: one })}
              />
              <span>{t(`make.${one}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Switch>
        <Match when={way() === "hand"}>
          <Editor share={props.ui.share} />
        </Match>
        <Match when={way() === "generator"}>
          <Generator />
        </Match>
      </Switch>
    </>
  );
}
