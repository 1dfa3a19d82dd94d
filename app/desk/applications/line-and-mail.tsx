import { type ComponentProps, useEffect, useRef, useState } from "react";
import type { Lang } from "../../../platform/language/language.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Textarea } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import { deskApplicationsWords } from "./words.ts";

/** Stands in a mail where the applicant's own line will. */
export const lineMark = "\u2042\u2042\u2042";

/** Characters. */
export const mostInLine = 600;

type LineAndMailProps = {
  /** The applicant's language. */
  lang: Lang;
  /** The mail with `lineMark` in it; null if it cannot be written now. */
  email: { subject: string; text: string } | null;
  field: Pick<ComponentProps<typeof Textarea>, "name" | "defaultValue" | "error">;
  /** Whether the mail is unfolded from the start. */
  open: boolean;
};

/** The line for an applicant, and the mail as it will leave with what is typed. */
export function LineAndMail({ lang, email, field, open }: LineAndMailProps) {
  const words = useWords(deskApplicationsWords);
  const [line, setLine] = useState(String(field.defaultValue ?? ""));
  const own = useRef<HTMLTextAreaElement>(null);
  // Somebody may have typed before the script ran.
  useEffect(() => {
    if (own.current) setLine(own.current.value);
  }, []);
  return (
    <>
      <Textarea
        {...field}
        ref={own}
        onChange={({ currentTarget }) => setLine(currentTarget.value)}
        label={words.decide.line(words.languages[lang])}
        rows={2}
        maxLength={mostInLine}
      />
      {email && (
        <Disclosure title={words.held.email} open={open}>
          <p lang={lang}>
            <strong>{email.subject}</strong>
          </p>
          <p lang={lang} className="desk-text" data-mail>
            {email.text.replace(lineMark, () => line.trim()).replaceAll(/\n{3,}/g, "\n\n")}
          </p>
        </Disclosure>
      )}
    </>
  );
}
