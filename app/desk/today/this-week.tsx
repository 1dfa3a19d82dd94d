import { nameIn } from "../../../domain/startup/sample-name.ts";
import { formats } from "../../../platform/language/format.ts";
import { withCapital } from "../../../platform/language/with-capital.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { listPath } from "../kit/list-address.ts";
import { Tag } from "../kit/tag.tsx";
import type { Dated, weekOf } from "./week.server.ts";
import { deskTodayWords } from "./words.ts";

type Week = NonNullable<Awaited<ReturnType<typeof weekOf>>>;

const listOf = (view: string) => listPath(pathOf("admin-applications"), { view });

export function ThisWeek({ days, wished, more }: Week) {
  const { week } = useWords(deskTodayWords);
  const { lang: page } = useLanguage();
  const { weekday } = formats[page];
  return (
    <section className="desk-part">
      <h2>{week.title}</h2>
      <p className="note">{week.text}</p>
      {days.length === 0 && <p>{week.none}</p>}
      {days.map(([day, dates]) => (
        <div key={day} className="grid gap-2 mt-4">
          <h3>{withCapital(weekday(day))}</h3>
          <ul className="desk-panel desk-lines">
            {dates.map((each) => (
              <DateLine key={each.key} date={each} />
            ))}
          </ul>
        </div>
      ))}
      {more.offered > 0 && <TextLink to={listOf("call")}>{week.moreOffered(more.offered)}</TextLink>}
      {wished.length > 0 && (
        <>
          <h3>{week.wished}</h3>
          <ul className="desk-panel desk-lines">
            {wished.map(({ id, company, lang, wish }) => (
              <li key={id}>
                <TextLink to={pathOf("admin-application", { id })}>{nameIn(page, company) || week.unnamed}</TextLink>
                {wish ? (
                  <span lang={lang} className="wrap-anywhere whitespace-pre-line">
                    {wish}
                  </span>
                ) : (
                  <span>{week.passed}</span>
                )}
              </li>
            ))}
          </ul>
          {more.wished > 0 && <TextLink to={listOf("times")}>{week.moreWished(more.wished)}</TextLink>}
        </>
      )}
    </section>
  );
}

function DateLine({ date }: { date: Dated }) {
  const { week } = useWords(deskTodayWords);
  const { lang } = useLanguage();
  const { time } = formats[lang];
  const at = date.at ? time(date.at) : week.noHour;
  const unconfirmed = <Tag tone="warn">{week.unconfirmed}</Tag>;
  if (date.kind === "call")
    return (
      <li>
        <TextLink to={pathOf("admin-application", { id: date.id })}>
          {week.call(nameIn(lang, date.company) || week.unnamed)}
        </TextLink>
        <span>{!date.isConfirmed && unconfirmed}</span>
        <span className="desk-when">{date.isConfirmed ? at : week.from(at)}</span>
      </li>
    );
  if (date.kind === "hour")
    return (
      <li>
        <TextLink to={pathOf("admin-hours-host", { host: date.host })}>{week.hour(date.with || week.host)}</TextLink>
        <span>{[date.guest, nameIn(lang, date.startup)].filter(Boolean).join(", ")}</span>
        <span className="desk-when">{at}</span>
      </li>
    );
  return (
    <li>
      <TextLink to={pathOf("admin-session", { id: date.id })}>{date.name}</TextLink>
      <span>
        {date.isCancelled ? (
          <Tag tone="bad">{week.cancelled}</Tag>
        ) : (
          <>
            {week.startups(date.startups)}, {week.guests(date.seated, date.waiting)}
            {date.unconfirmed > 0 && <span className="desk-sub">{week.feesOpen(date.unconfirmed)}</span>}
            {date.untold > 0 && <span className="desk-sub">{week.untold(date.untold)}</span>}
          </>
        )}
      </span>
      <span className="desk-when">{at}</span>
    </li>
  );
}
