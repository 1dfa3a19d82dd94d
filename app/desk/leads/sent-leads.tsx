import type { leadsOf } from "../../../domain/lead/leads-of.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { LatestOf } from "../kit/latest-of.tsx";
import { LeadState } from "./lead-state.tsx";
import { deskPeopleWords } from "../people/words.ts";
import { deskWords } from "../words.ts";

type SentLeadsProps = { leads: Awaited<ReturnType<typeof leadsOf>>; title: string };

export function SentLeads({ leads, title }: SentLeadsProps) {
  const desk = useWords(deskWords);
  const words = useWords(deskPeopleWords);
  const { moment } = formats[useLanguage().lang];
  return (
    <section className="desk-part">
      <h2>{title}</h2>
      <LatestOf rows={leads} />
      {leads.length > 0 ? (
        <ul className="desk-panel desk-lines">
          {leads.map(({ id, form, status, notified, createdAt }) => (
            <li key={id}>
              <TextLink to={pathOf("admin-lead", { id })}>{desk.forms[form] ?? form}</TextLink>
              <span>
                <LeadState status={status} notified={notified} spam={false} />
              </span>
              <span className="desk-when">{moment(createdAt)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="note">{words.nothingSent}</p>
      )}
    </section>
  );
}
