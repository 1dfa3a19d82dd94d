import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { Action, french, renderEmail, type EmailBranding, Note, Paragraph } from "./email-layout.tsx";

const en = {
  subject: "We have your application",
  heading: "We’ve got your application",
  answer: (day: string, time: string) =>
    `There’s nothing to do now: you’ll have our first answer by ${day}, ${time}, Paris time.`,
  page: "Your application’s page shows what you sent, when you’ll hear from us and what has happened so far. You can also ask for a call there, or withdraw.",
  change: (day: string) => `You can change your answers until ${day}, 23:59, Paris time, unless we’ve already decided.`,
  action: "Open my application",
  keep: "Keep this message: anyone with the link can change or withdraw the application. We will never ask you for it.",
  reason:
    "You’re getting this message because this address was entered in the application form on our site. If it wasn’t you, open the page and withdraw the application.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: "Nous avons bien reçu votre candidature",
    heading: "Nous avons bien reçu votre candidature",
    answer: (day, time) =>
      `Vous n'avez rien à faire pour l'instant : vous aurez notre première réponse au plus tard le ${day} à ${time}, heure de Paris.`,
    page: "La page de votre candidature montre ce que vous avez envoyé, les dates auxquelles vous aurez une réponse et ce qui s'est passé depuis. Vous pouvez y demander un appel ou vous retirer.",
    change: (day) =>
      `Vous pouvez modifier vos réponses jusqu'au ${day} à 23:59, heure de Paris, sauf si notre décision est rendue avant.`,
    action: "Ouvrir ma candidature",
    keep: "Gardez ce message : toute personne qui détient ce lien peut modifier ou retirer la candidature. Nous ne vous le demanderons jamais.",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie dans le formulaire de candidature de notre site. Si vous n'avez pas candidaté, ouvrez la page et retirez la candidature.",
  }),
};

type Received = {
  address: string;
  /** The last day on which the application can be changed, as a calendar day. */
  changeableUntil: string;
  /** The time by which the accelerator's team has promised a first answer; null if unknown. */
  answerBy: Date | null;
};

export function applicationReceipt(lang: Lang, from: EmailBranding, { address, changeableUntil, answerBy }: Received) {
  const say = words[lang];
  const { date, weekday, time } = formats[lang];
  const answer = answerBy && say.answer(weekday(answerBy), time(answerBy));
  return renderEmail(
    { lang, from, ...say, preview: answer ?? say.page },
    <>
      {answer && <Paragraph>{answer}</Paragraph>}
      <Paragraph>{say.page}</Paragraph>
      <Paragraph>{say.change(date(changeableUntil))}</Paragraph>
      <Action href={address}>{say.action}</Action>
      <Note>{say.keep}</Note>
    </>,
  );
}
