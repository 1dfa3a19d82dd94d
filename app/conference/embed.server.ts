import type { Content } from "../../domain/content/content.server.ts";
import type { Conference } from "../../domain/content/content.ts";
import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { pathOf } from "../paths.ts";
import { conferenceWords } from "./words.ts";

type Times = Pick<Conference, "startTime" | "endTime"> & { startsOn: string };

export const conferenceTimes = ({ startsOn, startTime, endTime }: Times, lang: Lang) =>
  conferenceWords.in(lang).when(formats[lang].date(startsOn), startTime, endTime);

/**
 * Returns the conference that is open for registration: the next dated conference, otherwise a conference without a
 * date.
 */
export function openConference(content: Content, lang: Lang) {
  const today = parisDay(new Date());
  const all = content.list("conference", lang);
  const dated = all
    .filter(({ startsOn }) => startsOn !== null && startsOn >= today)
    .toSorted((one, other) => (one.startsOn ?? "").localeCompare(other.startsOn ?? ""));
  return dated[0] ?? all.find(({ startsOn }) => startsOn === null);
}

export function conferenceCard(content: Content, lang: Lang) {
  const conference = openConference(content, lang);
  if (!conference) return null;
  const { id, name, text, place, startsOn, ...times } = conference;
  return {
    name,
    text,
    when: startsOn && conferenceTimes({ startsOn, ...times }, lang),
    place,
    calendar: startsOn && pathOf("conference-calendar", { conference: id }),
    notice: content.find("notice", "conference", lang),
    marketing: content.find("consent", "marketing-email", lang),
  };
}

export type ConferenceCardData = NonNullable<ReturnType<typeof conferenceCard>>;
