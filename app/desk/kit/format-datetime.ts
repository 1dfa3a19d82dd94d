import { formats } from "../../../platform/language/format.ts";
import type { Lang } from "../../../platform/language/language.ts";

/** 23 November 2026, 09:00 */
export const moment = (at: string | Date, lang: Lang) => {
  const date = new Date(at);
  return `${formats[lang].date(date)}, ${formats[lang].time(date)}`;
};
