import type { Notice, Resolved } from "../../domain/content/content.ts";
import { EmailForm } from "../shell/form/email-form.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { useWords } from "../shell/language.tsx";
import { newsletterWords } from "./words.ts";

type Props = { notice: Resolved<Notice>; refused?: Refusal | undefined };

export function NewsletterForm({ notice, refused }: Props) {
  return <EmailForm of="newsletter" words={useWords(newsletterWords)} notice={notice} refused={refused} />;
}
