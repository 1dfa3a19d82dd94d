import type { FounderField } from "../../domain/startup/founder-profile.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { contactPath, pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { Done } from "./done.tsx";
import { authAcceptedWords } from "./accepted-words.ts";
import { founderProfileWords } from "../founder/profile-words.ts";

/** Shown to an accepted applicant who already has an account. */
export function Known({
  account: { email, role, fields },
  filled,
}: {
  account: { email: string; role: string | null; fields: FounderField[] };
  filled: FounderField[];
}) {
  const words = useWords(authAcceptedWords);
  const { labels } = useWords(founderProfileWords);
  const list = new Intl.ListFormat(useLanguage().lang, { type: "conjunction" });
  return (
    <section className="page section grid gap-5">
      <h1>{words.title}</h1>
      <Done>{filled.length > 0 ? words.known.filled(list.format(filled.map((name) => labels[name]))) : undefined}</Done>
      <p className="lead">{words.known.intro(email)}</p>
      {role !== "founder" ? (
        <p>
          {words.known.notFounder} <TextLink to={contactPath}>{words.known.write}</TextLink>
        </p>
      ) : fields.length > 0 ? (
        <form method="post" className="grid gap-5">
          <p>{words.known.fill}</p>
          <Taken fields={fields} />
          <Button type="submit" className="justify-self-start">
            {words.known.submit}
          </Button>
        </form>
      ) : (
        <p>{words.known.nothing}</p>
      )}
      <LinkButton
        to={pathOf("sign-in", { to: pathOf("founder-profile") })}
        look="secondary"
        className="justify-self-start"
      >
        {words.known.signIn}
      </LinkButton>
    </section>
  );
}

export function Taken({ fields }: { fields: FounderField[] }) {
  const words = useWords(authAcceptedWords);
  const { labels } = useWords(founderProfileWords);
  return (
    <div className="mt-6">
      <p>
        <strong>{words.taken}</strong>
      </p>
      <ul className="list-disc pl-5">
        {fields.map((name) => (
          <li key={name}>{labels[name]}</li>
        ))}
      </ul>
      <p className="note mt-2">{words.takenText}</p>
      <p className="note mt-2">{words.plan}</p>
    </div>
  );
}
