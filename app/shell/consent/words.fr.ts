import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Les services d’autres sociétés",
  provider: "Prestataire",
  state: (madeOn, until) =>
    `Les cases montrent votre choix du ${madeOn}. Il vaut jusqu’au ${until}\u202F; vous pouvez le modifier avant.`,
  none: "Vous n’avez pas encore choisi\u00A0: rien ne se charge depuis ces sociétés.",
  kept: {
    title: "Choix enregistré",
    text: "Vous pouvez le modifier à tout moment par «\u00A0Gérer mes choix\u00A0», au bas de chaque page.",
  },
  problems: {
    unavailable: {
      title: "Votre choix n’a pas pu être enregistré",
      text: "Rien ne se charge depuis ces sociétés. Réessayez dans un instant.",
    },
    outdated: {
      title: "Notre demande a changé depuis que vous avez ouvert cette page",
      text: "Rien ne se charge depuis ces sociétés, sauf si vous choisissez de nouveau.",
    },
    "no-cookies": {
      title: "Votre navigateur ne garde aucun cookie de ce site",
      text: "Votre choix ne peut pas être retenu\u00A0: rien ne se charge depuis ces sociétés.",
    },
  },
};
