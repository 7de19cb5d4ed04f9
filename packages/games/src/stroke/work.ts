/** A task that has no results to show before its end, so that any other task can make it part of itself. */
import type { Progress } from "@masume/kernel";

export type Work<T> = Generator<Progress<never>, T, void>;
