/**
 * The page of a contest: how much time there is, the problem, a place to submit an
 * answer, the ranking as it changes, and after the end every team's best answer to watch.
 */
import { maxPairs, type Puzzle, puzzleCodec, type RoundStatus, sono } from "@masume/games/sono";
import { createMemo, createSignal, type JSX, Show } from "solid-js";
import { Picture } from "../../board/marks.js";
import { formatDuration, formatParseIssue } from "../../i18n/format.js";
import { Button, ButtonLink } from "../../ui/button.js";
import { TextField } from "../../ui/fields.js";
import { FormError } from "../../ui/form-error.js";
import { Table } from "../../ui/table.js";
import { TextImport } from "../../ui/text-import.js";
import { useTitle } from "../../ui/title.js";
import { type NamedAnswer, namedAnswer, readAnswer } from "./answers.js";
import { downloadProblem } from "./files.js";
import { answerOf, submitAnswer, watchRound } from "./judge-client.js";
import { t } from "./judge-messages.js";
import { solverPath } from "./link.js";
import { Playback } from "./playback.js";

export default function Judge(): JSX.Element {
  const { state, round, now, refresh } = watchRound();
  const [watched, setWatched] = createSignal<NamedAnswer>();
  const [missing, setMissing] = createSignal<string>();
  const [at, setAt] = createSignal(0);
  const code = createMemo(() => round()?.puzzle);
  const puzzle = createMemo(() => {
    const read = code() === undefined ? undefined : puzzleCodec.parse(code()!);
    return read?.ok ? read.value : undefined;
  });
  const isOver = () => {
    const endsAt = round()?.endsAt;
    return endsAt !== undefined && now() >= endsAt;
  };
  useTitle(() => t("judge.title"));

  async function watch(team: string, puzzle: Puzzle): Promise<void> {
    const ops = await answerOf(team);
    setMissing(ops ? undefined : team);
    if (!ops) return;
    setWatched(namedAnswer(puzzle, team, team, ops));
    setAt(ops.length);
  }

  return (
    <Show
      when={round()}
      fallback={
        <section class="part">
          <h2>{t("judge.title")}</h2>
          <Show when={state() === "none"}>
            <p>{t("judge.none")}</p>
            <p>{t("judge.none-how")}</p>
          </Show>
        </section>
      }
    >
      {(known) => (
        <div class="workbench judge">
          <div class="workbench-main">
            <h2>{t("judge.title")}</h2>
            <p class="judge-time" role="timer">
              {timeText(known(), now())}
            </p>
            <Show when={puzzle()} keyed>
              {(puzzle) => (
                <Show when={watched()} fallback={<Problem puzzle={puzzle} />}>
                  {(answer) => <Playback puzzle={puzzle} answers={[answer()]} at={at()} onMove={setAt} />}
                </Show>
              )}
            </Show>
          </div>
          <div class="workbench-side">
            <p role="status">{state() === "lost" ? t("judge.lost") : ""}</p>
            <Show when={!isOver() && puzzle()} keyed>
              {(puzzle) => <Submission puzzle={puzzle} hasTokens={known().hasTokens} onSubmitted={refresh} />}
            </Show>
            <section class="answers box" aria-label={t("judge.ranking")}>
              <h3>{t("judge.ranking")}</h3>
              <p>{t("judge.rules")}</p>
              <FormError text={missing() && t("judge.no-answer", { team: missing()! })} />
              <Ranking
                round={known()}
                {...(isOver() && puzzle() ? { onWatch: (team: string) => void watch(team, puzzle()!) } : {})}
              />
            </section>
          </div>
        </div>
      )}
    </Show>
  );
}

function timeText({ startsAt, endsAt }: RoundStatus, now: number): string {
  if (now < startsAt) return t("wait.left", { time: formatDuration(startsAt - now + 999) });
  if (endsAt === undefined) return t("judge.open");
  return now < endsAt ? t("judge.running", { time: formatDuration(endsAt - now + 999) }) : t("judge.over");
}

