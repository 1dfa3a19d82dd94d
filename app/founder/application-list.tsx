import { Link } from "react-router";
import { formats } from "../../platform/language/format.ts";
import { LinkButton } from "../../ui/button.tsx";
import { contactPath, pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { shownApplications } from "./applications.server.ts";
import { founderWords } from "./words.ts";
import { Rows } from "../../ui/rows.tsx";

type OwnApplication = Awaited<ReturnType<typeof shownApplications>>[number];

/** What comes next for an application and by when. */
function Due({ application: { due: rows, late } }: { application: OwnApplication }) {
  return (
    <>
      {rows.length > 0 && <Rows rows={rows} />}
      {late && (
        <p className="text-bad">
          {late.text}{" "}
          <Link to={contactPath} className="link">
            {late.write}
          </Link>
        </p>
      )}
    </>
  );
}

export function ApplicationList({ applications }: { applications: readonly OwnApplication[] }) {
  const { lang } = useLanguage();
  const own = useWords(founderWords).applications;
  const { date } = formats[lang];
  return (
    <section className="panel workspace-part">
      <h2>{own.title}</h2>
      {applications.length === 0 ? (
        <>
          <p>{own.none}</p>
          <LinkButton to={pathOf("application")} look="secondary" small>
            {own.apply}
          </LinkButton>
        </>
      ) : (
        <ul className="entries">
          {applications.map((application) => (
            <li key={application.accessToken}>
              <h3>
                {application.companyName} <span className="mark">{own.status[application.status]}</span>
              </h3>
              <p className="note">{own.sent(date(application.sentAt))}</p>
              <Due application={application} />
              <Link to={pathOf("application-status", { accessToken: application.accessToken })} className="link">
                {own.open}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
