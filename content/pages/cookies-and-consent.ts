import type { PageOf, Text } from "../../domain/content/content.ts";
import { cookies } from "./cookies.ts";

const lists = cookies.sections.find(({ id }) => id === "list")?.blocks.find(({ type }) => type === "table");
if (lists?.type !== "table") throw new Error("The cookies page lists no cookies");

const consent: Text[] = [
  { en: "consent", fr: "consent", literal: true },
  {
    en: "What you accept and refuse of other companies, the day, and a random number",
    fr: "Ce que vous acceptez et refusez d’autres sociétés, la date, et un numéro tiré au hasard",
  },
  { en: "When you accept or refuse", fr: "Quand vous acceptez ou refusez" },
  { en: "6 months", fr: "6 mois" },
];

const rows = [...lists.rows, consent];

const inWords = [
  { en: "nine", fr: "neuf" },
  { en: "ten", fr: "dix" },
  { en: "eleven", fr: "onze" },
];

/**
 * The number of cookies, in words. The table's row `admin_session` is not counted, because that entry is in the
 * browser's storage and is not a cookie.
 */
const count = inWords[rows.filter(([name]) => name?.en !== "admin_session").length - 9];
if (!count) throw new Error("The number of the cookies has no word");
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Replaces the other cookies page if the site is configured to use a service that needs consent. */
export const cookiesAndConsent: PageOf<"cookies-and-consent"> = {
  ...cookies,
  id: "cookies-and-consent",
  metadata: {
    ...cookies.metadata,
    description: {
      en: `${capital(count.en)} cookies that do what you asked for; anything of another company only if you agree, and your choice, to be changed here.`,
      fr: `${capital(count.fr)} cookies qui font ce que vous avez demandé ; rien d’une autre société sans votre accord, et votre choix, à modifier ici.`,
    },
  },
  intro: [
    {
      en: `This site sets ${count.en} cookies of its own, each only when you do what it remembers. Services of other companies load only if you agree, one by one, and never before.`,
      fr: `Ce site dépose ${count.fr} cookies, chacun seulement quand vous faites ce qu’il retient. Les services d’autres sociétés ne se chargent que si vous les acceptez, un par un, et jamais avant.`,
    },
  ],
  sections: [
    {
      id: "list",
      title: { en: `The site’s ${count.en} cookies`, fr: `Les ${count.fr} cookies du site` },
      blocks: [
        { ...lists, rows },
        {
          type: "text",
          text: {
            en: "They keep a setting that you asked for, what you answered, or what saves you typing twice; “__Host-session”, “__Host-deck”, “__Host-deck-code”, “admin_session” and “my-data” keep open what you have just opened; “__Host-known” and “__Host-signed-up” serve to sign you in safely. Article 82 of the French law of 6 January 1978 exempts them from consent.",
            fr: "Ils conservent un réglage que vous avez demandé, votre réponse, ou ce qui vous évite une seconde saisie ; « __Host-session », « __Host-deck », « __Host-deck-code », « admin_session » et « my-data » gardent ouvert ce que vous venez d’ouvrir ; « __Host-known » et « __Host-signed-up » servent à vous connecter en sécurité. L’article 82 de la loi du 6 janvier 1978 les dispense de consentement.",
          },
        },
      ],
    },
    {
      id: "proof",
      title: { en: "The proof of your choice", fr: "La preuve de votre choix" },
      blocks: [
        {
          type: "text",
          text: {
            en: "The law asks us to prove the consents we rely on (GDPR, Art. 7(1)). For each choice we keep for five years its date, what was accepted or refused, the words you were shown and the random number in your cookie; no name, no e-mail, no IP address. That number serves for nothing else.",
            fr: "La loi nous demande de prouver les consentements dont nous nous prévalons (RGPD, art. 7.1). De chaque choix nous gardons cinq ans la date, ce qui a été accepté ou refusé, le texte affiché et le numéro tiré au hasard de votre cookie ; ni nom, ni e-mail, ni adresse IP. Ce numéro ne sert à rien d’autre.",
          },
        },
      ],
    },
    ...cookies.sections.filter(({ id }) => !["list", "consent"].includes(id)),
  ],
};
