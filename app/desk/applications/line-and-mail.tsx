import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import type { Lang } from "../../../platform/language/language.ts";
import { Textarea } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import { AnswerMail, type Mail } from "./answer-mail.tsx";
import { deskApplicationsWords } from "./words.ts";

/** The placeholder in a mail for the applicant's own line. */
export const lineMark = "\u2042\u2042\u2042";

/** Characters. */
export const mostInLine = 600;

type LineAndMailProps = {
  /** The applicant's language. */
  lang: Lang;
  /** The mail with `lineMark` in it; null if it cannot be written now. */
  email: Mail | null;
  field: Pick<ComponentProps<typeof Textarea>, "name" | "defaultValue" | "error">;
  /** The hint for the line. */
  children: ReactNode;
};

/** The line for an applicant, and the mail as it will leave with what is typed. */
export function LineAndMail({ lang, email, field, children }: LineAndMailProps) {
  const words = useWords(deskApplicationsWords);
  const [line, setLine] = useState(String(field.defaultValue ?? ""));
  const own = useRef<HTMLTextAreaElement>(null);
  // The line may have been typed before hydration.
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
