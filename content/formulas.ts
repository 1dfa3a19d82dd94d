import type { Formula } from "../domain/content/content.ts";

export const formulas: Formula[] = [
  {
    kind: "formula",
    id: "programme",
    offered: true,
    name: { en: "Programme", fr: "Programme" },
    terms: {
      en: "{offer.upfront_fee} in initial fixed fees ({offer.upfront_fee:tax}) for the tools used over the {offer.duration} months, plus a share of the revenue generated through the programme; we agree the percentage during selection.",
      fr: "{offer.upfront_fee} de frais fixes au départ ({offer.upfront_fee:tax}) pour les outils utilisés pendant les {offer.duration} mois, plus une part, négociée pendant la sélection, du chiffre d’affaires généré grâce au programme.",
    },
  },
  {
    kind: "formula",
    id: "revenue-share",
    offered: true,
    name: { en: "Revenue share", fr: "Partage de revenus" },
    terms: {
      en: "{offer.revenue_share_upfront} upfront, then {offer.revenue_share} of the revenue generated through the programme, excluding VAT, negotiated during selection.",
      fr: "{offer.revenue_share_upfront} au départ, puis {offer.revenue_share} du chiffre d’affaires hors taxes généré grâce au programme, négociés pendant la sélection.",
    },
  },
];
