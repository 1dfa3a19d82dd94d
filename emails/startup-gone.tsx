import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { french, type EmailBranding } from "./email-layout.tsx";
import { writeLinkEmail } from "./link-email.tsx";

const en = {
  startup: "A startup",
  subject: (startup: string) => `${startup} has left The Lab`,
  preview: "Its profile is deleted, and what you kept about it here.",
  text: (startup: string) =>
    `${startup} has closed its space at The Lab, and its data is deleted for good: its profile, its deck and its updates. What you or your fund kept about it here went with it: notes, stage, tags, the follow and requests to meet.`,
  address: "If you were introduced, the address you received is still in the e-mail that gave it to you.",
  reason:
    "You’re getting this message because you or your fund kept this startup, or a meeting with it had been asked for or proposed.",
};

const words = {
  en,
  fr: french<typeof en>({
    startup: "Une startup",
    subject: (startup) => `${startup} a quitté The Lab`,
    preview: "Son profil est effacé, ainsi que ce que vous gardiez ici à son sujet.",
    text: (startup) =>
      `${startup} a fermé son espace chez The Lab, et ses données sont effacées pour toujours : son profil, son deck et ses nouvelles. Ce que vous ou votre fonds gardiez ici à son sujet l'est aussi : notes, étape, étiquettes, abonnement et demandes de rencontre.`,
    address: "Si une mise en relation a eu lieu, l'adresse reçue reste dans l'e-mail qui vous l'a donnée.",
    reason:
      "Vous recevez ce message parce que vous ou votre fonds gardiez cette startup, ou qu'une rencontre avec elle avait été demandée ou proposée.",
  }),
};

/** `startup` is empty if the startup's name may not stand in an e-mail. */
export function startupGone(lang: Lang, from: EmailBranding, { startup }: { startup: string }) {
  const say = namedWords(words[lang]);
  const name = startup || say.startup;
  const { preview, reason } = say;
  return writeLinkEmail(
    { preview, reason, subject: say.subject(name), text: [say.text(name), say.address] },
    lang,
    from,
    "",
  );
}
