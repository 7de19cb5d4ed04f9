/** A game to be set up: whom against, which colour, which rules. */

import { fullStrength, levels, rulesets, startPosition } from "@masume/games/nonaga";
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
import { lastOptions, localClocks, type SetUpOptions, thinkingTimes } from "./set-up-options.js";

export function SetUp(): JSX.Element {
  const navigate = useNavigate();
  const [options, setOptions] = createSignal(lastOptions.read());
  const choose = (changes: Partial<SetUpOptions>) => setOptions({ ...options(), ...changes });

  function plan(): SeatPlans {
    const person = { kind: "person" } as const;
    const { against, level, seconds, pace, colour } = options();
    if (against === "two") return { red: person, blue: person };
    const engine = { kind: "engine", level, seconds, pace } as const;
    const isRed =
      colour === "random" ? crypto.getRandomValues(new Uint8Array(1))[0]! % 2 === 0 : colour === "red";
    return isRed ? { red: person, blue: engine } : { red: engine, blue: person };
  }

  return (
    <Form
      class="set-up"
      onSubmit={async () => {
        lastOptions.save(options());
        const { rules, clock } = options();
        navigate(await newGame({ rules, position: startPosition }, plan(), { clock }));
      }}
    >
      <Segments
        legend={t("set-up.against")}
        options={["engine", "two"]}
        text={(one) => t(`set-up.${one}`)}
        value={options().against}
        onChange={(against) => choose({ against })}
      />
      <Show when={options().against === "engine"}>
        <SelectField
          label={t("set-up.level")}
          options={levels.map((_, i) => i + 1)}
          text={levelName}
          value={options().level}
          onChange={(level) => choose({ level })}
          note={formatMessage(levels[options().level - 1]!.about)}
        />
        <Show when={options().level === fullStrength}>
          <SelectField
            label={t("set-up.time")}
            options={thinkingTimes}
            text={(count) => t("set-up.seconds", { count })}
            value={options().seconds}
            onChange={(seconds) => choose({ seconds })}
          />
        </Show>
        <Segments
          legend={t("your-colour")}
          options={["red", "blue", "random"]}
          text={(one) => (one === "random" ? t("set-up.random") : t(`side.${one}`))}
          value={options().colour}
          onChange={(colour) => choose({ colour })}
          note={t("set-up.first")}
        />
        <Segments
          legend={t("set-up.pace")}
          options={paces}
          text={(one) => t(`set-up.pace.${one}`)}
          value={options().pace}
          onChange={(pace) => choose({ pace })}
        />
      </Show>
      <SelectField
        label={t("time-control")}
        options={localClocks}
        text={(one) => {
          const [seconds, increment] = one.split("+").map(Number);
          return one === "none"
            ? t("clock.none")
            : t("clock.fischer", { minutes: seconds! / 60, increment: increment! });
        }}
        value={options().clock}
        onChange={(clock) => choose({ clock })}
      />
      <Segments
        legend={t("rules.title")}
        options={rulesets}
        text={(one) => t(`ruleset.${one}`)}
        value={options().rules}
        onChange={(rules) => choose({ rules })}
        note={t(`set-up.${options().rules}.about`)}
      />
      <Button type="submit" kind="primary">
        {t("set-up.start")}
      </Button>
    </Form>
  );
}
