/** Many boards to order from the server: how many, into which folder; then how far it is. Nothing without a server. */
import { A } from "@solidjs/router";
import { createEffect, createSignal, For, type JSX, onCleanup, Show } from "solid-js";
import { me } from "../account/identity.js";
import type { PageGame } from "../board/page-game.js";
import { api, useServer } from "../platform/network/server.js";
import { Button } from "../ui/button.js";
import { TextField } from "../ui/fields.js";
import { Form } from "../ui/form.js";
import { FormError } from "../ui/form-error.js";
import { importJob, isRunning, type NamedJob, pendingJobs } from "./jobs.js";
import { jobRefusal, t } from "./messages.js";

const pollMs = 1_000;
const maxCount = 500;

interface Taken {
  readonly job: NamedJob;
  readonly count: number;
}

interface Order<Puzzle> {
  readonly game: PageGame<Puzzle>;
  /** The code by which a board stands in the library. */
  readonly code: (puzzle: Puzzle) => string;
  /** What to make, in the notation of the game's parameters. */
  readonly params: () => string;
  /** What such boards are called: the usual name of the folder. */
  readonly name: string;
}

export function MakeBatch<Puzzle>(props: Order<Puzzle>): JSX.Element {
  const server = useServer();
  return (
    <Show when={server() !== "none" && server() !== "unknown"}>
      <details class="order-details make-batch">
        <summary>{t("title")}</summary>
        <Show
          when={me()}
          fallback={
            <p>
              {t("name-first")} <A href="/settings#online">{t("to-settings")}</A>
            </p>
          }
        >
          <Orders {...props} />
        </Show>
      </details>
    </Show>
  );
}

function Orders<Puzzle>(props: Order<Puzzle>): JSX.Element {
  const server = useServer();
  const [jobs, setJobs] = createSignal<readonly NamedJob[]>([]);
  const [taken, setTaken] = createSignal<Taken>();
  const [refusal, setRefusal] = createSignal<string>();
  let isLooking = false;
  let isStale = false;

  /** Looks now, or once more after the look that is under way: it may be older than what is asked about. */
  async function refresh(): Promise<void> {
    isStale = true;
    if (isLooking) return;
    isLooking = true;
    while (isStale) {
      isStale = false;
      await look();
    }
    isLooking = false;
  }

  async function look(): Promise<void> {
    const found = await pendingJobs(props.game.id);
    if (!found) return;
    setJobs(found.filter(isRunning));
    for (const job of found.filter((one) => !isRunning(one))) {
      const count = await importJob(props.game, props.code, job);
      if (count === undefined) continue;
      setTaken({ job, count });
      // There is room for another one now.
      setRefusal(undefined);
    }
  }

  const polling = setInterval(() => jobs().length > 0 && !isLooking && refresh(), pollMs);
  onCleanup(() => clearInterval(polling));
  createEffect(() => {
    if (server() === "available") void refresh();
  });

  async function start(form: FormData): Promise<void> {
    const folder = String(form.get("folder")).trim() || props.name;
    const answer = await api.request("createJob", {
      body: {
        game: props.game.id,
        params: JSON.parse(props.params()),
        count: Number(form.get("count")),
        folder,
      },
    });
    setRefusal(answer.ok ? undefined : answer.error.code);
    setTaken(undefined);
    await refresh();
  }

  async function cancel(id: string): Promise<void> {
    await api.request("cancelJob", { params: { id } });
    await refresh();
  }

  return (
    <>
      <p>{t("about")}</p>
      <Form class="form-row" onSubmit={start}>
        <TextField label={t("count")} name="count" type="number" required min="1" max={maxCount} value="20" />
        <TextField
          label={t("folder")}
          name="folder"
          maxlength="60"
          placeholder={props.name}
          autocomplete="off"
        />
        <Button type="submit" disabled={server() !== "available"}>
          {t("order")}
        </Button>
      </Form>
      <FormError text={server() === "unreachable" && t("gone")} />
      <FormError text={refusal() && jobRefusal(refusal()!)} />
      <For each={jobs()}>
        {(job) => (
          <div class="progress-line">
            <span>
              {t(job.phase === "queued" ? "queued" : "running", {
                name: job.name,
                made: job.made,
                count: job.count,
              })}
            </span>
            <progress aria-label={t("progress")} value={job.made} max={job.count} />
            <Button
              kind="quiet"
              aria-label={t("cancel.named", { name: job.name })}
              onClick={() => cancel(job.id)}
            >
              {t("cancel")}
            </Button>
          </div>
        )}
      </For>
      <div role="status">
        <Show when={taken()}>
          {(known) => (
            <p>
              {t(known().job.phase === "failed" ? "failed" : "taken", {
                name: known().job.name,
                count: known().count,
              })}{" "}
              <A href={`/${props.game.id}/library`}>{t("library")}</A>
            </p>
          )}
        </Show>
      </div>
    </>
  );
}
