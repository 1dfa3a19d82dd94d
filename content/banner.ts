import type { Banner } from "../domain/content/content.ts";

export const banner: Banner[] = [
  {
    kind: "banner",
    id: "arr-600",
    text: { en: "{claim.arr_600} ARR", fr: "{claim.arr_600} d’ARR" },
    logo: "harmonica",
  },
  {
    kind: "banner",
    id: "leads-50",
    text: { en: "{claim.leads_50} leads", fr: "{claim.leads_50} de leads" },
    logo: "macaron",
  },
  {
    kind: "banner",
    id: "revenue-435",
    text: { en: "{claim.revenue_435} revenue", fr: "{claim.revenue_435} de chiffre d’affaires" },
    logo: "parasol",
  },
  {
    kind: "banner",
    id: "arr-72",
    text: { en: "{claim.arr_72} ARR", fr: "{claim.arr_72} d’ARR" },
    logo: "trampoline",
  },
];
