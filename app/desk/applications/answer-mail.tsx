import type { ReactNode } from "react";
import type { Lang } from "../../../platform/language/language.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";

export type Mail = { subject: string; text: string };

type AnswerMailProps = {
  title: ReactNode;
  mail: Mail;
  /** The applicant's language. */
  lang: Lang;
  open?: boolean;
};

/** Ctrl+Enter sends the answer only while an element marked with `data-mail` is visible. */
export function AnswerMail({ title, mail, lang, open = false }: AnswerMailProps) {
  return (
    <Disclosure title={title} open={open}>
      <p lang={lang}>
        <strong>{mail.subject}</strong>
      </p>
      <p lang={lang} className="desk-text" data-mail>
        {mail.text.replaceAll(/\n{3,}/g, "\n\n")}
      </p>
    </Disclosure>
  );
}
