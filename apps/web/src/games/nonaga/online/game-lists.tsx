/** Games to look at: those under way, and one's own with opponent, result and day. */
import type { MatchSummary } from "@masume/protocol";
import { A } from "@solidjs/router";
import { createSignal, For, type JSX, Show } from "solid-js";
import { dayOf, formatDay } from "../../../i18n/format.js";
import { createPolled } from "../../../platform/network/polled.js";
import { api } from "../../../platform/network/server.js";
import { Button } from "../../../ui/button.js";
import { FormError } from "../../../ui/form-error.js";
import { Table } from "../../../ui/table.js";
import { clockName } from "./clocks.js";
import { t } from "./messages.js";
import { nameOf, politeNameOf } from "./player-names.js";

const lookAgainMs = 10_000;

export function GamesInProgress(): JSX.Element {
  const { value, hasFailed } = createPolled(() => api.request("listMatches"), lookAgainMs);
  return (
    <section class="part">
      <h2>{t("in-progress")}</h2>
      <FormError text={hasFailed() && t("list.failed")} />
      <Show when={value()?.matches.length === 0}>
        <p class="empty">{t("games.none")}</p>
      </Show>
      <ul class="online-games">
        <For each={value()?.matches}>
          {(game) => (
            <li>
              <A href={`/nonaga/match?id=${game.id}`}>
                {t("versus", { red: nameOf(game.red), blue: nameOf(game.blue) })}
              </A>{" "}
              <small>{[t("plies", { count: game.plies }), clockName(game.clock)].join(" · ")}</small>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

/** One's games in progress, those that wait for one's own turn first. */
export function MyOpenGames(props: { readonly me: string }): JSX.Element {
  const { value, hasFailed } = createPolled(
    () => api.request("listMyMatches", { query: { phase: "playing", limit: 100 } }),
    lookAgainMs,
  );
  const isMine = ({ plies, red }: MatchSummary) => (plies % 2 === 0) === (red?.id === props.me);
  const inOrder = () =>
    [...(value()?.matches ?? [])].sort(
      (a, b) => Number(isMine(b)) - Number(isMine(a)) || b.updatedAt - a.updatedAt,
    );
  return (
    <Show when={inOrder().length > 0 || hasFailed()}>
      <section class="part">
        <h2>{t("mine")}</h2>
        <FormError text={hasFailed() && t("list.failed")} />
        <ul class="online-games">
          <For each={inOrder()}>
            {(game) => (
              <li>
                <GameLink
                  game={game}
                  isButton
                  text={t("mine.go", {
                    name: politeNameOf(game.red?.id === props.me ? game.blue : game.red),
                  })}
                />{" "}
                <small>
                  {[
                    t(isMine(game) ? "mine.yours" : "mine.theirs"),
                    t("plies", { count: game.plies }),
                    clockName(game.clock),
                  ].join(" · ")}
                </small>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

export function MyGames(props: { readonly me: string }): JSX.Element {
  const [games, setGames] = createSignal<readonly MatchSummary[]>();
  const [next, setNext] = createSignal<string | null>(null);
  const [hasFailed, setFailed] = createSignal(false);

  /** The games behind those that are shown: pressed twice, it is still one page. */
  async function load(shown: readonly MatchSummary[], before?: string): Promise<void> {
    const answer = await api.request("listMyMatches", { query: { limit: 12, before } });
    setFailed(!answer.ok);
    if (!answer.ok) return;
    setGames([...shown, ...answer.value.matches]);
    setNext(answer.value.next);
  }
  void load([]);

  const opponent = ({ red, blue }: MatchSummary) => politeNameOf(red?.id === props.me ? blue : red);

  return (
    <section class="part">
      <h2>{t("history")}</h2>
      <FormError text={hasFailed() && t("list.failed")} />
      <Show when={games()}>
        {(known) => (
          <Show when={known().length > 0} fallback={<p class="empty">{t("history.none")}</p>}>
            <Table
              extra="online-history"
              columns={[t("history.game"), t("result"), t("history.day")]}
              items={known()}
            >
              {(game) => (
                <tr>
                  <td>
                    <Show
                      when={game.phase !== "waiting"}
                      fallback={<GameLink game={game} text={t("room")} />}
                    >
                      <GameLink game={game} text={t("history.against", { name: opponent(game) })} />
                    </Show>{" "}
                    <small>{t("plies", { count: game.plies })}</small>
                  </td>
                  <td>{resultText(game, props.me)}</td>
                  <td>{formatDay(dayOf(game.updatedAt))}</td>
                </tr>
              )}
            </Table>
            <Show when={next()}>
              {(before) => <Button onClick={() => load(known(), before())}>{t("history.more")}</Button>}
            </Show>
          </Show>
        )}
      </Show>
    </section>
  );
}

/** A game that is over is looked at; any other is gone to. */
function GameLink(props: {
  readonly game: MatchSummary;
  readonly text: string;
  readonly isButton?: boolean;
}): JSX.Element {
  const page = () => (props.game.phase === "over" ? "replay" : "match");
  return (
    <A href={`/nonaga/${page()}?id=${props.game.id}`} class={props.isButton ? "button" : ""}>
      {props.text}
    </A>
  );
}

function resultText({ phase, result, red }: MatchSummary, me: string): string {
  if (phase !== "over") return phase === "waiting" ? t("history.waiting") : t("history.open");
  if (!result?.winner) return t("history.aborted");
  if (result.winner === "draw") return t("note.drawn");
  return (result.winner === "red") === (red?.id === me) ? t("history.won") : t("history.lost");
}
