import type { Consent, Notice, Resolved } from "../../domain/content/content.ts";
import { MarketingTick } from "../shell/form/marketing-tick.tsx";
import { EmailForm } from "../shell/form/email-form.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { useWords } from "../shell/language.tsx";
import { notifyWords } from "./notify-words.ts";

type Props = { notice: Resolved<Notice>; marketing: Resolved<Consent>; refused?: Refusal | undefined };

export function NotifyForm({ notice, marketing, refused }: Props) {
  const words = useWords(notifyWords);
  return (
    <EmailForm of="notify-me" words={words} notice={notice} refused={refused}>
      {(typed) => <MarketingTick consent={marketing} typed={typed} />}
    </EmailForm>
  );
}
