import { nameIn } from "../../domain/startup/sample-name.ts";
import { formats } from "../../platform/language/format.ts";
import { LinkButton, NewTabButton } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { contactPath, pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { shownApplications } from "./applications.server.ts";
import { founderWords } from "./words.ts";

type OwnApplication = Awaited<ReturnType<typeof shownApplications>>[number];

function Due({ application: { due, late } }: { application: OwnApplication }) {
  return (
    <>
      {due.map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
      {late && (
        <span className="block text-bad">
          {late.text} <TextLink to={contactPath}>{late.write}</TextLink>
        </span>
      )}
    </>
  );
}

type Props = {
  applications: readonly OwnApplication[];
  /** Whether the startup has a place in the programme, even if a co-founder sent the application. */
  inProgramme: boolean;
  /** The link to the programme's chat for startups in the programme; null for all others. */
  chat: string | null;
};

export function ApplicationList({ applications, inProgramme, chat }: Props) {
  const { lang } = useLanguage();
  const { applications: words, chat: chatWords } = useWords(founderWords);
  const { date } = formats[lang];
  return (
    <section className="cockpit-section">
      <h2>{words.title}</h2>
      {inProgramme && !applications.some(({ status }) => status === "accepted") && (
        <>
          <p>{words.inProgramme}</p>
          {chat && (
            <div className="ways">
              <NewTabButton href={chat} note={chatWords.newTab} look="secondary" small>
                {chatWords.open}
              </NewTabButton>
            </div>
          )}
        </>
      )}
      {applications.length === 0 && !inProgramme && (
        <>
          <p>{words.none}</p>
          <LinkButton to={pathOf("application")} look="secondary" small className="justify-self-start">
            {words.apply}
          </LinkButton>
        </>
      )}
      {applications.length > 0 && (
        <ul className="entries">
          {applications.map((application) => (
            <li key={application.accessToken}>
              <p>
                <strong>{nameIn(lang, application.companyName)}</strong>{" "}
                <span className="mark">
                  {words.status[application.isPassedOver ? "passedOver" : application.status]}
                </span>
                <br />
                {words.sent(date(application.sentAt))}
                <Due application={application} />
              </p>
              <div className="ways">
                <TextLink to={pathOf("application-status", { accessToken: application.accessToken })}>
                  {words.open}
                </TextLink>
                {chat && application.status === "accepted" && (
                  <NewTabButton href={chat} note={chatWords.newTab} look="secondary" small>
                    {chatWords.open}
                  </NewTabButton>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
