/**
 * Right after the end: the solution drawn once more, the time beside one's own best of
 * the same kind, what help was taken, the days in a row, and one way on: the next
 * puzzle of the same kind. Where the moves are limited, what was reached with them
 * counts before the time, and the last move ends the game too. Loaded when a puzzle is done.
 */
import { message, movesInForce } from "@masume/kernel";
import { createResource, type JSX, onCleanup, onMount, Show } from "solid-js";
import { streakOf } from "../daily/streak.js";
import { formatDuration, today } from "../i18n/format.js";
import { formatMessage } from "../i18n/translator.js";
import type { Score, SolveRecord } from "../platform/storage/schema.js";
import { allSolves, isSolve, saveLevel } from "../platform/storage/solves.js";
import { motionIsReduced } from "../settings/motion.js";
import { Button, ButtonLink } from "../ui/button.js";
import { celebrate } from "./celebration.js";
import { t } from "./finish-messages.js";
import { scoreOf } from "./game-result.js";
import type { OpenGame, PuzzleWay } from "./game-ui.js";
import { compareScores, compareTimes } from "./own-best.js";
import { moveTexts, type Play } from "./play.js";
import { PuzzleWayButton } from "./puzzle-way.js";
import { ShareResult } from "./share-result-button.js";
import "./solved.css";

export function Solved<Puzzle, State, Move, Gesture>(props: {
  readonly play: Play<Puzzle, State, Move, Gesture>;
  readonly ui: OpenGame<Puzzle, State, Move, Gesture>["ui"];
  /** The next one of the same kind; without it, the way to more. */
  readonly next: PuzzleWay | undefined;
  readonly reward: JSX.Element;
  readonly onReplay: () => void;
  /** Draws these moves once, quickly, on the board; done when they are drawn. */
  readonly onDraw: (moves: readonly string[]) => Promise<void>;
  /** The board has been seen: now there is something to read. */
  readonly onReady: () => void;
}): JSX.Element {
  const { play, ui } = props;
  const { game, puzzle } = play;
  const [facts] = createResource(() => readFacts(play, ui));

  let isGone = false;
  onCleanup(() => {
    isGone = true;
  });
  onMount(async () => {
    if (play.isJustSolved()) {
      celebrate();
      if (!motionIsReduced()) await drawOnceMore();
    }
    if (!isGone) props.onReady();
  });

  async function drawOnceMore(): Promise<void> {
    const session = play.session();
    const drawn = await ui.play.drawSolution?.(puzzle, session.state).catch(() => undefined);
    if (play.session() === session && !isGone) await props.onDraw(drawn ?? moveTexts(session));
  }

  const kind = () => {
    const size = game.size?.(puzzle);
    if (!size) return undefined;
    const named = formatMessage(message("puzzle.size", { ...size }), game.messages);
    const { maxMoves } = play.status();
    if (maxMoves !== undefined) {
      return formatMessage(message("kind.limited", { size: named, maxMoves }), game.messages);
    }
    const level = facts.latest?.levelName;
    return level === undefined ? named : t("kind.level", { size: named, level });
  };
  const time = () => formatDuration(play.solvedIn() ?? play.ended()?.time ?? 0);
  const scoreText = ({ value, of, moves }: Score) =>
    formatMessage(message("over.result", { value, of, moves }), game.messages);
  const best = () => {
    const known = facts.latest;
    const named = kind();
    const time = play.solvedIn() ?? 0;
    if (!known || named === undefined) return undefined;
    if (known.bestScore) {
      const { before, isBest, isFirst } = known.bestScore;
      if (isBest) return t("best.score-new", { kind: named });
      if (before) return t("best.score", { kind: named, score: scoreText(before) });
      return isFirst ? t("best.score-first", { kind: named }) : undefined;
    }
    const { before, isBest, isFirst } = known.best;
    // A best is news once: who comes back to a solved puzzle only reads the time to beat.
    if (!play.isJustSolved())
      return before && t("best.other", { kind: named, time: formatDuration(isBest ? time : before) });
    if (before === undefined) return isFirst ? t("best.first", { kind: named }) : undefined;
    return isBest
      ? t("best.new", { kind: named, time: formatDuration(before - time) })
      : t("best.other", { kind: named, time: formatDuration(before) });
  };
  const help = () => [
    play.hints() === 0 ? t("help.none") : t("help.hints", { count: play.hints() }),
    ...(play.mistakes() === 0 ? [] : [t("help.mistakes", { count: play.mistakes() })]),
  ];
  const streak = () => {
    const count = facts.latest?.streak ?? 0;
    return count > 1 ? t("streak.days", { count }) : undefined;
  };

  const title = () => t(play.ended() ? "ended.title" : "solved.title");
  const isBest = () => {
    const known = facts.latest;
    return known?.bestScore ? known.bestScore.isBest : play.isJustSolved() && known?.best.isBest === true;
  };
  const result = () => {
    const ended = play.ended();
    return ended
      ? `${scoreText(ended.score)} ${t("solved.time", { time: time() })}`
      : t("share.solved", { time: time() });
  };

  return (
    <section class="solved-panel" aria-label={title()}>
      <div class="solved-head">
        <h2>{title()}</h2>
        {props.reward}
        <Show when={play.ended()} fallback={<p class="solved-time">{t("solved.time", { time: time() })}</p>}>
          {(ended) => <p class="solved-time">{scoreText(ended().score)}</p>}
        </Show>
      </div>
      <ul class="solved-facts">
        <Show when={play.ended()}>
          <li>{t("solved.time", { time: time() })}</li>
        </Show>
        <Show when={best()}>{(text) => <li classList={{ "best-time": isBest() }}>{text()}</li>}</Show>
        <li>{help().join(" · ")}</li>
        <Show when={streak()}>{(text) => <li>{text()}</li>}</Show>
      </ul>
      <div class="button-row">
        <Show when={props.next} fallback={<More id={game.id} isMain />}>
          {(next) => <PuzzleWayButton way={next()} game={game} ui={ui} isMain />}
        </Show>
        <Button onClick={() => props.onReplay()}>{t("replay")}</Button>
        <ShareResult
          play={play}
          ui={ui}
          lines={[
            [formatMessage(message("name"), game.messages), kind()].filter(Boolean).join(" "),
            [result(), ...help(), streak()].filter(Boolean).join(" · "),
          ]}
        />
        <Button onClick={play.restart}>{t("solved.again")}</Button>
        <Show when={props.next}>
          <More id={game.id} isMain={false} />
        </Show>
      </div>
    </section>
  );
}

