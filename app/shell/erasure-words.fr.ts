import type { words as en } from "./erasure-words.en.ts";

export const words: typeof en = {
  on: (date) => `Votre compte sera effacé le ${date}`,
  by: (date) => `Vous avez demandé l’effacement de votre compte\u00A0: il aura lieu au plus tard le ${date}`,
  text: "D’ici là, notre équipe voit encore vos données. Une startup dont vous êtes l’unique membre n’est plus montrée aux investisseurs\u202F; une startup que vous partagez avec d’autres continue de l’être.",
  investor:
    "D’ici là, notre équipe voit encore vos données. Les startups ne voient plus vos demandes, sauf celles qu’elles ont acceptées, ni votre nom parmi ceux qui les suivent.",
  keep: "Garder mon compte",
  write: "Nous écrire pour le garder",
};
