/** What of the library is to be shown, and in which order. */
import { type JSX, Show } from "solid-js";
import { TextField } from "../ui/fields.js";
import { SelectField } from "../ui/select-field.js";
import type { LibraryFilter, Order } from "./filter-library.js";
import { t } from "./messages.js";

const anyFolder = "*";
const anyLevel = 0;
const anyTechnique = 0;
const plainOrders: readonly Order[] = ["newest", "oldest", "name", "smallest", "largest"];
const levelOrders: readonly Order[] = ["easiest", "hardest"];

export function Filters(props: {
  readonly filter: LibraryFilter;
  readonly onChange: (filter: LibraryFilter) => void;
  /** The folders there are; the empty name stands for none. */
  readonly folders: readonly string[];
  /** The levels there are, for games that measure them. */
  readonly levels: readonly number[] | undefined;
  /** The techniques that the puzzles take, for games that name them. */
  readonly techniques: readonly number[];
  readonly techniqueName: ((technique: number) => string) | undefined;
}): JSX.Element {
  const change = (some: Partial<LibraryFilter>) => props.onChange({ ...props.filter, ...some });
  return (
    <search class="filters">
      <TextField
        label={t("search")}
        type="search"
        value={props.filter.search}
        onInput={(event) => change({ search: event.currentTarget.value })}
      />
      <SelectField
        label={t("folder")}
        options={[anyFolder, ...props.folders]}
        text={(name) => (name === anyFolder ? t("all") : name || t("no-folder"))}
        value={props.filter.folder ?? anyFolder}
        onChange={(name) => change({ folder: name === anyFolder ? undefined : name })}
      />
      <SelectField
        label={t("show")}
        options={["all", "unsolved", "solved"]}
        text={t}
        value={props.filter.solved}
        onChange={(solved) => change({ solved })}
      />
      <SelectField
        label={t("order")}
        options={[...plainOrders, ...(props.levels ? levelOrders : [])]}
        text={(order) => t(order === "name" ? "by-name" : order)}
        value={props.filter.order}
        onChange={(order) => change({ order })}
      />
      <Show when={props.levels}>
        {(levels) => (
          <SelectField
            label={t("level")}
            options={[anyLevel, ...levels()]}
            text={(level) => (level === anyLevel ? t("all") : String(level))}
            value={props.filter.level ?? anyLevel}
            onChange={(level) => change({ level: level === anyLevel ? undefined : level })}
          />
        )}
      </Show>
      <Show when={props.techniques.length > 0 && props.techniqueName}>
        {(name) => (
          <SelectField
            label={t("technique")}
            options={[anyTechnique, ...props.techniques]}
            text={(technique) => (technique === anyTechnique ? t("all") : name()(technique))}
            value={props.filter.technique ?? anyTechnique}
            onChange={(technique) =>
              change({ technique: technique === anyTechnique ? undefined : technique })
            }
          />
        )}
      </Show>
    </search>
  );
}
