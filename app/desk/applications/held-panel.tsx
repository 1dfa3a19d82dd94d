import { formats } from "../../../platform/language/format.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { AnswerMail, type Mail } from "./answer-mail.tsx";
import { deskApplicationsWords } from "./words.ts";

type HeldPanelProps = {
  held: { is: "decision" | "invitation"; id: string; leavesAt: Date };
  /** The e-mail as it will be sent; null when the e-mail cannot be generated now. */
  email: Mail | null;
  /** The applicant's language. */
  theirs: Lang;
};

export function HeldPanel({ held, email, theirs }: HeldPanelProps) {
  const { lang } = useLanguage();
  const words = useWords(deskApplicationsWords).held;
  return (
    <section className="desk-panel application-held">
      <h2>{words.title(formats[lang].time(held.leavesAt))}</h2>
      <p>{words.text}</p>
      {email && <AnswerMail title={words.email} mail={email} lang={theirs} />}
      <ActionForm intent="recall" submit={words.recall} look="secondary">
        <input type="hidden" name={held.is} value={held.id} />
      </ActionForm>
    </section>
  );
}
