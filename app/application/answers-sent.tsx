import type { Answers } from "../../domain/application/application.ts";
import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { applicationFileWords } from "./file-words.ts";
import { applicationWords } from "./words.ts";
import { Rows } from "../../ui/rows.tsx";

export function AnswersSent({ answers, lang: theirs }: { answers: Answers; lang: Lang }) {
  const { lang } = useLanguage();
  const words = useWords(applicationWords);
  const file = useWords(applicationFileWords);
  const { customers, stage, entity, fullTimeFounders, website } = answers;
  const rows = [
    { label: words.fullName, value: answers.fullName },
    { label: words.companyName, value: answers.companyName },
    ...(website ? [{ label: file.status.website, value: website }] : []),
    { label: words.customers, value: words.choices.customers[customers] },
    { label: words.stage, value: words.choices.stage[stage] },
    { label: words.entity, value: words.choices.entity[entity] },
    { label: words.fullTimeFounders, value: words.choices.fullTimeFounders[fullTimeFounders] },
    { label: words.monthlyRevenue, value: formats[lang].money(answers.monthlyRevenue) },
  ];
  return (
    <Rows className="answers-sent" rows={rows}>
      <div>
        <dt>{words.pitch}</dt>
        <dd lang={theirs}>{answers.pitch}</dd>
      </div>
    </Rows>
  );
}
