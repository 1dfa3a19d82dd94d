import type { applicationsOf } from "../../../domain/application/desk-queries.server.ts";
import type { Stage } from "../../../domain/application/due.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { StatusTag } from "../applications/status-tag.tsx";
import { deskPeopleWords } from "./words.ts";

type Sent = Omit<Awaited<ReturnType<typeof applicationsOf>>[number], "intake" | "status"> & {
  startsOn: string;
  status: Stage;
};

export function SentApplications({ applications }: { applications: Sent[] }) {
  const words = useWords(deskPeopleWords);
  const { date, moment } = formats[useLanguage().lang];
  if (applications.length === 0) return null;
  return (
    <section className="desk-part">
      <h2>{words.applications}</h2>
      <ul className="desk-panel desk-lines">
        {applications.map(({ id, startsOn, status, sentAt, callAt }) => (
          <li key={id}>
            <TextLink to={pathOf("admin-application", { id })}>{words.intake(date(startsOn))}</TextLink>
            <span>
              <StatusTag status={status} />
              {callAt && <span className="desk-sub">{words.call(moment(callAt))}</span>}
            </span>
            <span className="desk-when">{moment(sentAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
