import type { StartupFile } from "../../../domain/cohort/startup-file.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { checkInWords } from "../../founder/check-in/words.ts";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Facts } from "../kit/facts.tsx";
import { LatestOf } from "../kit/latest-of.tsx";
import { Tag } from "../kit/tag.tsx";
import { runwayText } from "./runway-text.ts";
import { deskStartupsWords } from "./words.ts";

type Props = { startup: string; file: StartupFile; nameOf: Record<string, string> };

export function StartupPanel({ startup, file, nameOf }: Props) {
  const { lang } = useLanguage();
  const words = useWords(deskStartupsWords);
  const own = words.file;
  const { columns } = useWords(checkInWords);
  const { date, moment, month, exact, count } = formats[lang];
  const { figures, checkIns, scans, alerts, publication, asked } = file;
  const requests = [
    ...asked.sessions.map(({ lead, session, score, sentAt }) => ({
      id: lead,
      what: own.session(nameOf[session] ?? session, score),
      to: pathOf("admin-lead", { id: lead }),
      at: sentAt,
      open: false,
    })),
    ...asked.mentors.map(({ id, mentor, askedAt, answeredAt }) => ({
      id,
      what: own.mentor(nameOf[mentor] ?? mentor),
      to: pathOf("admin-mentors"),
      at: askedAt,
      open: answeredAt === null,
    })),
    ...asked.reviews.map(({ id, askedAt, answeredAt }) => ({
      id,
      what: own.review,
      to: pathOf("admin-score-reviews"),
      at: askedAt,
      open: answeredAt === null,
    })),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const requestsInAll = [asked.sessions, asked.mentors, asked.reviews].reduce(
    (sum, [first]) => sum + (first?.inAll ?? 0),
    0,
  );
  const published =
    publication &&
    (publication.withdrawnAt
      ? own.withdrawn(date(publication.withdrawnAt))
      : own.published(date(publication.publishedAt), date(publication.confirmedAt)));
  return (
    <section className="desk-panel">
      <h2>{own.title}</h2>
      <Facts
        rows={[
          {
            label: words.columns.runway,
            value: runwayText(figures.runway, words, count) + (figures.isStale ? `, ${words.stale}` : ""),
          },
          {
            label: words.columns.published,
            value: published
              ? [
                  published,
                  !publication?.withdrawnAt &&
                    !publication?.isSeen &&
                    (publication?.isLookedAt ? own.notSeen : own.notLookedAt),
                ]
                  .filter(Boolean)
                  .join(" ")
              : own.neverPublished,
          },
        ]}
      />
      {publication && !publication.withdrawnAt && (
        <TextLink to={pathOf("admin-startup", { startup })}>{own.lookAtIt}</TextLink>
      )}
      <div className="desk-part">
        <h3>{words.columns.alerts}</h3>
        <LatestOf rows={alerts} />
        {alerts.length === 0 ? (
          <p className="note">{words.noAlert}</p>
        ) : (
          <ul className="desk-lines">
            {alerts.map(({ id, kind, level, openedAt, closedAt }) => (
              <li key={id}>
                <Tag tone={closedAt ? "open" : level === "critical" ? "bad" : "warn"}>
                  {level === "critical" ? words.critical(words.alerts[kind]) : words.alerts[kind]}
                </Tag>
                <span className="desk-when">
                  {closedAt ? own.closed(date(openedAt), date(closedAt)) : own.opened(date(openedAt))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="desk-part">
        <h3>{own.checkIns}</h3>
        <LatestOf rows={checkIns} />
        {checkIns.length === 0 ? (
          <p className="note">{words.states["never-reported"]}</p>
        ) : (
          <DataTable
            caption={own.checkIns}
            captionHidden
            columns={[
              { title: columns.month },
              ...[columns.mrr, columns.cash, columns.burnRate, columns.cac, columns.churnRate].map((title) => ({
                title,
                figures: true,
              })),
            ]}
            rows={checkIns.map(({ id, month: of, mrr, cash, burn, cac, churn }) => ({
              id,
              cells: [month(of), ...[mrr, cash, burn, cac].map((cents) => exact(cents / 100)), exact(churn)],
            }))}
          />
        )}
      </div>
      <div className="desk-part">
        <h3>{own.scans}</h3>
        <LatestOf rows={scans} />
        {scans.length === 0 ? (
          <p className="note">{own.noScan}</p>
        ) : (
          <ul className="desk-lines">
            {scans.map(({ id, score, scannedAt }) => (
              <li key={id}>
                {own.score(score)} <span className="desk-when">{moment(scannedAt)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="desk-part">
        <h3>{own.requests}</h3>
        <LatestOf rows={requests.map((each) => ({ ...each, inAll: requestsInAll }))} />
        {requests.length === 0 ? (
          <p className="note">{own.noRequest}</p>
        ) : (
          <ul className="desk-lines">
            {requests.map(({ id, what, to, at, open }) => (
              <li key={id}>
                <TextLink to={to}>{what}</TextLink>
                {open && <Tag tone="open">{own.waits}</Tag>}
                <span className="desk-when">{moment(at)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
