/** Slither's Make tab: a puzzle entered by hand, or made to order. */

import type { Move, Puzzle, State } from "@masume/games/slither";
import { useSearchParams } from "@solidjs/router";
import { type JSX, Match, Switch } from "solid-js";
import type { OpenGame } from "../../play/game-ui.js";
import { Segments } from "../../ui/segments.js";
import { Editor } from "./editor.js";
import { Generator } from "./generator.js";
import { t } from "./make-messages.js";

const ways = ["hand", "generator"] as const;

export default function Make(props: OpenGame<Puzzle, State, Move>): JSX.Element {
  const [query, setQuery] = useSearchParams<{ by?: string }>();
  const way = () => ways.find((one) => one === query.by) ?? "hand";
  return (
    <>
      <div class="make-ways">
        <Segments
          legend={t("make.way")}
          isLegendHidden
          options={ways}
          text={(one) => t(`make.${one}`)}
          value={way()}
          onChange={(one) => setQuery({ by: one })}
        />
      </div>
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
