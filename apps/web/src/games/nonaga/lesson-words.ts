/** What Nonaga's lesson says. */
import type { Catalogue } from "@masume/kernel";

const en = {
  "lesson.title": "First steps",
};

export type LessonKey = keyof typeof en;

const ja: Readonly<Record<LessonKey, string>> = {
  "lesson.title": "はじめの一歩",
};

export const lessonWords: Catalogue<LessonKey> = { en, ja };
