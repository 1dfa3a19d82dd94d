import type { Answers } from "../../domain/application/application.ts";
import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { applicationFileWords } from "./file-words.ts";
import { applicationWords } from "./words.ts";

/** What was answered, as somebody reads it back; what they wrote carries their language. */
export function AnswersSent({ answers, lang: theirs }: { answers: Answers; lang: Lang }) {
  const { lang } = useLanguage();
  const own = useWords(applicationWords);
  const file = useWords(applicationFileWords);
  const { customers, stage, entity, fullTimeFounders, website } = answers;
  const rows: [label: string, value: string][] = [
    [own.fullName, answers.fullName],
    [own.companyName, answers.companyName],
    ...(website ? [[file.status.website, website] as [string, string]] : []),
    [own.customers, own.choices.customers[customers]],
    [own.stage, own.choices.stage[stage]],
    [own.entity, own.choices.entity[entity]],
    [own.fullTimeFounders, own.choices.fullTimeFounders[fullTimeFounders]],
    [own.monthlyRevenue, formats[lang].money(answers.monthlyRevenue)],
  ];
  return (
    <dl className="rows answers-sent">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{own.pitch}</dt>
        <dd lang={theirs}>{answers.pitch}</dd>
      </div>
    </dl>
  );
}
