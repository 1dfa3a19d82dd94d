import type { SeenRecipient } from "../../../domain/investor-update/recipients.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { updatesWords } from "./words.ts";

type Props = {
  waiting: readonly { id: string; email: string; expiresAt: Date }[];
  recipients: readonly SeenRecipient[];
  refusal: Refusal | undefined;
};

export function Invite({ waiting, recipients, refusal }: Props) {
  const words = useWords(updatesWords);
  const { date } = formats[useLanguage().lang];
  const invited = [
    ...recipients
      .filter(({ via }) => via === "invitation")
      .map(({ id, called, since }) => ({ id, email: called, state: words.confirmedOn(date(since)) })),
    ...waiting.map(({ id, email, expiresAt }) => ({ id, email, state: words.waits(date(expiresAt)) })),
  ];
  return (
    <section className="panel workspace-part">
      <h2>{words.invite}</h2>
      <p>{words.inviteText}</p>
      <PostForm noValidate className="grid gap-3 justify-items-start" key={waiting.at(-1)?.id ?? ""}>
        <TextField
          name="email"
          type="email"
          label={words.email}
          required
          autoComplete="off"
          error={words.errors[refusal?.errors["email"] ?? ""]}
          defaultValue={refusal?.values["email"]}
        />
        <Button type="submit" name="intent" value="invite" look="secondary" small>
          {words.inviteButton}
        </Button>
      </PostForm>
      {invited.length > 0 && (
        <ul className="grid gap-3">
          {invited.map(({ id, email, state }) => (
            <li key={id}>
              <p className="wrap-anywhere">{email}</p>
              <p className="note">{state}</p>
              <ActionButton
                intent="remove"
                fields={{ invitation: id }}
                look="quiet"
                small
                aria-label={words.removeNamed(email)}
              >
                {words.remove}
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
