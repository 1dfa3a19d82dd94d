import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import type { Lang } from "../../../platform/language/language.ts";
import { Textarea } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import { AnswerMail, type Mail } from "./answer-mail.tsx";
import { deskApplicationsWords } from "./words.ts";

/** The placeholder that marks the position of the operator's personal line in an e-mail preview. */
export const lineMark = "\u2042\u2042\u2042";

/** The maximum length, in characters, of the operator's personal line in an e-mail to the applicant. */
export const mostInLine = 600;

type LineAndMailProps = {
  /** The applicant's language. */
  lang: Lang;
  /**
   * The e-mail, in which `lineMark` stands for the operator's personal line; null when the e-mail cannot be generated
   * now.
   */
  email: Mail | null;
  field: Pick<ComponentProps<typeof Textarea>, "name" | "defaultValue" | "error">;
  children: ReactNode;
};

export function LineAndMail({ lang, email, field, children }: LineAndMailProps) {
  const words = useWords(deskApplicationsWords);
  const [line, setLine] = useState(String(field.defaultValue ?? ""));
  const own = useRef<HTMLTextAreaElement>(null);
  // The operator may have typed the line before hydration, so the line is read once from its field.
  useEffect(() => {
    if (own.current) setLine(own.current.value);
  }, []);
  return (
    <div className="line-and-mail">
      <div className="desk-part">
        <Textarea
          {...field}
          ref={own}
          onChange={({ currentTarget }) => setLine(currentTarget.value)}
          label={words.decide.line(words.languages[lang])}
          rows={3}
          maxLength={mostInLine}
        />
        {children}
      </div>
      {email && (
        <AnswerMail
          title={words.held.willRead}
          mail={{
            subject: email.subject,
            text: email.text.replace(lineMark, () => line.trim()),
          }}
          lang={lang}
          open
        />
      )}
    </div>
  );
}
