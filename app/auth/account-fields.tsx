import type { ComponentProps } from "react";
import { type Lang, languages } from "../../platform/language/language.ts";
import { Checkbox, Select, TextField } from "../../ui/field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { ShownText } from "../shell/form/shown-text.tsx";
import { useWords } from "../shell/language.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { authWords } from "./words.ts";

type AtField = (name: string) => Pick<ComponentProps<typeof TextField>, "id" | "error" | "autoFocus">;
type Typed = Partial<Record<string, string>>;

export function AccountEmail(props: Partial<ComponentProps<typeof TextField>>) {
  const { email } = useWords(authWords);
  return (
    <TextField name="email" type="email" label={email} autoComplete="username" required maxLength={254} {...props} />
  );
}

export function CurrentPassword(props: Partial<ComponentProps<typeof TextField>>) {
  const { currentPassword } = useWords(authWords);
  return (
    <TextField
      name="current_password"
      type="password"
      label={currentPassword}
      autoComplete="current-password"
      required
      {...props}
    />
  );
}

export function CodeField(props: Partial<ComponentProps<typeof TextField>>) {
  const { code } = useWords(authWords);
  return <TextField name="code" label={code} autoComplete="one-time-code" required maxLength={40} {...props} />;
}

export function AccountNames({ typed, at }: { typed: Typed; at: AtField }) {
  const { signUp } = useWords(authWords);
  const field = (name: string) => ({ name, required: true, maxLength: 80, defaultValue: typed[name], ...at(name) });
  return (
    <>
      <TextField {...field("first_name")} label={signUp.firstName} autoComplete="given-name" />
      <TextField {...field("last_name")} label={signUp.lastName} autoComplete="family-name" />
    </>
  );
}

type NewAccountProps = { typed: Typed; at: AtField; lang: Lang; terms: { version: number; text: string } };

export function NewAccountFields({ typed, at, lang, terms }: NewAccountProps) {
  const words = useWords(authWords);
  return (
    <>
      <NewPasswordField {...at("password")} />
      <Select
        name="lang"
        label={words.language}
        defaultValue={typed["lang"] ?? lang}
        {...at("lang")}
        required
        options={languages.map((id) => ({ id, label: words.languages[id] }))}
      />
      <div className="grid justify-items-start gap-2">
        <Checkbox name="terms" label={terms.text} defaultChecked={typed["terms"] === "on"} {...at("terms")} required />
        <ShownText name="terms" {...terms} />
        <TextLink to={pathOf("terms")}>{words.signUp.readTerms}</TextLink>
      </div>
    </>
  );
}
