import type { Lang } from "../platform/language/language.ts";
import { type EmailBranding, french, Paragraph } from "./email-layout.tsx";

const en = {
  reply: "If you think we’ve missed something, reply to this e-mail: one of us will look at it again.",
  form: "If you think we’ve missed something, write to us from our site’s contact page: one of us will look at it again.",
};

const words = {
  en,
  fr: french<typeof en>({
    reply:
      "Si vous pensez que quelque chose nous a échappé, répondez à cet e-mail : l'un de nous relira votre dossier.",
    form: "Si vous pensez que quelque chose nous a échappé, écrivez-nous depuis la page de contact du site : l'un de nous relira votre dossier.",
  }),
};

/** Tells the recipient of a refusal how to request a second review, as the terms promise. */
export function LookAgain({ lang, from }: { lang: Lang; from: EmailBranding }) {
  return <Paragraph>{from.contactEmail ? words[lang].reply : words[lang].form}</Paragraph>;
}
