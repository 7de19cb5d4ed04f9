/**
 * The page of a board, as slots that never move: the head, the board, what the hand
 * needs all the time, one message, the toolbar, and a panel for everything longer.
 *
 * On a wide screen the panel stands beside the board and scrolls by itself. On an
 * upright phone it is a sheet that rises from the toolbar, opened by a tool and by
 * whatever is new there; the board keeps what is spoken of above it, and whatever is
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
  /** How many new items the panel has to show: the sheet opens when they become more. */
  readonly panelItems: Accessor<number>;
  /** What the board is for at the moment: at another mode, unless it is empty, the sheet closes. */
  readonly boardMode: Accessor<string>;
  /** What is new in the message or in the row under the board: the sheet closes for it. */
  readonly notice: Accessor<unknown>;
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
    on(props.panelItems, (now, before) => {
      if (now > (before ?? 0)) setOpen(true);
    }),
  );
  const boardMode = createMemo(() => props.boardMode());
  createEffect(on(boardMode, (mode) => mode !== "" && setOpen(false), { defer: true }));
  const notice = createMemo(() => props.notice());
  createEffect(on(notice, (text) => text && setOpen(false), { defer: true }));
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
            icon={MoreIcon}
          />
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
