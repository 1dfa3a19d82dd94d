import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { french, type EmailBranding } from "./email-layout.tsx";
import { writeLinkEmail } from "./link-email.tsx";

const en = {
  confirm: {
    subject: "Confirm your subscription to The Lab’s newsletter",
    preview: "One click, and the next article is yours.",
    heading: "Is this your address?",
    text: "Confirm this address within 30 days, and we’ll send you our new articles in English on growth, fundraising and strategy. Someone, most likely you, asked for The Lab’s newsletter or news with it.",
    action: "Confirm my subscription",
    note: "If you do nothing, we won’t send you the newsletter or our news.",
    reason: "You’re getting this message, once, because this address was entered on our site.",
  },
  welcome: {
    subject: "You’re subscribed to The Lab’s newsletter",
    preview: "Your subscription starts now.",
    heading: "You’re subscribed",
    text: "There’s nothing more to do: our next articles will reach you here. In the meantime, you’ll find all the others on the site.",
    action: "Read the articles",
    note: "The link below opens a page where one click unsubscribes you, without a password.",
    reason: "You’re getting this message because you confirmed your subscription to our newsletter.",
  },
  known: {
    subject: "You already receive The Lab’s newsletter",
    preview: "Nothing to do: your subscription is in place.",
    heading: "You’re already subscribed",
    text: "There’s nothing to do: your subscription is in place. This address was entered again on our site.",
    action: "Read the articles",
    note: "If it wasn’t you, nothing has changed.",
    reason: "You’re getting this message because you’re subscribed to our newsletter.",
  },
};

const fr: typeof en = {
  confirm: french({
    subject: "Confirmez votre abonnement à la newsletter de The Lab",
    preview: "Un clic, et le prochain article est pour vous.",
    heading: "Est-ce bien votre adresse ?",
    text: "Confirmez cette adresse dans les 30 jours, et nous vous enverrons nos nouveaux articles en français sur la croissance, la levée de fonds et la stratégie. Quelqu'un, vous sans doute, a demandé avec elle la newsletter ou les actualités de The Lab.",
    action: "Confirmer mon abonnement",
    note: "Si vous ne faites rien, vous ne recevrez ni la newsletter ni les actualités.",
    reason: "Vous recevez ce message, une seule fois, parce que cette adresse a été saisie sur notre site.",
  }),
  welcome: french({
    subject: "Votre abonnement à la newsletter de The Lab est confirmé",
    preview: "Votre abonnement commence.",
    heading: "C'est confirmé",
    text: "Vous n'avez plus rien à faire : nos prochains articles vous parviendront ici. En attendant, tous les autres sont sur le site.",
    action: "Lire les articles",
    note: "Le lien ci-dessous ouvre une page où un clic met fin à l'abonnement, sans mot de passe.",
    reason: "Vous recevez ce message parce que vous avez confirmé votre abonnement à notre newsletter.",
  }),
  known: french({
    subject: "Vous recevez déjà la newsletter de The Lab",
    preview: "Rien à faire : votre abonnement est en place.",
    heading: "Votre abonnement est déjà en place",
    text: "Vous n'avez rien à faire : votre abonnement est en place. Cette adresse a été saisie de nouveau sur notre site.",
    action: "Lire les articles",
    note: "Si vous n'avez rien demandé, ignorez ce message : rien n'a changé.",
    reason: "Vous recevez ce message parce que cette adresse est abonnée à notre newsletter.",
  }),
};

const words = { en, fr };

/** Writes an e-mail about a newsletter subscription; `actionUrl` is the link of the button. */
export function newsletterEmail(
  which: "confirm" | "welcome" | "known",
  lang: Lang,
  from: EmailBranding,
  actionUrl: string,
) {
  return writeLinkEmail(namedWords(words[lang][which]), lang, from, actionUrl);
}
