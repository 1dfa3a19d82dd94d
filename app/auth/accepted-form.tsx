import { Link } from "react-router";
import type { Notice, Resolved } from "../../domain/content/content.ts";
import { type Lang, languages } from "../../platform/language/language.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox, Select, TextField } from "../../ui/field.tsx";
import { pathOf } from "../paths.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { useWords } from "../shell/language.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { Problem } from "./problem.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { useErrors } from "./use-errors.ts";
import { authAcceptedWords } from "./accepted-words.ts";
import { authWords } from "./words.ts";

type Props = {
  account: { email: string; fullName: string; lang: Lang };
  notice: Resolved<Notice>;
  terms: string;
  refusal: Refusal | undefined;
};

/** What is still asked of an accepted applicant: the e-mail is theirs already. */
export function AcceptedForm({ account, notice, terms, refusal }: Props) {
  const own = useWords(authWords);
  const atField = useErrors(refusal);
  const typed = refusal?.values ?? {};
  const [first = "", ...last] = account.fullName.split(" ");
  const termsAddress = pathOf("terms");
  return (
    <form method="post" noValidate className="contact-form">
      <Problem refusal={refusal} />
      <input type="hidden" autoComplete="username" value={account.email} readOnly />
      <TextField
        name="first_name"
        label={own.signUp.firstName}
        autoComplete="given-name"
        required
        maxLength={80}
        defaultValue={typed["first_name"] ?? first}
        {...atField("first_name")}
      />
      <TextField
        name="last_name"
        label={own.signUp.lastName}
        autoComplete="family-name"
        required
        maxLength={80}
        defaultValue={typed["last_name"] ?? last.join(" ")}
        {...atField("last_name")}
      />
      <NewPasswordField {...atField("password")} />
      <Select
        name="lang"
        label={own.language}
        defaultValue={typed["lang"] ?? account.lang}
        {...atField("lang")}
        required
        options={languages.map((each) => ({ id: each, label: own.languages[each] }))}
      />
      <div className="grid justify-items-start gap-2">
        <Checkbox name="terms" label={terms} defaultChecked={typed["terms"] === "on"} {...atField("terms")} required />
        {termsAddress && (
          <Link to={termsAddress} className="link">
            {own.signUp.readTerms}
          </Link>
        )}
      </div>
      <Button type="submit" className="justify-self-start">
        {useWords(authAcceptedWords).open.submit}
      </Button>
      <FormNotice notice={notice} />
    </form>
  );
}
