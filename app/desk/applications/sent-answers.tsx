import type { ApplicationDetail } from "../../../domain/application/application-detail.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { AnswersGiven } from "./answers-given.tsx";
import { deskApplicationsWords } from "./words.ts";

export function SentAnswers({ file }: { file: ApplicationDetail }) {
  const { moment } = formats[useLanguage().lang];
  const words = useWords(deskApplicationsWords).file;
  const [, ...earlier] = file.submissions;
  return (
    <section className="desk-panel">
      <h2>{words.answers}</h2>
      <p className="desk-when">{words.sentOn(moment(file.changedAt ?? file.sentAt))}</p>
      <AnswersGiven answers={file.answers} lang={file.lang} />
      {earlier.length > 0 && (
        <Disclosure title={words.earlier(earlier.length)}>
          {earlier.map(({ id, answers, submittedAt }) => (
            <section key={id} className="desk-part">
              <h3>{words.sentOn(moment(submittedAt))}</h3>
              <AnswersGiven answers={answers} lang={file.lang} />
            </section>
          ))}
        </Disclosure>
      )}
      <p>
        <TextLink to={pathOf("admin-lead", { id: file.id })}>{words.person}</TextLink>
      </p>
    </section>
  );
}
