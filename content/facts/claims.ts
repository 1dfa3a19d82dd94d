import type { Fact } from "../../domain/content/content.ts";
import { unproven } from "./origin.ts";

const claim = { kind: "fact", unit: "words", scope: "claim", ...unproven } as const;

/**
 * The claims in the results banner. The English values keep the operator's notation ("+600K€") instead of the site's
 * usual one ("€600K").
 */
export const claimFacts: Fact[] = [
  {
    ...claim,
    id: "claim.arr_600",
    label: { en: "Gain in yearly recurring revenue", fr: "Gain de revenu annuel récurrent" },
    definition: {
      en: "Yearly recurring revenue gained by one supported startup; which one and over which period are yet to be stated.",
      fr: "Revenu annuel récurrent gagné par une startup accompagnée ; la startup et la période ne sont pas encore précisées.",
    },
    value: { en: "+600K€", fr: "+600 k€" },
  },
  {
    ...claim,
    id: "claim.leads_50",
    label: { en: "Gain in leads", fr: "Gain de leads" },
    definition: {
      en: "Growth in leads of one supported startup; which one and over which period are yet to be stated.",
      fr: "Hausse du nombre de leads d’une startup accompagnée ; la startup et la période ne sont pas encore précisées.",
    },
    value: { en: "+50%", fr: "+50 %" },
  },
  {
    ...claim,
    id: "claim.revenue_435",
    label: { en: "Gain in revenue", fr: "Gain de chiffre d’affaires" },
    definition: {
      en: "Revenue gained by one supported startup; which one and over which period are yet to be stated.",
      fr: "Chiffre d’affaires gagné par une startup accompagnée ; la startup et la période ne sont pas encore précisées.",
    },
    value: { en: "+435K€", fr: "+435 k€" },
  },
  {
    ...claim,
    id: "claim.arr_72",
    label: { en: "Gain in yearly recurring revenue", fr: "Gain de revenu annuel récurrent" },
    definition: {
      en: "Yearly recurring revenue gained by one supported startup, taken to be in euros; which one and over which period are yet to be stated.",
      fr: "Revenu annuel récurrent gagné par une startup accompagnée, supposé en euros ; la startup et la période ne sont pas encore précisées.",
    },
    value: { en: "+72K", fr: "+72 k€" },
  },
];
