import type { Lang } from "../platform/language/language.ts";
import type { EmailBranding } from "./email-layout.tsx";
import { type ReceiptWords, writeReceipt } from "./receipt-email.tsx";

type Known = { name: string; when: string } | null;

const en = (known: Known): ReceiptWords => ({
  subject: known
    ? "We’ll tell you the date of a later Pitch Session"
    : "We’ll tell you the date of the next Pitch Session",
  preview: "Nothing to do now: your address is on the list.",
  heading: "Your address is on the list",
  paragraphs: [
    known
      ? `There’s nothing to do now: you’ve seen the date of “${known.name}”, ${known.when}, and we’ll write to you once, with the date of the session after it.`
      : "There’s nothing to do now: we’ll write to you once at this address, as soon as the date of the next Pitch Session is set.",
    "The message will also give the place and the closing date for applications, if they’re set by then. We use your address for nothing else, unless you also asked for our news.",
  ],
  action: "Back to the site",
  reason:
    "You’re getting this message because this address was entered on our Pitch Session page. If it wasn’t you, use the link below to leave the list.",
});

const fr = (known: Known): ReceiptWords => ({
  subject: known
    ? "Vous saurez la date d'une prochaine Pitch Session"
    : "Vous saurez la date de la prochaine Pitch Session",
  preview: "Rien à faire pour l'instant : votre adresse est sur la liste.",
  heading: "Votre adresse est sur la liste",
  paragraphs: [
    known
      ? `Vous n'avez rien à faire pour l'instant. Vous connaissez la date de « ${known.name} » : ${known.when}. Nous vous écrirons une fois, avec la date de la session suivante.`
      : "Vous n'avez rien à faire pour l'instant : nous vous écrirons une fois à cette adresse, dès que la date de la prochaine Pitch Session est fixée.",
    "Le message donnera aussi le lieu et la date limite de candidature, s'ils sont déjà fixés. Votre adresse ne sert à rien d'autre, sauf si vous avez aussi demandé nos actualités.",
  ],
  action: "Retour au site",
  reason:
    "Vous recevez ce message parce que cette adresse a été saisie sur notre page Pitch Session. Si vous n'avez rien demandé, quittez la liste par le lien ci-dessous.",
});

const words = { en, fr };

/**
 * Somebody else may have entered an unsubscribed address again, so the recipient must confirm before dates are sent.
 */
const left: Record<Lang, ReceiptWords> = {
  en: {
    subject: "Shall we tell you Pitch Session dates again?",
    preview: "You’d left the list: press the button to rejoin it.",
    heading: "You’d left this list",
    paragraphs: [
      "This address was entered on our Pitch Session page, and its owner had asked us to send it no more dates. So we won’t, unless you ask again: press the button and confirm on the page that opens.",
      "We’ll then write to you once, as soon as there’s a new date.",
    ],
    action: "Send me the dates again",
    reason:
      "You’re getting this message because this address was entered on our Pitch Session page. If it wasn’t you, there’s nothing to do: you stay off the list.",
  },
  fr: {
    subject: "Voulez-vous de nouveau connaître les dates de Pitch Session ?",
    preview: "Vous aviez quitté la liste : le bouton vous y remet.",
    heading: "Vous aviez quitté cette liste",
    paragraphs: [
      "Cette adresse a été saisie sur notre page Pitch Session, alors que son titulaire ne voulait plus recevoir de dates. Nous n'en enverrons donc pas, sauf si vous le redemandez : appuyez sur le bouton et confirmez sur la page qui s'ouvre.",
      "Nous vous écrirons alors une fois, dès qu'une nouvelle date est fixée.",
    ],
    action: "Recevoir de nouveau les dates",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie sur notre page Pitch Session. Si vous n'avez rien demandé, vous n'avez rien à faire : vous restez hors de la liste.",
  },
};

/** `known` is the session that the form named; null if it named none. */
export function notifyMeReceipt(lang: Lang, { stop, ...from }: EmailBranding, known: Known) {
  if (stop?.stopped) return writeReceipt(left[lang], lang, { ...from, homeUrl: stop.url });
  return writeReceipt(words[lang](known), lang, { ...from, ...(stop && { stop }) });
}
