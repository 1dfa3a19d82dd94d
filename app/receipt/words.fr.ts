import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Accusé de réception",
  gone: "Ce reçu n’existe pas",
  goneText: "L’adresse est incomplète, ou ce qu’elle désignait a été supprimé.",
  number: (receipt) => `Reçu ${receipt}`,
  at: (date, time) => `Enregistré le ${date} à ${time} (heure de Paris)`,
  accountText: "Vous réserverez votre place depuis un compte d’investisseur ouvert avec le même e-mail.",
  account: "Ouvrir ce compte",
  home: "Retour à l’accueil",
};
