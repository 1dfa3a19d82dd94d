import type { Answers } from "../../domain/application/application.ts";
import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { applicationFileWords } from "./file-words.ts";
import { applicationWords } from "./words.ts";
import { Rows } from "../../ui/rows.tsx";

/** What was answered, as somebody reads it back; what they wrote carries their language. */
export function AnswersSent({ answers, lang: theirs }: { answers: Answers; lang: Lang }) {
  const { lang } = useLanguage();
  const own = useWords(applicationWords);
  const file = useWords(applicationFileWords);
  const { customers, stage, entity, fullTimeFounders, website } = answers;
  const rows = [
    { label: own.fullName, value: answers.fullName },
    { label: own.companyName, value: answers.companyName },
    ...(website ? [{ label: file.status.website, value: website }] : []),
    { label: own.customers, value: own.choices.customers[customers] },
    { label: own.stage, value: own.choices.stage[stage] },
    { label: own.entity, value: own.choices.entity[entity] },
    { label: own.fullTimeFounders, value: own.choices.fullTimeFounders[fullTimeFounders] },
    { label: own.monthlyRevenue, value: formats[lang].money(answers.monthlyRevenue) },
  ];
  return (
    <Rows className="answers-sent" rows={rows}>
      <div>
        <dt>{own.pitch}</dt>
        <dd lang={theirs}>{answers.pitch}</dd>
      </div>
    </Rows>
  );
}
