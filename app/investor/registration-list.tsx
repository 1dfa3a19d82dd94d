import { formats } from "../../platform/language/format.ts";
import { NewTabButton } from "../../ui/button.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { investorWords } from "./words.ts";
import { shellWords } from "../shell/words.ts";

type Props = {
  registrations: readonly { id: string; sentAt: Date }[];
  /** The URL of the registration form: this site's form or the operator's external form. */
  register: string;
};

export function RegistrationList({ registrations, register }: Props) {
  const { lang } = useLanguage();
  const shell = useWords(shellWords);
  const words = useWords(investorWords).registrations;
  return (
    <section className="panel workspace-part">
      <h2>{words.title}</h2>
      {registrations.length === 0 ? (
        <>
          <p>{words.none}</p>
          <NewTabButton href={register} look="secondary" small note={shell.newTab}>
            {words.register}
          </NewTabButton>
        </>
      ) : (
        <ul>
          {registrations.map(({ id, sentAt }) => (
            <li key={id}>{words.sent(formats[lang].date(sentAt))}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
