/** The table's own icons, on the same grid of 24 as the app's. */
import type { JSX } from "solid-js";
import { Icon } from "../../ui/icons.js";

export const ThreatIcon = (): JSX.Element => <Icon d="M12 4 21 20H3zM12 10v5M12 17.6v.1" />;
export const AnalysisIcon = (): JSX.Element => <Icon d="M4 20V4M4 20h16M8 16v-4M12.5 16V7M17 16v-6" />;
export const ResignIcon = (): JSX.Element => <Icon d="M6 21V4M6 5c4-2 7 2 12 0v8c-5 2-8-2-12 0" />;
