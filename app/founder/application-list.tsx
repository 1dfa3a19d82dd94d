import { Link } from "react-router";
import type { Standing } from "../../domain/application/application.ts";
import type { Intake } from "../../domain/application/intake.ts";
import type { Promises } from "../../domain/application/promises.ts";
import { formats } from "../../platform/language/format.ts";
import { LinkButton } from "../../ui/button.tsx";
import { CallLine } from "../application/embed.tsx";
import { contactPath, pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { applicationFileWords } from "../application/file-words.ts";
import { founderWords } from "./words.ts";

type OwnApplication = {
  pass: string;
  companyName: string;
  sentAt: Date;
  standing: Standing;
  intake: Intake;
  promises: Promises;
  late: boolean;
};

/** What comes next for an application and by when, as promised when it was sent. */
function Due({ application: { standing, intake, promises, late } }: { application: OwnApplication }) {
  const { lang } = useLanguage();
  const { status: file } = useWords(applicationFileWords);
  const { date, time } = formats[lang];
  const { firstAnswerBy, decisionWeeks, decisionBy } = promises;
  const rows =
    standing === "first"
      ? [{ label: file.firstAnswer, value: file.firstAnswerBy(date(firstAnswerBy), time(firstAnswerBy)) }]
      : standing === "call"
        ? [
            {
              label: file.call,
              value: <CallLine promises={promises} />,
            },
            { label: file.finalDecision, value: file.decisionBy(decisionWeeks, date(decisionBy)) },
          ]
        : standing === "accepted"
          ? [{ label: file.start, value: date(intake.startsOn) }]
          : [];
  return (
    <>
      {rows.length > 0 && (
        <dl className="rows">
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {late && (
        <p className="text-bad">
          {file.late}{" "}
          <Link to={contactPath} className="link">
            {file.write}
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
            <li key={application.pass}>
              <h3>
                {application.companyName} <span className="mark">{own.standing[application.standing]}</span>
              </h3>
              <p className="note">{own.sent(date(application.sentAt))}</p>
              <Due application={application} />
              <Link to={pathOf("application-status", { accessToken: application.pass })} className="link">
                {own.open}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
