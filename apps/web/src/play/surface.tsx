/**
 * The page of a board, as slots that never move: the head, the board, what the hand
 * needs all the time, one message, the toolbar, and a panel for everything longer.
 *
 * On a wide screen the panel stands beside the board and scrolls by itself. On an
 * upright phone it is a sheet that rises from the toolbar, opened by a tool and by
 * whatever is news there; the board keeps what is spoken of above it, and whatever is
 * said or asked under the board sends it away.
 */
import { type Accessor, createEffect, createMemo, createSignal, type JSX, on, onMount, Show } from "solid-js";
import { CoverProvider } from "../board/cover.js";
import { t } from "../i18n/translator.js";
import { CrossIcon, MoreIcon } from "../ui/icons.js";
import { Tool } from "../ui/tool.js";

/** The panel as a sheet, for a tool that shows something in it. */
export interface Sheet {
  readonly isOpen: Accessor<boolean>;
  setOpen(isOpen: boolean): void;
  /** The panel can be seen: as an open sheet, or beside the board. */
  isSeen(): boolean;
  attach(panel: HTMLElement): void;
}

export function createSheet(): Sheet {
  const [isOpen, setOpen] = createSignal(false);
  let panel: HTMLElement | undefined;
  return {
    isOpen,
    setOpen,
    isSeen: () => panel !== undefined && panel.getClientRects().length > 0,
    attach(attached) {
      panel = attached;
    },
  };
}

export function Surface(props: {
  readonly kind?: string;
  readonly head: JSX.Element;
  readonly board: JSX.Element;
  /** A row of its own: players with their clocks, the square in hand. */
  readonly controls?: (() => JSX.Element) | undefined;
  readonly message: JSX.Element;
  readonly tools: JSX.Element;
  /** How many things in the panel are news: the sheet opens when they become more. */
  readonly news: Accessor<number>;
  /** What the board is for at the moment: at another word, unless it is empty, the sheet goes out of the way. */
  readonly boardUse: Accessor<string>;
  /** What the message says or the row under the board asks, if it is news: the sheet makes way for it. */
  readonly said: Accessor<unknown>;
  /** Where something else opens it too. */
  readonly sheet?: Sheet;
  /** The panel. */
  readonly children: JSX.Element;
}): JSX.Element {
  let panel!: HTMLElement;
  const sheet = props.sheet ?? createSheet();
  const { isOpen, setOpen } = sheet;
  onMount(() => sheet.attach(panel));
  createEffect(
    on(props.news, (now, before) => {
      if (now > (before ?? 0)) setOpen(true);
    }),
  );
  const boardUse = createMemo(() => props.boardUse());
  createEffect(on(boardUse, (use) => use !== "" && setOpen(false), { defer: true }));
  const said = createMemo(() => props.said());
  createEffect(on(said, (text) => text && setOpen(false), { defer: true }));
  return (
    <div class={`play ${props.kind ?? ""}`}>
      <header class="play-head">{props.head}</header>
      <CoverProvider value={() => (isOpen() ? panel : undefined)}>
        <div class="play-board">{props.board}</div>
      </CoverProvider>
      <Show when={props.controls}>{(controls) => <div class="play-controls">{controls()()}</div>}</Show>
      <div class="play-message">{props.message}</div>
      <div class="play-dock">
        <fieldset class="tools">
          <legend class="visually-hidden">{t("tools")}</legend>
          {props.tools}
          <Tool
            command={{ label: () => t("more"), run: () => setOpen(!isOpen()) }}
            expanded={isOpen()}
            extra="sheet-tool"
          >
            <MoreIcon />
          </Tool>
        </fieldset>
        <section ref={panel} class="play-panel" classList={{ open: isOpen() }} aria-label={t("more")}>
          <div class="sheet-head">
            <button
              type="button"
              class="quiet icon-only"
              aria-label={t("close")}
              onClick={() => setOpen(false)}
            >
              <CrossIcon />
            </button>
          </div>
          {props.children}
        </section>
      </div>
    </div>
  );
}