function Problem(props: { readonly puzzle: Puzzle }): JSX.Element {
  const { puzzle } = props;
  const start = sono.start(puzzle);
  const about = t("make.about", { size: puzzle.size, pairs: start.pairs, of: maxPairs(puzzle.size) });
  return (
    <div class="playback" data-boards="1">
      <p>
        {about} {puzzle.maxSteps === undefined ? "" : t("judge.limit", { max: puzzle.maxSteps })}
      </p>
      <div class="answer-sheet">
        <Picture bounds={sono.layout(puzzle).bounds} marks={sono.paint(puzzle, start)} label={about} />
      </div>
      <p class="button-row">
        <Button onClick={() => downloadProblem(puzzle)}>{t("judge.download")}</Button>
        <ButtonLink href={solverPath(puzzle)} kind="quiet">
          {t("solve.go")}
        </ButtonLink>
      </p>
    </div>
  );
}

function Submission(props: {
  readonly puzzle: Puzzle;
  readonly hasTokens: boolean;
  readonly onSubmitted: () => Promise<void>;
}): JSX.Element {
  const [token, setToken] = createSignal("");
  const [result, setResult] = createSignal("");

  /** What is wrong with it, if that can be said without the judge. */
  function submit(text: string): string | undefined {
    setResult("");
    if (token().trim() === "") return t(props.hasTokens ? "judge.token-first" : "judge.name-first");
    const answer = readAnswer(props.puzzle, text);
    if (!answer.ok) return formatParseIssue(answer.error, sono.messages);
    setResult(t("judge.sending"));
    void send(token().trim(), text);
    return undefined;
  }

  async function send(token: string, text: string): Promise<void> {
    const submitted = await submitAnswer(token, text);
    switch (submitted.kind) {
      case "accepted": {
        const { pairs, steps } = submitted;
        setResult(t("judge.accepted", { pairs, of: maxPairs(props.puzzle.size), turns: steps }));
        return await props.onSubmitted();
      }
      case "refused":
        setResult(t("judge.refused", { reason: submitted.reason }));
        return;
      case "unknown-token":
        setResult(t(props.hasTokens ? "judge.unknown-token" : "judge.bad-name"));
        return;
      default:
        setResult(t(`judge.${submitted.kind}`));
    }
  }

  return (
    <section class="answers box" aria-label={t("judge.submit")}>
      <h3>{t("judge.submit")}</h3>
      <TextField
        label={t(props.hasTokens ? "judge.token" : "judge.name")}
        autocomplete="off"
        spellcheck={false}
        value={token()}
        onInput={(event) => setToken(event.currentTarget.value)}
      />
      <TextImport
        label={t("judge.answer")}
        placeholder={'{"ops":[{"x":0,"y":0,"n":2},…]}'}
        action={t("judge.submit")}
        onText={submit}
      />
      <p role="status">{result()}</p>
    </section>
  );
}

function Ranking(props: {
  readonly round: RoundStatus;
  /** Answers can be watched. */
  readonly onWatch?: (team: string) => void;
}): JSX.Element {
  return (
    <Show when={props.round.ranking.length > 0} fallback={<p class="empty">{t("judge.no-teams")}</p>}>
      <Table
        columns={[t("judge.rank"), t("judge.team"), t("runs.pairs"), t("sono.turns"), t("judge.time")]}
        items={props.round.ranking}
      >
        {({ team, pairs, steps, submittedAt }, i) => (
          <tr>
            <td>{i() + 1}</td>
            <th scope="row">
              <Show when={props.onWatch} fallback={team}>
                {(watch) => (
                  <Button kind="quiet" onClick={() => watch()(team)}>
                    {team}
                    <span class="visually-hidden"> {t("judge.watch")}</span>
                  </Button>
                )}
              </Show>
            </th>
            <td>{pairs}</td>
            <td>{steps}</td>
            <td>{formatDuration(submittedAt - props.round.startsAt)}</td>
          </tr>
        )}
      </Table>
    </Show>
  );
}
