import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Aides & Financements",
  label: "Financements",
  tabs: { trends: "Tendances régionales", banks: "Financement bancaire", public: "Aides publiques" },
  trends: {
    title: "Pas encore de chiffres régionaux",
    text: "Un chiffre paraît ici quand il a une source et une date. D’ici là, il n’y en a aucun, pour aucune région.",
  },
  banks: {
    title: "Aucun produit bancaire pour l’instant",
    text: "Découvert, prêt innovation, crédit-bail\u00A0: chacun sera décrit avec ses montants, ses conditions et sa source.",
  },
  public: {
    title: "Aucune aide publique pour l’instant",
    text: "Chaque aide dira qui la verse, qui peut la demander et jusqu’à quand. Nous n’en affichons aucune sans l’avoir vérifiée.",
  },
  complete: "Ton profil est complet\u00A0: région, secteur et stade sont déjà là pour trouver ce à quoi tu as droit.",
  incomplete:
    "Le tri se fera sur ta région, ton secteur et ton stade. Ton profil est ce que tu peux préparer dès maintenant.",
  profile: "Ouvrir mon profil",
};
