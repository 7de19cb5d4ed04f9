/** A text in which words of the glossary lead to their meaning: each word once, where it stands first. */
import { A } from "@solidjs/router";
import { For, type JSX, Show } from "solid-js";
import { language } from "../../i18n/language.js";
import { glossary } from "./glossary-texts.js";
import { splitTerms } from "./split-terms.js";

export function LinkedText(props: {
  readonly text: string;
  /** Where following a link would leave what is being done. */
  readonly isPlain?: boolean;
}): JSX.Element {
  return (
    <For each={splitTerms(props.text, glossary[language()])}>
      {({ text, term }) => (
        <Show when={!props.isPlain && term} fallback={text}>
          {(id) => <A href={`/slither/glossary#${id()}`}>{text}</A>}
        </Show>
      )}
    </For>
  );
}
