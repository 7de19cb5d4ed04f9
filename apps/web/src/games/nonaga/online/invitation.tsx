/** A room before the game: the one who opened it invites and waits, whoever follows the link is told to what. */
import { otherSide, type Side } from "@masume/games/nonaga";
import type { MatchState } from "@masume/protocol";
import { A, useNavigate } from "@solidjs/router";
import { For, type JSX, Show } from "solid-js";
import { me } from "../../../account/identity.js";
import { NameForm } from "../../../account/name-form.js";
import { Button } from "../../../ui/button.js";
import { CopyLink } from "../../../ui/copy-link.js";
import { lazyPart } from "../../../ui/lazy-part.js";
import { useTitle } from "../../../ui/title.js";
import { clockName } from "./clocks.js";
import { t } from "./messages.js";
import { politeNameOf } from "./player-names.js";

const QrCode = lazyPart(async () => (await import("./qr-code.js")).QrCode);

const steps = ["how.slide", "how.tile", "how.win"] as const;

function hostSide({ seats }: MatchState): Side {
  return seats.red ? "red" : "blue";
}

/** What is going to be played, and as which colour. */
function Terms(props: { readonly state: MatchState; readonly side: Side }): JSX.Element {
  const rows = (): readonly (readonly [string, string])[] => [
    [t("rules.title"), t(`ruleset.${props.state.rules}`)],
    [t("time-control"), clockName(props.state.clock)],
    [t("kind"), t(props.state.rated ? "rated" : "casual")],
    [t("your-colour"), t(`colour.${props.side}`)],
  ];
  return (
    <dl class="online-terms">
      <For each={rows()}>
        {([name, value]) => (
          <>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </>
        )}
      </For>
    </dl>
  );
}

export function matchLink(id: string): string {
  return new URL(`/nonaga/match?id=${id}`, location.href).href;
}

export function WaitingRoom(props: {
  readonly state: MatchState;
  readonly onCancel: () => Promise<unknown>;
}): JSX.Element {
  const navigate = useNavigate();
  useTitle(() => t("room.waiting"));
  const link = () => matchLink(props.state.match);
  // Whoever thinks better of it, or shares with nobody, stays where they are.
  const share = () => navigator.share?.({ url: link() }).catch(() => {});
  return (
    <section class="part online-room" aria-live="polite">
      <h2>{t("room.waiting")}</h2>
      <p>{t("room.tell")}</p>
      <p class="code-to-type">{props.state.code}</p>
      <CopyLink label={t("room.link")} link={link()}>
        <Show when={"share" in navigator}>
          <Button onClick={share}>{t("share")}</Button>
        </Show>
        <Button
          kind="quiet"
          onClick={async () => {
            await props.onCancel();
            navigate("/nonaga/online");
          }}
        >
          {t("room.cancel")}
        </Button>
      </CopyLink>

      <QrCode text={link()} label={t("room.qr")} />
      <Terms state={props.state} side={hostSide(props.state)} />
    </section>
  );
}

export function Invitation(props: { readonly state: MatchState; readonly onJoin: () => void }): JSX.Element {
  const host = () => politeNameOf(props.state.seats[hostSide(props.state)]);
  return (
    <section class="part online-room">
      <h2>{t("invited", { name: host() })}</h2>
      <Terms state={props.state} side={otherSide(hostSide(props.state))} />
      <Show
        when={me()}
        fallback={
          <>
            <p>{t("join.name-first")}</p>
            <NameForm />
          </>
        }
      >
        {(known) => (
          <Button kind="primary" onClick={() => props.onJoin()}>
            {t("join.as", { name: known().name })}
          </Button>
        )}
      </Show>
      <h3>{t("how")}</h3>
      <ol class="online-steps">
        <For each={steps}>{(step) => <li>{t(step)}</li>}</For>
      </ol>
      <p>
        <A href="/nonaga/learn">{t("how.more")}</A>
      </p>
    </section>
  );
}
