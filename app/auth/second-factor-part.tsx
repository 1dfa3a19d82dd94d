import type { ReactNode } from "react";
import { formats } from "../../platform/language/format.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { WarningIcon } from "../../ui/icons.tsx";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { authAccountWords } from "./account-words.ts";
import { authPasskeyWords } from "./passkey-words.ts";
import { PostForm } from "../shell/form/post-form.tsx";
import { CodeField } from "./account-fields.tsx";

const fewCodes = 2;

type SecondFactorPartProps = {
  factor: { since: Date | null; codesLeft: number } | undefined;
  required: boolean;
  /** Whether the person has a passkey, which satisfies the required second factor without the authenticator app. */
  hasPasskey: boolean;
  password: ReactNode;
  wrongCode: { error?: string | undefined; autoFocus?: boolean };
};

export function SecondFactorPart({ factor, required, hasPasskey, password, wrongCode }: SecondFactorPartProps) {
  const words = useWords(authAccountWords);
  const { secondStepOnly } = useWords(authPasskeyWords);
  const { date } = formats[useLanguage().lang];
  const without = required && hasPasskey ? secondStepOnly : words.secondOff;
  return (
    <section className="contact">
      <div>
        <h2 className="text-title-s">{words.secondTitle}</h2>
        <p className="mt-3">
          {factor?.since ? words.secondOn(date(factor.since), factor.codesLeft) : without}
          {factor && required && ` ${words.secondRequired}`}
        </p>
      </div>
      <div className="grid gap-5">
        {factor && factor.codesLeft <= fewCodes && (
          <div className="status-line status-warn" role="status">
            <WarningIcon />
            <p>{words.recovery.few(factor.codesLeft)}</p>
          </div>
        )}
        <LinkButton to={pathOf("second-factor-setup")} look="secondary" className="justify-self-start self-start">
          {factor ? words.recovery.renew : words.secondSetUp}
        </LinkButton>
        {factor && !required && (
          <PostForm noValidate className="grid gap-5">
            {password}
            <CodeField hint={words.secondDropCode} {...wrongCode} />
            <Button
              type="submit"
              name="intent"
              value="second-factor-off"
              look="secondary"
              className="justify-self-start"
            >
              {words.secondDrop}
            </Button>
          </PostForm>
        )}
      </div>
    </section>
  );
}
