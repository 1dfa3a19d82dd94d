import type { Promises } from "../../domain/application/promises.ts";
import { formats } from "../../platform/language/format.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { applicationFileWords } from "./file-words.ts";
import { applicationWords } from "./words.ts";

/** When an applicant's call is: at the time that they chose, else in the days in which calls take place. */
export function CallLine({ promises: { callAt, callFrom, callTo, callMinutes } }: { promises: Promises }) {
  const { between } = useWords(applicationWords);
  const { status, callTimes } = useWords(applicationFileWords);
  const { date, time, weekday } = formats[useLanguage().lang];
  return callAt
    ? callTimes.chosen(weekday(callAt), time(callAt))
    : status.callOf(callMinutes, between(Number(callFrom.slice(8)), date(callTo)));
}
