/** What kind of game one wants: rules, clock, colour, and whether it counts. Remembered for the next time. */
import { type Ruleset, rulesets, type Side } from "@masume/games/nonaga";
import { parseTimeControl, type RequestFields } from "@masume/protocol";
import { type Accessor, createSignal, type JSX, Show } from "solid-js";
import { localChoices } from "../../../platform/local-choices.js";
import { CheckField, TextField } from "../../../ui/fields.js";
import { SelectField } from "../../../ui/select-field.js";
import { clockName, offeredClocks } from "./clocks.js";
import { t } from "./messages.js";

type Terms = RequestFields<"seek">;

const custom = "custom";
const clocks: readonly string[] = [...offeredClocks, custom];
const colours = ["random", "red", "blue"] as const;

interface Chosen {
  readonly rules: Ruleset;
  readonly clock: string;
  readonly colour: Side | "random";
  readonly rated: boolean;
}

const lastTerms = localChoices<Chosen>("masume.nonaga.online", {
  rules: rulesets,
  clock: ["fischer:300+5", ...clocks],
  colour: colours,
  rated: [false, true],
});

export interface TermsForm {
  /** Undefined while the clock is not one. */
  readonly terms: Accessor<Terms | undefined>;
  readonly Fields: (props: { readonly disabled: boolean }) => JSX.Element;
}

export function createTermsForm(): TermsForm {
  const [chosen, setChosen] = createSignal(lastTerms.read());
  const [minutes, setMinutes] = createSignal("10");
  const [increment, setIncrement] = createSignal("5");
  const clock = () =>
    chosen().clock === custom
      ? `fischer:${Math.round(Number(minutes()) * 60)}+${Number(increment())}`
      : chosen().clock;
  const isClock = () => parseTimeControl(clock()) !== undefined;
  const canBeRated = () => clock() !== "none";

  function choose(changes: Partial<Chosen>): void {
    lastTerms.save(setChosen({ ...chosen(), ...changes }));
  }

  return {
    terms: () => {
      if (!isClock()) return undefined;
      const { rules, colour, rated } = chosen();
      return {
        rules,
        clock: clock(),
        ...(rated && canBeRated() ? { rated } : {}),
        ...(colour === "random" ? {} : { side: colour }),
      };
    },
    Fields: (props) => (
      <>
        <div class="form-row">
          <SelectField
            label={t("rules.title")}
            options={rulesets}
            text={(one) => t(`ruleset.${one}`)}
            value={chosen().rules}
            onChange={(rules) => choose({ rules })}
            disabled={props.disabled}
          />
          <SelectField
            label={t("time-control")}
            options={clocks}
            text={(one) => (one === custom ? t("clock.custom") : clockName(one))}
            value={chosen().clock}
            onChange={(one) => choose({ clock: one })}
            disabled={props.disabled}
          />
          <SelectField
            label={t("your-colour")}
            options={colours}
            text={(one) => t(`colour.${one}`)}
            value={chosen().colour}
            onChange={(colour) => choose({ colour })}
            disabled={props.disabled}
          />
        </div>
        <Show when={chosen().clock === custom}>
          <div class="form-row">
            <TextField
              label={t("clock.minutes")}
              type="number"
              min="0.5"
              max="180"
              step="0.5"
              value={minutes()}
              disabled={props.disabled}
              onInput={(event) => setMinutes(event.currentTarget.value)}
            />
            <TextField
              label={t("clock.increment")}
              type="number"
              min="0"
              max="180"
              step="1"
              value={increment()}
              disabled={props.disabled}
              onInput={(event) => setIncrement(event.currentTarget.value)}
            />
          </div>
        </Show>
        <CheckField
          label={t("rated")}
          note={t(canBeRated() ? "rated.note" : "rated.no-clock")}
          checked={chosen().rated && canBeRated()}
          disabled={props.disabled || !canBeRated()}
          onChange={(event) => choose({ rated: event.currentTarget.checked })}
        />
      </>
    ),
  };
}
