import type { Lang } from "../../platform/language/language.ts";

const mark = / \((?:exemple|example)\)$/;
const marks: Record<Lang, string> = { en: " (example)", fr: " (exemple)" };

/** A startup's name as a page says it: an invented one bears its mark in the page's language. */
export const nameIn = (lang: Lang, name: string) => name.replace(mark, marks[lang]);
