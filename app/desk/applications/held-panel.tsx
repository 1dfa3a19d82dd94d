import { formats } from "../../../platform/language/format.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { AnswerMail, type Mail } from "./answer-mail.tsx";
import { deskApplicationsWords } from "./words.ts";

type HeldPanelProps = {
  held: { is: "decision" | "invitation"; id: string; leavesAt: Date };
  /** The mail as it will leave; null if it cannot be written now. */
  email: Mail | null;
  /** The applicant's language. */
  theirs: Lang;
};

/** An answer that has yet to leave: when it does, its mail, and the button that takes it back. */
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
