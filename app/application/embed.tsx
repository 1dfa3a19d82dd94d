import type { Promises } from "../../domain/application/promises.ts";
import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";
import { useLanguage } from "../shell/language.tsx";
import { applicationFileWords } from "./file-words.ts";
import { applicationWords } from "./words.ts";

/** When an applicant's call is, in words: at the time that they chose, else in the days in which calls take place. */
export function callText({ callAt, callFrom, callTo, callMinutes }: Promises, lang: Lang) {
  const { status, callTimes } = applicationFileWords.in(lang);
  const { date, time, weekday } = formats[lang];
  return callAt
    ? callTimes.chosen(weekday(callAt), time(callAt))
    : status.callOf(callMinutes, applicationWords.in(lang).between(Number(callFrom.slice(8)), date(callTo)));
}

export function CallLine({ promises }: { promises: Promises }) {
  return callText(promises, useLanguage().lang);
}
