import type { Notice, Resolved } from "../../domain/content/content.ts";
import { type Lang } from "../../platform/language/language.ts";
import { Button } from "../../ui/button.tsx";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { useWords } from "../shell/language.tsx";
import { Problem } from "./problem.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { useErrors } from "./use-errors.ts";
import { authAcceptedWords } from "./accepted-words.ts";
import { AccountNames, NewAccountFields } from "./account-fields.tsx";

type Props = {
  account: { email: string; fullName: string; lang: Lang };
  notice: Resolved<Notice>;
  terms: { version: number; text: string };
  refusal: Refusal | undefined;
};

/** The form with which an accepted applicant creates an account; the e-mail address comes from the application. */
export function AcceptedForm({ account, notice, terms, refusal }: Props) {
  const atField = useErrors(refusal);
  const typed = refusal?.values ?? {};
  const [first = "", ...last] = account.fullName.split(" ");
  return (
    <form method="post" noValidate className="contact-form">
      <Problem refusal={refusal} />
      <input type="hidden" autoComplete="username" value={account.email} readOnly />
      <AccountNames typed={{ first_name: first, last_name: last.join(" "), ...typed }} at={atField} />
      <NewAccountFields typed={typed} at={atField} lang={account.lang} terms={terms} />
      <Button type="submit" className="justify-self-start">
        {useWords(authAcceptedWords).open.submit}
      </Button>
      <FormNotice notice={notice} />
    </form>
  );
}
