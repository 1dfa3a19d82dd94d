import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { french, type EmailBranding } from "./email-layout.tsx";
import { writeLinkEmail } from "./link-email.tsx";

/** How long the link, the proofs and the security log are kept, and the day of the erasure (`on`). */
type Times = { link: string; proofs: string; log: string; on: string };

type Which = "privacy-link" | "privacy-export" | "privacy-erasure" | "privacy-erased";

const requested = {
  en: "You’re getting this message because it was requested on our site with this address. If it wasn’t you, there’s nothing to do: without this link, no one gets anything.",
  fr: "Vous recevez ce message parce qu'il a été demandé sur notre site avec cette adresse. Si vous n'avez rien demandé, ignorez ce message : sans ce lien, personne n'obtient rien.",
};

const en = {
  "privacy-link": {
    subject: "Your personal data at The Lab",
    preview: "This link shows that the address is yours.",
    heading: "See what we keep about you",
    text: ({ link }: Times) =>
      `Open this link within ${link} to see what we hold for this address, take a copy, withdraw a consent, or have everything erased.`,
    action: "Open my data",
    note: "The link works once. You can always ask for another one.",
    reason: requested.en,
  },
  "privacy-export": {
    subject: "The copy of your data is ready",
    preview: "One archive, which any spreadsheet can open.",
    heading: "Your data, to take away",
    text: ({ link }: Times) =>
      `Download the archive within ${link}. It contains what we keep under this address, without what belongs to a startup you share with others: one file for software (JSON), and one table per type of record that opens in any spreadsheet (CSV).`,
    action: "Download my data",
    note: "The link works once. We put the archive together when you open it and keep no copy.",
    reason: requested.en,
  },
  "privacy-erasure": {
    subject: "Your data will be erased",
    preview: "Until then you can change your mind.",
    heading: "The erasure of your data",
    text: ({ on }: Times) =>
      `On ${on}, we’ll erase what we hold for this address, including anything you send us until then: messages and forms, applications, guide, newsletter, account. If another account moves to this address meanwhile, that account stays, with what it sends. What you wrote in a startup you share with others stays with it. If your application brought a startup into the programme, its place there ends too. The company that holds our contact records will be told to do the same.`,
    action: "Keep my data after all",
    note: "The link cancels the erasure until that day. If you didn’t ask for it, use the link: someone may have read your e-mail.",
    reason:
      "You’re getting this message because the erasure of the data held for this address was requested on our site.",
  },
  "privacy-erased": {
    subject: "Your data has been erased",
    preview: "This is our last message.",
    heading: "It’s done",
    text: ({ proofs, log }: Times) =>
      `What we held for this address has been erased. What you wrote in a startup you shared with others stays with it. Without the address, we keep proof of the consents you gave and of this request for ${proofs}, and the security log for ${log}. If you accepted an agreement to read a startup’s deck, it stays with your name and your address, as that startup’s proof, for as long as our privacy policy says. A code made from the address stays: it keeps us from writing to you, lets us erase you again from an earlier backup, and limits the free month to one.`,
    action: "",
    note: "You’ll hear nothing more from us. To use the site again one day, first allow our e-mails on the page “Your personal data”.",
    reason:
      "You’re getting this message because the erasure of the data held for this address was requested on our site.",
  },
};

type Words = (typeof en)[Which];

const fr: typeof en = {
  "privacy-link": french({
    subject: "Vos données personnelles chez The Lab",
    preview: "Ce lien montre que l'adresse est la vôtre.",
    heading: "Voir ce que nous gardons sur vous",
    text: ({ link }: Times) =>
      `Ouvrez ce lien dans un délai de ${link} pour voir ce que nous gardons avec cette adresse, en prendre copie, retirer un consentement ou tout faire effacer.`,
    action: "Ouvrir mes données",
    note: "Le lien ne fonctionne qu'une fois. Vous pouvez toujours en demander un autre.",
    reason: requested.fr,
  }),
  "privacy-export": french({
    subject: "La copie de vos données est prête",
    preview: "Une archive, que tout tableur peut ouvrir.",
    heading: "Vos données, à emporter",
    text: ({ link }: Times) =>
      `Téléchargez l'archive dans un délai de ${link}. Elle contient ce que nous gardons avec cette adresse, sans ce qui appartient à une startup que vous partagez : un fichier pour les logiciels (JSON) et un tableau par type d'enregistrement, que tout tableur peut ouvrir (CSV).`,
    action: "Télécharger mes données",
    note: "Le lien ne fonctionne qu'une fois. L'archive est composée quand vous l'ouvrez ; nous n'en gardons pas de copie.",
    reason: requested.fr,
  }),
  "privacy-erasure": french({
    subject: "Vos données vont être effacées",
    preview: "D'ici là, vous pouvez changer d'avis.",
    heading: "L'effacement de vos données",
    text: ({ on }: Times) =>
      `Le ${on}, nous effaçons ce que nous gardons avec cette adresse, y compris ce que vous nous enverrez d'ici là : messages et formulaires, candidatures, guide, newsletter, compte. Si un autre compte passe à cette adresse entre-temps, il reste, avec ce qu'il envoie. Ce que vous avez écrit dans une startup que vous partagez lui reste. Si votre candidature a fait entrer une startup dans le programme, sa place y prend fin aussi. La société qui tient notre fichier de contacts reçoit l'ordre d'en faire autant.`,
    action: "Finalement, garder mes données",
    note: "Le lien annule l'effacement jusqu'à ce jour. Si la demande ne vient pas de vous, utilisez-le : quelqu'un a peut-être lu vos messages.",
    reason:
      "Vous recevez ce message parce que l'effacement des données gardées avec cette adresse a été demandé sur notre site.",
  }),
  "privacy-erased": french({
    subject: "Vos données ont été effacées",
    preview: "C'est notre dernier message.",
    heading: "C'est fait",
    text: ({ proofs, log }: Times) =>
      `Ce que nous gardions avec cette adresse a été effacé. Ce que vous aviez écrit dans une startup que vous partagiez lui reste. Sans l'adresse, nous conservons la preuve de vos consentements et de cette demande pendant ${proofs}, et le journal de sécurité pendant ${log}. Si vous avez accepté un accord pour lire le deck d'une startup, il reste avec votre nom et votre adresse, comme preuve pour cette startup, aussi longtemps que le dit notre politique de confidentialité. Une empreinte de l'adresse reste : elle nous empêche de vous écrire, permet de vous effacer de nouveau d'une sauvegarde antérieure et limite le mois gratuit à un seul.`,
    action: "",
    note: "Vous ne recevrez plus rien de nous. Pour utiliser à nouveau le site un jour, autorisez d'abord nos e-mails sur la page « Vos données personnelles ».",
    reason:
      "Vous recevez ce message parce que l'effacement des données gardées avec cette adresse a été demandé sur notre site.",
  }),
};