function More(props: { readonly id: string; readonly isMain: boolean }): JSX.Element {
  return (
    <ButtonLink href={`/${props.id}`} kind={props.isMain ? "primary" : "plain"}>
      {t("solved.more")}
    </ButtonLink>
  );
}

interface Facts {
  readonly best: ReturnType<typeof compareTimes>;
  /** Where the moves are limited. */
  readonly bestScore: ReturnType<typeof compareScores> | undefined;
  readonly levelName: string | undefined;
  readonly streak: number;
}

async function readFacts<Puzzle, State, Move, Gesture>(
  {
    game,
    puzzle,
    key,
    hints,
    solvedIn,
    ended,
    status,
    session,
    grade: known,
    setGrade,
  }: Play<Puzzle, State, Move, Gesture>,
  { library: { grading } }: OpenGame<Puzzle, State, Move, Gesture>["ui"],
): Promise<Facts> {
  const grade = known() ?? (await grading?.grade(puzzle).catch(() => undefined));
  const size = game.size?.(puzzle);
  const solved: Omit<SolveRecord, "key" | "day"> = {
    game: game.id,
    time: solvedIn() ?? ended()?.time ?? 0,
    hints: hints(),
    ...(size && { size }),
    ...(grade && { level: grade.level }),
  };
  if (grade) {
    setGrade(grade);
    await saveLevel(key, grade.level);
  }
  const solves = await allSolves();
  const score = ended()?.score ?? scoreOf(status(), movesInForce(session()).length);
  return {
    best: compareTimes(solves.filter(isSolve), key, solved),
    bestScore: score ? compareScores(solves, key, { ...solved, score }) : undefined,
    levelName: grade && grading?.label(grade),
    streak: streakOf(
      solves.map(({ day }) => day),
      today(),
    ).now,
  };
}
