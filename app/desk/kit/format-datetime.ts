import { formats } from "../../../platform/language/format.ts";
import type { Lang } from "../../../platform/language/language.ts";

/** Formats a date with its time, for example "23 November 2026, 09:00". */
export const moment = (at: string | Date, lang: Lang) => formats[lang].moment(new Date(at));
