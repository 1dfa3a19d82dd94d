import type { Formula } from "../domain/content/content.ts";

export const formulas: Formula[] = [
  {
    kind: "formula",
    id: "programme",
    offered: true,
    name: { en: "Programme", fr: "Programme" },
    terms: {
      en: "{offer.upfront_fee} in initial fixed fees ({offer.upfront_fee:tax}) for the tools used over the {offer.duration} months, plus a share of your revenue negotiated during selection.",
      fr: "{offer.upfront_fee} de frais fixes au départ ({offer.upfront_fee:tax}) pour les outils des {offer.duration} mois, plus une part de votre chiffre d’affaires négociée pendant la sélection.",
    },
  },
  {
    kind: "formula",
    id: "revenue-share",
    offered: true,
    name: { en: "Revenue share", fr: "Partage de revenus" },
    terms: {
      en: "{offer.revenue_share_upfront} upfront, then {offer.revenue_share} of the revenue excl. tax generated through the programme, negotiated during selection. {offer.revenue_share_places} places per cohort.",
      fr: "{offer.revenue_share_upfront} au départ, puis {offer.revenue_share} du chiffre d’affaires hors taxes généré grâce au programme, négociés pendant la sélection. {offer.revenue_share_places} places par promotion.",
    },
  },
];
