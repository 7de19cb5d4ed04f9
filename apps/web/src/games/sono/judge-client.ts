/** The judge as the page of its round sees it: the state of the round, a submission, and answers after the end. */
import { answerCodec, type Op, parseRoundStatus, type RoundStatus } from "@masume/games/sono";
import { parser, readJson } from "@masume/kernel";
import { type Accessor, createSignal, onCleanup } from "solid-js";
import { createTicking } from "../../ui/ticking.js";

const everyMs = 2000;

/** `none`: no judge is at this address. `lost`: it has answered before and does not now. */
export type JudgeState = "unknown" | "none" | "lost" | RoundStatus;

export interface JudgeView {
  readonly state: Accessor<JudgeState>;
  /** The last that was known of the round, also while the judge does not answer. */
  readonly round: Accessor<RoundStatus | undefined>;
  /** The judge's time, to the second. */
  readonly now: Accessor<number>;
  refresh(): Promise<void>;
}

/** Asks the judge every two seconds while the page is seen. */
export function watchRound(): JudgeView {
  const [state, setState] = createSignal<JudgeState>("unknown");
  const [round, setRound] = createSignal<RoundStatus>();
  let aheadMs = 0;
  const now = createTicking(250, () => Date.now() + aheadMs);

  async function refresh(): Promise<void> {
    const text = await textAt("/round");
    const read = text === undefined ? undefined : parseRoundStatus(text);
    if (!read?.ok) {
      setState(round() ? "lost" : "none");
      return;
    }
    aheadMs = read.value.now - Date.now();
    setRound(read.value);
    setState(read.value);
  }

  const asking = setInterval(() => document.visibilityState === "visible" && void refresh(), everyMs);
  onCleanup(() => clearInterval(asking));
  void refresh();
  return { state, round, now, refresh };
}

/** The team's best answer; undefined before the end of the round. */
export async function answerOf(team: string): Promise<readonly Op[] | undefined> {
  const text = await textAt(`/answers/${encodeURIComponent(team)}`);
  const read = text === undefined ? undefined : answerCodec.parse(text);
  return read?.ok ? read.value.ops : undefined;
}

export type Submitted =
  | { readonly kind: "accepted"; readonly pairs: number; readonly steps: number }
  | { readonly kind: "unknown-token" | "not-sent" }
  | { readonly kind: "refused"; readonly reason: string };

/** Headers are Latin letters only, names are not: the token is written as in an address. */
export async function submitAnswer(token: string, text: string): Promise<Submitted> {
  try {
    const response = await fetch("/", {
      method: "POST",
      headers: { token: encodeURIComponent(token) },
      body: text,
    });
    if (response.status === 401) return { kind: "unknown-token" };
    const read = parseReply(await response.text());
    return read.ok ? read.value : { kind: "refused", reason: `${response.status}` };
  } catch {
    return { kind: "not-sent" };
  }
}

const parseReply = parser((text): Submitted => {
  const reply = readJson(text);
  const error = reply.optional("error");
  if (error) return { kind: "refused", reason: error.field("reason").string() };
  const count = (name: string) => reply.field(name).integer(0, Number.MAX_SAFE_INTEGER);
  return { kind: "accepted", pairs: count("pairs"), steps: count("steps") };
});

async function textAt(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(path, { headers: { accept: "application/json" } });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
