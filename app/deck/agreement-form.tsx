import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PostForm } from "../shell/form/post-form.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { deckPageWords } from "./words.ts";

type Props = {
  action: string;
  startup: string;
  agreement: {
    id: string;
    text: string;
    /** The language of the agreement's text, if it differs from the page's language. */
    textLang: string | undefined;
    /** The retention period of the proof of acceptance, as text. */
    kept: string;
  };
  refusal: Refusal | undefined;
};

export function AgreementForm({ action, startup, agreement, refusal }: Props) {
  const { agreement: words } = useWords(deckPageWords);
  const failure =
    refusal &&
    (refusal.status === "limited"
      ? words.limited(refusal.minutes)
      : refusal.status === "invalid"
        ? null
        : refusal.status === "changed"
          ? words.changed
          : words.problem);
  return (
    <>
      {failure && <StatusLine tone="bad" {...failure} />}
      <PostForm action={action} className="panel workspace-part deck-panel" noValidate>
        <input type="hidden" name="agreement" value={agreement.id} />
        <h2>{words.title}</h2>
        <p>{words.text(startup)}</p>
        <blockquote lang={agreement.textLang} className="deck-text">
          {agreement.text}
        </blockquote>
        <TextField
          name="name"
          label={words.name}
          autoComplete="name"
          defaultValue={refusal?.values["name"]}
          error={words.errors[refusal?.errors["name"] ?? ""]}
          required
        />
        <p className="note">{words.kept(agreement.kept)}</p>
        <Button type="submit" name="intent" value="accept">
          {words.submit}
        </Button>
      </PostForm>
    </>
  );
}
