/** A game that was played over the network, to be looked at turn by turn. */
import { type Side, sides, startPosition } from "@masume/games/nonaga";
import { useSearchParams } from "@solidjs/router";
import { createResource, type JSX, Match, Switch } from "solid-js";
import { me } from "../../../account/identity.js";
import { refusalText } from "../../../account/messages.js";
import { api } from "../../../platform/network/server.js";
import { Button } from "../../../ui/button.js";
import { Review } from "../review.js";
import { MissingMatch } from "./match-page.js";
import { endingOf, parseTurns } from "./online-table.js";
import "./online.css";
import { t } from "./messages.js";
import { nameOf } from "./player-names.js";

/** Also where the link holds what cannot be a match's id. */
const isMissing = (code: string | undefined): boolean => code === "not-found" || code === "invalid";

export default function ReplayPage(): JSX.Element {
  const [query] = useSearchParams<{ id: string }>();
  const [answer, { refetch }] = createResource(
    () => query.id ?? "",
    (id) => api.request("getMatch", { params: { id } }),
  );
  const game = () => {
    const got = answer();
    return got?.ok ? got.value : undefined;
  };
  const refusal = () => {
    const got = answer();
    return got && !got.ok ? got.error.code : undefined;
  };
  return (
    <Switch fallback={<p class="loading">{t("loading")}</p>}>
      <Match when={isMissing(refusal())}>
        <MissingMatch />
      </Match>
      <Match when={refusal()}>
        {(code) => (
          <section class="part">
            <p role="status">
              {code() === "unreachable" ? t("server-gone") : refusalText(code(), "refused")}
            </p>
            <Button kind="primary" onClick={() => refetch()}>
              {t("try-again")}
            </Button>
          </section>
        )}
      </Match>
      <Match when={game()} keyed>
        {(found) => {
          const viewer = sides.find((side) => me() !== undefined && found[side]?.id === me()?.id);
          const name = (side: Side) => {
            const name = nameOf(found[side]);
            return side === viewer ? t("you", { name }) : name;
          };
          return (
            <Review
              game={{
                puzzle: { rules: found.rules, position: startPosition },
                turns: parseTurns(found.turns),
                result: found.result?.winner ?? "*",
              }}
              match={{ names: { red: name("red"), blue: name("blue") }, ending: endingOf(found), viewer }}
            />
          );
        }}
      </Match>
    </Switch>
  );
}
