import type { Lang } from "../platform/language/language.ts";
import type { EmailBranding } from "./email-layout.tsx";
import { type ReceiptWords, writeReceipt } from "./receipt-email.tsx";

const words: Record<Lang, ReceiptWords> = {
  en: {
    subject: "We have received your application to the Pitch Session",
    preview: "Nothing to do now: we’ll write to you, whatever the answer.",
    heading: "Thank you for your application",
    paragraphs: [
      "There’s nothing to do now: we’ll write to you ourselves, or to your startup’s contact if you have one here, whatever the answer. We read your application ourselves; no software makes any decision.",
      "We look first at your annual revenue, then at product maturity, traction, growth potential and team quality.",
      "Elite CoPilot includes the participation fee. Without it, or during its free month, we’ll tell you the fee before you confirm. Until then, nothing is charged and you’re not committed to anything.",
    ],
    note: "No session guarantees funding: the decision to invest is the investors’ alone.",
    action: "Back to the site",
    reason:
      "You’re getting this message because this address was entered in the application form for our Pitch Sessions. If it wasn’t you, there’s nothing to do.",
  },
  fr: {
    subject: "Nous avons bien reçu votre candidature à la Pitch Session",
    preview: "Rien à faire pour l'instant : nous vous écrirons, quelle que soit la réponse.",
    heading: "Merci pour votre candidature",
    paragraphs: [
      "Vous n'avez rien à faire pour l'instant : nous vous écrirons nous-mêmes, ou au contact de votre startup si elle en a un chez nous, quelle que soit la réponse. Nous lisons votre candidature nous-mêmes ; aucune décision n'est prise par un logiciel.",
      "Nous regardons d'abord votre chiffre d'affaires annuel, puis la maturité du produit, la traction, le potentiel de croissance et la qualité de l'équipe.",
      "L'offre Elite CoPilot comprend les frais de participation. Sans elle, ou pendant son mois gratuit, leur montant vous est communiqué avant votre confirmation. D'ici là, rien n'est facturé et rien ne vous engage.",
    ],
    note: "Une session ne garantit aucun financement : la décision d'investir appartient aux investisseurs, et à eux seuls.",
    action: "Retour au site",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie dans le formulaire de candidature à nos Pitch Sessions. Si vous n'avez rien demandé, ignorez ce message.",
  },
};

const goals = {
  en: {
    session: (name: string, when: string) => `Your application is for “${name}”, ${when}.`,
    after: (name: string, when: string) => `Your application is for the session after “${name}”, ${when}.`,
  },
  fr: {
    session: (name: string, when: string) => `Votre candidature est pour « ${name} », ${when}.`,
    after: (name: string, when: string) => `Votre candidature est pour la session qui suivra « ${name} », ${when}.`,
  },
};

type Goal = { name: string; when: string; isAfter: boolean };

/** `goal` is the session that the application is for or, with `isAfter`, the last one announced before it. */
export function pitchApplicationReceipt(lang: Lang, from: EmailBranding, goal: Goal | null) {
  const { paragraphs, ...own } = words[lang];
  const named = goal && goals[lang][goal.isAfter ? "after" : "session"](goal.name, goal.when);
  return writeReceipt({ ...own, paragraphs: named ? [named, ...paragraphs] : paragraphs }, lang, from);
}
