import { formats } from "../../platform/language/format.ts";
import { NewTabButton } from "../../ui/button.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { investorWords } from "./words.ts";
import { shellWords } from "../shell/words.ts";

type Props = {
  registrations: readonly { id: string; sentAt: Date }[];
  /** Where one registers: our own form, or the one that the operator has elsewhere. */
  register: string;
};

/** What was sent to take part in pitch sessions. */
export function RegistrationList({ registrations, register }: Props) {
  const { lang } = useLanguage();
  const shell = useWords(shellWords);
  const own = useWords(investorWords).registrations;
  return (
    <section className="panel workspace-part">
      <h2>{own.title}</h2>
      {registrations.length === 0 ? (
        <>
          <p>{own.none}</p>
          <NewTabButton href={register} look="secondary" small note={shell.newTab}>
            {own.register}
          </NewTabButton>
        </>
      ) : (
        <ul>
          {registrations.map(({ id, sentAt }) => (
            <li key={id}>{own.sent(formats[lang].date(sentAt))}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
