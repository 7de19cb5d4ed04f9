/** Zoom for those without a wheel and without a second finger. All four are there from the start, so none moves. */
import type { JSX } from "solid-js";
import { t } from "../i18n/translator.js";
import { FitIcon, HandIcon } from "../ui/icons.js";
import { Tool } from "../ui/tool.js";

const MinusSign = (): JSX.Element => <span aria-hidden="true">−</span>;
const PlusSign = (): JSX.Element => <span aria-hidden="true">+</span>;

export function ZoomTools(props: {
  readonly isZoomed: boolean;
  /** The pointer moves the board. */
  readonly isHand: boolean;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
  readonly onHand: () => void;
}): JSX.Element {
  const enabled = () => props.isZoomed;
  return (
    <div class="board-zoom" role="group" aria-label={t("zoom")}>
      <Tool
        isSign
        command={{ label: () => t("zoom.out"), keys: ["−"], enabled, run: () => props.onZoom(1 / 1.5) }}
        icon={MinusSign}
      />
      <Tool
        isSign
        command={{ label: () => t("zoom.fit"), keys: ["0"], enabled, run: () => props.onFit() }}
        icon={FitIcon}
      />
      <Tool
        isSign
        command={{ label: () => t("zoom.in"), keys: ["+"], run: () => props.onZoom(1.5) }}
        icon={PlusSign}
      />
      <Tool
        isSign
        pressed={props.isHand}
        command={{ label: () => t("zoom.move"), keys: ["Space"], enabled, run: () => props.onHand() }}
        icon={HandIcon}
      />
    </div>
  );
}
