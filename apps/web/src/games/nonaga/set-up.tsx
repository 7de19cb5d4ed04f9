/** A game to be set up: whom against, which colour, which rules. */

import { fullStrength, levels, type Ruleset, rulesets, startPosition } from "@masume/games/nonaga";
import { useNavigate } from "@solidjs/router";
import { createSignal, type JSX, Show } from "solid-js";
import { Button } from "../../ui/button.js";
import { Form } from "../../ui/form.js";
import { Segments } from "../../ui/segments.js";
import { SelectField } from "../../ui/select-field.js";
import { formatMessage } from "./messages.js";
import { newGame, type SeatPlans } from "./saved-table.js";
import { levelName, paces } from "./seats.js";
import { t } from "./set-up-messages.js";
import { type Against, type Colour, lastOptions, localClocks, thinkingTimes } from "./set-up-options.js";

export function SetUp(): JSX.Element {
  const navigate = useNavigate();
  const last = lastOptions.read();
  const [against, setAgainst] = createSignal<Against>(last.against);
  const [level, setLevel] = createSignal(last.level);
  const [seconds, setSeconds] = createSignal(last.seconds);
  const [colour, setColour] = createSignal<Colour>(last.colour);
  const [rules, setRules] = createSignal<Ruleset>(last.rules);
  const [clock, setClock] = createSignal(last.clock);
  const [pace, setPace] = createSignal(last.pace);

  function plan(): SeatPlans {
    const person = { kind: "person" } as const;
    if (against() === "two") return { red: person, blue: person };
    const engine = { kind: "engine", level: level(), seconds: seconds(), pace: pace() } as const;
    const wished = colour();
    const isRed =
      wished === "random" ? crypto.getRandomValues(new Uint8Array(1))[0]! % 2 === 0 : wished === "red";
    return isRed ? { red: person, blue: engine } : { red: engine, blue: person };
  }

  return (
    <Form
      class="set-up"
      onSubmit={async () => {
        lastOptions.save({
          against: against(),
          level: level(),
          seconds: seconds(),
          colour: colour(),
          rules: rules(),
          clock: clock(),
          pace: pace(),
        });
        navigate(await newGame({ rules: rules(), position: startPosition }, plan(), { clock: clock() }));
      }}
    >
      <Segments
        legend={t("set-up.against")}
        options={["engine", "two"]}
        text={(one) => t(`set-up.${one}`)}
        value={against()}
        onChange={setAgainst}
      />
      <Show when={against() === "engine"}>
        <SelectField
          label={t("set-up.level")}
          options={levels.map((_, i) => i + 1)}
          text={levelName}
          value={level()}
          onChange={setLevel}
          note={formatMessage(levels[level() - 1]!.about)}
        />
        <Show when={level() === fullStrength}>
          <SelectField
            label={t("set-up.time")}
            options={thinkingTimes}
            text={(count) => t("set-up.seconds", { count })}
            value={seconds()}
            onChange={setSeconds}
          />
        </Show>
        <Segments
          legend={t("set-up.colour")}
          options={["red", "blue", "random"]}
          text={(one) => (one === "random" ? t("set-up.random") : t(`side.${one}`))}
          value={colour()}
          onChange={setColour}
          note={t("set-up.first")}
        />
        <Segments
          legend={t("set-up.pace")}
          options={paces}
          text={(one) => t(`set-up.pace.${one}`)}
          value={pace()}
          onChange={setPace}
        />
      </Show>
      <SelectField
        label={t("set-up.clock")}
        options={localClocks}
        text={(one) => {
          const [seconds, increment] = one.split("+").map(Number);
          return one === "none"
            ? t("set-up.clock.none")
            : t("set-up.clock.each", { minutes: seconds! / 60, increment: increment! });
        }}
        value={clock()}
        onChange={setClock}
      />
      <Segments
        legend={t("set-up.rules")}
        options={rulesets}
        text={(one) => t(`set-up.${one}`)}
        value={rules()}
        onChange={setRules}
        note={t(`set-up.${rules()}.about`)}
      />
      <Button type="submit" kind="primary">
        {t("set-up.start")}
      </Button>
    </Form>
  );
}
