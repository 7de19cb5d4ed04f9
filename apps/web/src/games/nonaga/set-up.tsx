/** A game to be set up: whom against, which colour, which rules. */
import { fullStrength, levels, type Ruleset, rulesets, startPosition } from "@masume/games/nonaga";
import { useNavigate } from "@solidjs/router";
import { createSignal, For, type JSX, Show } from "solid-js";
import { formatMessage } from "./messages.js";
import { newGame, type Plan } from "./saved-table.js";
import { levelName } from "./seats.js";
import { t } from "./set-up-messages.js";
import { type Against, type Colour, lastOptions, saveOptions, thinkingTimes } from "./set-up-options.js";

export function SetUp(): JSX.Element {
  const navigate = useNavigate();
  const last = lastOptions();
  const [against, setAgainst] = createSignal<Against>(last.against);
  const [level, setLevel] = createSignal(last.level);
  const [seconds, setSeconds] = createSignal(last.seconds);
  const [colour, setColour] = createSignal<Colour>(last.colour);
  const [rules, setRules] = createSignal<Ruleset>(last.rules);

  function plan(): Plan {
    const person = { kind: "person" } as const;
    if (against() === "two") return { red: person, blue: person };
    const engine = { kind: "engine", level: level(), seconds: seconds() } as const;
    const wished = colour();
    const isRed =
      wished === "random" ? crypto.getRandomValues(new Uint8Array(1))[0]! % 2 === 0 : wished === "red";
    return isRed ? { red: person, blue: engine } : { red: engine, blue: person };
  }

  return (
    <form
      class="set-up"
      onSubmit={async (event) => {
        event.preventDefault();
        saveOptions({
          against: against(),
          level: level(),
          seconds: seconds(),
          colour: colour(),
          rules: rules(),
        });
        navigate(await newGame({ rules: rules(), position: startPosition }, plan()));
      }}
    >
      <Choice
        legend={t("set-up.against")}
        name="against"
        options={{ engine: t("set-up.engine"), two: t("set-up.two") }}
        value={against()}
        onChoose={setAgainst}
      />
      <Show when={against() === "engine"}>
        <label class="field">
          {t("set-up.level")}
          <select value={level()} onChange={(event) => setLevel(Number(event.currentTarget.value))}>
            <For each={levels}>{(_, i) => <option value={i() + 1}>{levelName(i() + 1)}</option>}</For>
          </select>
          <small>{formatMessage(levels[level() - 1]!.about)}</small>
        </label>
        <Show when={level() === fullStrength}>
          <label class="field">
            {t("set-up.time")}
            <select value={seconds()} onChange={(event) => setSeconds(Number(event.currentTarget.value))}>
              <For each={thinkingTimes}>
                {(count) => <option value={count}>{t("set-up.seconds", { count })}</option>}
              </For>
            </select>
          </label>
        </Show>
        <Choice
          legend={t("set-up.colour")}
          name="colour"
          options={{ red: t("side.red"), blue: t("side.blue"), random: t("set-up.random") }}
          value={colour()}
          onChoose={setColour}
          note={t("set-up.first")}
        />
      </Show>
      <Choice
        legend={t("set-up.rules")}
        name="rules"
        options={{ basic: t("set-up.basic"), official: t("set-up.official") }}
        value={rules()}
        onChoose={(chosen) => setRules(rulesets.find((name) => name === chosen)!)}
        note={t(`set-up.${rules()}.about`)}
      />
      <button type="submit" class="button">
        {t("set-up.start")}
      </button>
    </form>
  );
}

function Choice<T extends string>(props: {
  readonly legend: string;
  readonly name: string;
  readonly options: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChoose: (value: T) => void;
  readonly note?: string;
}): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{props.legend}</legend>
      <div class="segments">
        <For each={Object.entries(props.options) as [T, string][]}>
          {([value, label]) => (
            <label>
              <input
                type="radio"
                name={props.name}
                checked={props.value === value}
                onChange={() => props.onChoose(value)}
              />
              <span>{label}</span>
            </label>
          )}
        </For>
      </div>
      <Show when={props.note}>
        <small>{props.note}</small>
      </Show>
    </fieldset>
  );
}
