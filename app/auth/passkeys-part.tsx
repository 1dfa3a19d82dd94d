import type { ReactNode } from "react";
import { mostPasskeys } from "../../domain/person/account.ts";
import { formats } from "../../platform/language/format.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Select } from "../../ui/field.tsx";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { authPasskeyWords } from "./passkey-words.ts";
import { PostForm } from "../shell/form/post-form.tsx";

type PasskeysPartProps = {
  passkeys: { id: string; name: string; createdAt: Date; usedAt: Date | null }[];
  password: ReactNode;
};

export function PasskeysPart({ passkeys, password }: PasskeysPartProps) {
  const words = useWords(authPasskeyWords);
  const { date } = formats[useLanguage().lang];
  return (
    <section className="contact" id="passkeys">
      <div>
        <h2 className="text-title-s">{words.title}</h2>
        <p className="mt-3">{words.text}</p>
      </div>
      <div className="grid gap-5">
        {passkeys.length === 0 && <p>{words.none}</p>}
        <ul className="grid gap-3 empty:hidden">
          {passkeys.map(({ id, name, createdAt, usedAt }) => (
            <li key={id} className="wrap-anywhere">
              {words.line(name, date(createdAt), usedAt && date(usedAt))}
            </li>
          ))}
        </ul>
        {passkeys.length < mostPasskeys ? (
          <LinkButton to={pathOf("new-passkey")} look="secondary" className="justify-self-start">
            {words.add}
          </LinkButton>
        ) : (
          <p>{words.new.many}</p>
        )}
        {passkeys.length > 0 && (
          <PostForm noValidate className="grid gap-5">
            <Select
              name="passkey_id"
              label={words.which}
              options={passkeys.map(({ id, name }) => ({ id, label: name }))}
            />
            {password}
            <Button type="submit" name="intent" value="passkey-remove" look="secondary" className="justify-self-start">
              {words.remove}
            </Button>
          </PostForm>
        )}
      </div>
    </section>
  );
}
