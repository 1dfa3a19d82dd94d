import type { words as en } from "./resume-words.en.ts";

export const words: typeof en = {
  title: "Reprendre votre candidature",
  description: "Demandez un lien vers votre brouillon, ou vers la candidature que vous avez envoyée.",
  intro:
    "Indiquez l’e-mail de votre brouillon ou de votre candidature\u00A0: nous vous envoyons un lien qui l’ouvre sur cet appareil.",
  submit: "M’envoyer le lien",
  failure: { title: "Une erreur est survenue", text: "Le lien n’a pas pu être envoyé. Réessayez." },
  asked: "Consultez votre boîte de réception",
  askedText:
    "Si un brouillon ou une candidature existe avec cette adresse, son lien est en route. Il fonctionne une fois, pendant 24\u00A0heures.",
  open: "Ouvrir ma candidature",
  openText: "Ce lien fonctionne une fois. Il mène à ce que nous gardons avec votre e-mail.",
  used: "Ce lien ne fonctionne plus",
  usedText:
    "Il a déjà servi, il a plus de 24\u00A0heures, ou son adresse est incomplète. Vous pouvez en demander un autre.",
  again: "Demander un autre lien",
  several: "Ce que nous gardons avec votre e-mail",
  draftOf: (startup, date) => `Brouillon «\u00A0${startup}\u00A0», modifié le ${date}`,
  latestOf: (shown, inAll) =>
    `Voici les ${shown} derniers brouillons modifiés, sur ${inAll} commencés avec cette adresse, peut-être pas tous par vous.`,
  unnamed: "sans nom",
  applicationOf: (start) => `Candidature pour l’entrée du ${start}`,
};
