/** The app's few icons, drawn by hand on a grid of 24, in the colour of their text. */
import type { JSX } from "solid-js";
import { wordmarkGrid, wordmarkInk } from "./wordmark-paths.js";

export function Icon(props: { readonly d: string }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={props.d} />
    </svg>
  );
}

export const UndoIcon = (): JSX.Element => <Icon d="M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3" />;
export const RedoIcon = (): JSX.Element => <Icon d="m16 5 4 4-4 4M20 9h-9a6 6 0 0 0 0 12h3" />;
export const ResetIcon = (): JSX.Element => <Icon d="M5 4v5h5M5.5 9A8 8 0 1 1 4 14" />;
export const TurnIcon = (): JSX.Element => <Icon d="M19 4v5h-5M18.5 9A8 8 0 1 0 20 14" />;
export const FlagIcon = (): JSX.Element => <Icon d="M6 21V4M6 5h11l-2.5 4L17 13H6" />;
export const HintIcon = (): JSX.Element => (
  <Icon d="M9 17v-1.5C7 14.3 6 12.4 6 10a6 6 0 0 1 12 0c0 2.4-1 4.3-3 5.5V17zM9.5 20.5h5" />
);
export const CrossIcon = (): JSX.Element => <Icon d="m6 6 12 12M18 6 6 18" />;
export const LockIcon = (): JSX.Element => <Icon d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />;
export const ShareIcon = (): JSX.Element => <Icon d="M12 15V4M8 7.5 12 4l4 3.5M6 11v9h12v-9" />;
export const HelpIcon = (): JSX.Element => (
  <Icon d="M9 9.2a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1.1-1.4 2.1v.6M12 18v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18" />
);
export const BackIcon = (): JSX.Element => <Icon d="m15 5-7 7 7 7" />;
export const ForwardIcon = (): JSX.Element => <Icon d="m9 5 7 7-7 7" />;
export const PlayIcon = (): JSX.Element => <Icon d="M8 5v14l11-7z" />;
export const PauseIcon = (): JSX.Element => <Icon d="M8 5v14M16 5v14" />;
export const FitIcon = (): JSX.Element => <Icon d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />;
export const HandIcon = (): JSX.Element => (
  <Icon d="M12 3v18M3 12h18M9.5 5.5 12 3l2.5 2.5M9.5 18.5 12 21l2.5-2.5M5.5 9.5 3 12l2.5 2.5M18.5 9.5 21 12l-2.5 2.5" />
);
export const MoreIcon = (): JSX.Element => <Icon d="M5 7h14M5 12h14M5 17h14" />;
export const SettingsIcon = (): JSX.Element => <Icon d="M4 7h9M19 7h1M16 4.5v5M4 17h1M11 17h9M8 14.5v5" />;
export const StatisticsIcon = (): JSX.Element => <Icon d="M4 20h16M7 20v-6M12 20V5M17 20v-9" />;
export const StarIcon = (): JSX.Element => (
  <Icon d="m12 4 2.4 5.1 5.6.7-4.1 3.9 1.1 5.5-5-2.7-5 2.7 1.1-5.5L4 9.8l5.6-.7z" />
);

/** Four squares, one of them inked: the grid the name speaks of. */
export function Wordmark(): JSX.Element {
  return (
    <svg class="wordmark-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path class="wordmark-ink" d={wordmarkInk} />
      <path class="wordmark-grid" d={wordmarkGrid} />
    </svg>
  );
}
