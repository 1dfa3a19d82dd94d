import { useEffect, useRef } from "react";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { deskContentWords } from "../content/words.ts";

type ReadersUnaskedProps = {
  form: string;
  does: "publish" | "date";
  mails: number;
};

/**
 * Shows how many subscribers would receive an e-mail, with a button to confirm. Nothing is stored before the
 * confirmation.
 */
export function ReadersUnasked({ form, does, mails }: ReadersUnaskedProps) {
  const words = useWords(deskContentWords).posts.readers;
  const { count } = formats[useLanguage().lang];
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="record-notice">
      <StatusLine tone="warn" title={words.title(mails, count(mails))} text={words.text[does]} />
      <Button type="submit" form={form} name="do" value={does} small className="justify-self-start">
        {words.send[does]}
      </Button>
    </div>
  );
}
