import type { Lang } from "../platform/language/language.ts";
import { type NextIntake, WayOn } from "./application-decision.tsx";
import { type EmailBranding, french, Note, Paragraph, renderEmail } from "./email-layout.tsx";
import { linkEmail } from "./link-email.tsx";

const en = {
  subject: "Another version of your application: yours?",
  preview: "It counts only if you confirm it.",
  heading: "Another version of your application was sent",
  text: "If you sent it, confirm the new version: it only counts once you do, and until then nothing changes. We already have an application for this intake from this address, and another version has just been sent from a browser that didn’t have its link.",
  action: "See the new version",
  note: "If it wasn’t you, ignore this message: your application stays as you left it.",
  decidedSubject: "Your application has already been decided",
  decidedPreview: "The new version changes nothing.",
  decidedText:
    "We already have an application for this intake from this address, and we’ve made a decision on it. Another version has just been sent from a browser that didn’t have its link: it changes nothing, and we won’t read it.",
  decidedNote: "If it wasn’t you, ignore this message.",
  reason: "You’re getting this message because this address was entered in the application form on our site.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: "Une autre version de votre candidature : est-ce vous ?",
    preview: "Elle ne compte que si vous la confirmez.",
    heading: "Une autre version de votre candidature a été envoyée",
    text: "Si elle vient de vous, confirmez la nouvelle version : elle ne compte qu'à ce moment-là, et rien ne change d'ici là. Une candidature pour cette entrée nous est déjà parvenue avec cette adresse, et une autre version vient d'être envoyée depuis un navigateur qui n'avait pas son lien.",
    action: "Voir la nouvelle version",
    note: "Si cette version ne vient pas de vous, ignorez ce message : votre candidature reste telle que vous l'avez laissée.",
    decidedSubject: "Votre candidature a déjà reçu une décision",
    decidedPreview: "La nouvelle version ne change rien.",
    decidedText:
      "Une candidature pour cette entrée nous est déjà parvenue avec cette adresse, et nous avons pris une décision. Une autre version vient d'être envoyée depuis un navigateur qui n'avait pas son lien : elle ne change rien et nous ne la lirons pas.",
    decidedNote: "Si cette version ne vient pas de vous, ignorez ce message.",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie dans le formulaire de candidature de notre site.",
  }),
};

/** Writes an e-mail with a link to the new version of an application, where the applicant can confirm the changes. */
export const applicationRevision = linkEmail(words);

/** Writes an e-mail about a version that can't be confirmed; `next` is null if there is no need to apply again. */
export function applicationRevisionDecided(lang: Lang, from: EmailBranding, next: NextIntake | null) {
  const say = words[lang];
  return renderEmail(
    { lang, from, subject: say.decidedSubject, preview: say.decidedPreview, reason: say.reason },
    <>
      <Paragraph>{say.decidedText}</Paragraph>
      {next && <WayOn lang={lang} address={null} next={next} />}
      <Note>{say.decidedNote}</Note>
    </>,
  );
}
