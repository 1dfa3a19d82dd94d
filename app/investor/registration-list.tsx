import { formats } from "../../platform/language/format.ts";
import { LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";

/** What was sent to take part in pitch sessions. */
export function RegistrationList({ registrations }: { registrations: readonly { id: string; sentAt: Date }[] }) {
  const { lang } = useLanguage();
  const own = useWords("investor").registrations;
  return (
    <section className="panel workspace-part">
      <h2>{own.title}</h2>
      {registrations.length === 0 ? (
        <>
          <p>{own.none}</p>
          <LinkButton to={pathOf("investor-registration")} look="secondary" small>
            {own.register}
          </LinkButton>
        </>
      ) : (
        <ul className="entries">
          {registrations.map(({ id, sentAt }) => (
            <li key={id}>{own.sent(formats[lang].date(sentAt))}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
