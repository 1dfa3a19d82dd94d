import type { Notice, Resolved } from "../../domain/content/content.ts";
import { Button } from "../../ui/button.tsx";
import { pathOf, sendPathOf } from "../paths.ts";
import { CountedTextarea } from "../shell/form/counted-textarea.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";
import { detailNames } from "./detail-names.ts";
import { studioWords } from "./words.ts";

type Props = {
  receipt: string;
  given: Record<string, string>;
  notice: Resolved<Notice>;
  refused: Refusal | undefined;
};

export function DetailsForm({ receipt, given, notice, refused }: Props) {
  const words = useWords(studioWords).details;
  const form = useLeadForm({ path: sendPathOf("studio-audit-request", { receipt }), words, refused });
  return (
    <form {...form.props} action={pathOf("studio-audit-request", { receipt })} className="contact-form">
      {form.summary}
      <input type="hidden" name="receipt" value={receipt} />
      {detailNames.map((name) => (
        <CountedTextarea
          key={name}
          label={words[name]}
          hint={name === "documents" && words.documentsHint}
          {...form.field(name)}
          rows={3}
          maxLength={2_000}
          defaultValue={form.typed[name] ?? given[name]}
        />
      ))}
      <Button type="submit" disabled={form.sending} aria-busy={form.sending} className="justify-self-start">
        {form.sending ? words.sending : words.submit}
      </Button>
      {form.statusLine}
      <FormNotice notice={notice} />
    </form>
  );
}