const words: Record<Lang, Record<Which, Words>> = { en, fr };

const reasonByHand = {
  en: "You’re getting this message because our team received this request by another way than the site.",
  fr: "Vous recevez ce message parce que notre équipe a reçu cette demande par un autre moyen que le site.",
};

/** Replaces the words that say or assume that the request was made on the site. */
const wordsByHand: Record<Lang, Partial<Record<Which, Partial<Pick<Words, "note" | "reason">>>>> = {
  en: {
    "privacy-export": {
      reason: `${reasonByHand.en} If it wasn’t you, write to us: someone wrote or called in your name.`,
    },
    "privacy-erasure": {
      note: "The link cancels the erasure until that day. If it wasn’t you, use the link and write to us: someone wrote or called in your name.",
      reason: reasonByHand.en,
    },
    "privacy-erased": { reason: reasonByHand.en },
  },
  fr: {
    "privacy-export": french({
      reason: `${reasonByHand.fr} Si elle ne vient pas de vous, écrivez-nous : quelqu'un a écrit ou appelé en votre nom.`,
    }),
    "privacy-erasure": french({
      note: "Le lien annule l'effacement jusqu'à ce jour. Si la demande ne vient pas de vous, utilisez le lien et écrivez-nous : quelqu'un a écrit ou appelé en votre nom.",
      reason: reasonByHand.fr,
    }),
    "privacy-erased": french({ reason: reasonByHand.fr }),
  },
};

/**
 * `on` is the day on which the data is erased; `address` is the URL that the button opens. `byHand` means that the
 * request did not come through the site.
 */
export function privacyEmail(
  which: Which,
  lang: Lang,
  from: EmailBranding,
  {
    address,
    on,
    byHand = false,
    ...times
  }: { address?: string; on?: string; byHand?: boolean; link: string; proofs: string; log: string },
) {
  const say = namedWords({ ...words[lang][which], ...(byHand && wordsByHand[lang][which]) });
  const values = { ...times, on: on ? formats[lang].date(on) : "" };
  const text = typeof say.text === "string" ? say.text : say.text(values);
  return writeLinkEmail({ ...say, text, action: address && say.action }, lang, from, address ?? "");
}

const unusedEn = {
  subject: "We’re about to delete your account at The Lab",
  preview: "Signing in once is enough to keep it.",
  heading: "Do you still need your account?",
  text: (on: string) =>
    `Sign in before ${on} to keep your account: on that day, we’ll delete it and everything in it. What you wrote in a startup you share with others stays with it. No one has signed in to it for almost two years.`,
  action: "Sign in and keep my account",
  reason: "You’re getting this message because you have an account with this address on our site.",
};

const unused = {
  en: unusedEn,
  fr: french<typeof unusedEn>({
    subject: "Votre compte The Lab va être supprimé",
    preview: "Une connexion suffit pour le garder.",
    heading: "Avez-vous encore besoin de votre compte ?",
    text: (on: string) =>
      `Connectez-vous pour garder votre compte : le ${on}, nous le supprimons avec tout ce qu'il contient. Ce que vous avez écrit dans une startup que vous partagez lui reste. Personne ne s'y est connecté depuis presque deux ans.`,
    action: "Me connecter et garder mon compte",
    reason: "Vous recevez ce message parce que vous avez un compte à cette adresse sur notre site.",
  }),
};

/** Warns a person that an unused account will be deleted on the day `on`. */
export function accountUnused(lang: Lang, from: EmailBranding, address: string, on: string) {
  const say = namedWords(unused[lang]);
  return writeLinkEmail({ ...say, text: say.text(formats[lang].date(on)) }, lang, from, address);
}
