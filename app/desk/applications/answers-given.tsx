import type { Answers } from "../../../domain/application/application.ts";
import { formats } from "../../../platform/language/format.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Facts } from "../kit/facts.tsx";
import { applicationWords } from "../../application/words.ts";
import { deskLeadsWords } from "../leads/words.ts";

/** The answers of an application. The applicant's free text has a `lang` attribute with the applicant's language. */
export function AnswersGiven({ answers, lang: theirs }: { answers: Answers; lang: Lang }) {
  const { lang } = useLanguage();
  const { choices } = useWords(applicationWords);
  const { fields } = useWords(deskLeadsWords);
  // The desk does not use the application form's labels, because these address the applicant ("Your customers").
  const label = (name: keyof Answers) => fields[name] ?? "";
  return (
    <Facts
      rows={[
        { label: label("pitch"), value: <span lang={theirs}>{answers.pitch}</span> },
        { label: label("monthlyRevenue"), value: formats[lang].money(answers.monthlyRevenue) },
        { label: label("stage"), value: choices.stage[answers.stage] },
        { label: label("customers"), value: choices.customers[answers.customers] },
        { label: label("entity"), value: choices.entity[answers.entity] },
        { label: label("fullTimeFounders"), value: choices.fullTimeFounders[answers.fullTimeFounders] },
        {
          label: label("website"),
          value: answers.website && (
            <a className="link" href={answers.website} rel="noopener noreferrer nofollow ugc" target="_blank">
              {answers.website}
            </a>
          ),
        },
      ]}
    />
  );
}
