import type { ReactNode } from "react";
import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";
import { SessionScene } from "../sections/session-scene.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { SessionCardData } from "./embed.server.ts";
import { NotifyForm } from "./notify-form.tsx";
import "./session-card.css";
import type { words as English } from "./words.en.ts";
import { panelWords } from "./panel-words.ts";
import { pitchSessionWords } from "./words.ts";
import { Rows } from "../../ui/rows.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";

type SessionCardProps = {
  card: SessionCardData;
  children?: ReactNode;
};

export function SessionCard({ card: { next, last, notify }, children }: SessionCardProps) {
  const { lang } = useLanguage();
  const { days, day } = formats[lang];
  const words = useWords(pitchSessionWords);
  const panel = useWords(panelWords);
  const heading = next?.startsOn ? days(next.startsOn, next.endsOn ?? next.startsOn) : panel.toBeAnnounced;
  return (
    <div className="session-card">
      <div className="on-scene session-sign">
        <SessionScene className="session-scene" />
        {next && <p className="font-medium">{words.next}</p>}
        <h3>{heading}</h3>
        {last && (
          <p>
            {panel.last(
              days(last.startsOn, last.endsOn ?? last.startsOn),
              last.applicationsCloseOn && day(last.applicationsCloseOn),
            )}
          </p>
        )}
        {last?.record && (
          <p>
            <TextLink to={pathOf("session-page", { id: last.id })}>
              {words.record(last.record.pitched, last.record.introductions)}
            </TextLink>
          </p>
        )}
      </div>
      <div className="session-body">
        {next && (
          <>
            <p className="text-title-s font-semibold">{next.name}</p>
            <Rows rows={detailsOf(next, lang, words, panel.full)} />
            <div className="grid content-start justify-items-start gap-5">
              {children}
              <a href={next.calendar} download className="link">
                {panel.calendar}
              </a>
            </div>
          </>
        )}
        {notify && (
          <>
            <p>{next ? words.notifyWhenFull : words.notify}</p>
            <NotifyForm {...notify} />
          </>
        )}
      </div>
    </div>
  );
}

function detailsOf(next: NonNullable<SessionCardData["next"]>, lang: Lang, own: typeof English, full: string) {
  const { day, count } = formats[lang];
  const format = next.format && own[next.format];
  const capacity = next.capacity === null ? null : own.capacity(count(next.capacity));
  const closes = next.applicationsCloseOn && day(next.applicationsCloseOn);
  const applications = next.isFull
    ? full
    : closes
      ? (next.takesApplications ? own.open : own.closed)(closes)
      : next.takesApplications
        ? own.openUntilSession
        : own.closedAll;
  return [
    { label: own.place, value: next.place },
    { label: own.hours, value: next.startTime && own.from(next.startTime, next.endTime) },
    { label: own.format, value: [format, capacity].filter(Boolean).join(", ") },
    { label: own.applications, value: applications },
  ].filter(({ value }) => value);
}
