import type { Lang } from "../platform/language/language.ts";
import { Action, french, renderEmail, type EmailBranding, Paragraph } from "./email-layout.tsx";

const en = {
  subject: (name: string) => `An hour with ${name} is available`,
  text: (name: string) => `Choose a time with ${name} while there is one: the first to book gets it.`,
  once: "That’s the one e-mail you asked for.",
  action: "Choose a time",
  reason: "You’re getting this message because you asked to be told when this host has an hour available.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: (name) => `Une heure est libre avec ${name}`,
    text: (name) => `Choisis une heure avec ${name} tant qu'il en reste : la première réservation l'emporte.`,
    once: "C'est le seul e-mail que tu avais demandé.",
    action: "Choisir une heure",
    reason: "Tu reçois ce message parce que tu as demandé à être prévenu quand une heure s'ouvre.",
  }),
};

export function hourOpenMail(lang: Lang, from: EmailBranding, { name, url }: { name: string; url: string }) {
  const say = words[lang];
  return renderEmail(
    { lang, from, subject: say.subject(name), preview: say.text(name), reason: say.reason },
    <>
      <Paragraph>{say.text(name)}</Paragraph>
      <Paragraph>{say.once}</Paragraph>
      <Action href={url}>{say.action}</Action>
    </>,
  );
}
