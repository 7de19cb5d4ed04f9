/** Make: a problem of one's own or from a contest, looked at, played, solved, handed on. */
import { maxPairs, type Problem, problemCodec, puzzleCodec, sono } from "@masume/games/sono";
import { A } from "@solidjs/router";
import { createMemo, createSignal, type JSX, Show } from "solid-js";
import { Picture } from "../../board/marks.js";
import { download } from "../../shell/download.js";
import { boardPath, solverPath } from "./link.js";
import { OrderForm } from "./order-form.js";
import { ProblemInput } from "./problem-input.js";
import { w } from "./words.js";

export default function Make(): JSX.Element {
  const [problem, setProblem] = createSignal<Problem | undefined>(fromAddress());
  return (
    <div class="make">
      <section class="part">
        <h2>{w("make.read")}</h2>
        <p>{w("make.lead")}</p>
        <ProblemInput onProblem={setProblem} />
        <h3>{w("make.generate")}</h3>
        <OrderForm does={w("make.lay")} onProblem={setProblem} />
      </section>
      <Show when={problem()} keyed>
        {(made) => <Made problem={made} />}
      </Show>
    </div>
  );
}

function Made(props: { readonly problem: Problem }): JSX.Element {
  const { problem } = props;
  const state = sono.start(problem);
  const { bounds } = sono.layout(problem);
  const about = createMemo(() =>
    w("make.about", { size: problem.size, pairs: state.pairs, of: maxPairs(problem.size) }),
  );
  return (
    <section class="part made" aria-label={w("make.problem")}>
      <Picture bounds={bounds} marks={sono.paint(problem, state)} label={about()} />
      <p role="status">{about()}</p>
      <div class="button-row">
        <A href={boardPath(problem)} class="button">
          {w("make.play")}
        </A>
        <A href={solverPath(problem)} class="button">
          {w("make.solve")}
        </A>
        <button
          type="button"
          class="button plain"
          onClick={() => download("problem.json", "application/json", `${problemCodec.format(problem)}\n`)}
        >
          {w("make.download")}
        </button>
      </div>
    </section>
  );
}

/** The board in the address (`?board=…`), if there is one. */
function fromAddress(): Problem | undefined {
  const code = new URLSearchParams(location.search).get("board");
  const read = code === null ? undefined : puzzleCodec.parse(code);
  return read?.ok ? read.value : undefined;
}
