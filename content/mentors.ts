import type { Mentor } from "../domain/content/content.ts";

const none = {
  team: 0,
  roles: 0,
  problem: 0,
  market: 0,
  model: 0,
  advantage: 0,
  product: 0,
  growth: 0,
  reporting: 0,
  retention: 0,
  runway: 0,
  "cap-table": 0,
};

const sample: Pick<Mentor, "kind" | "sectors" | "stages" | "sample"> = {
  kind: "mentor",
  sectors: [],
  stages: [],
  sample: true,
};

export const mentors: Mentor[] = [
  {
    ...sample,
    id: "finance",
    name: { en: "Startup CFO (example)", fr: "Directrice financière (exemple)" },
    role: { en: "Cash, burn, next round", fr: "Trésorerie, dépenses, prochaine levée" },
    bio: {
      en: "Has closed four rounds as CFO. You leave with a cash plan for twelve months.",
      fr: "A bouclé quatre levées comme directrice financière. Tu repars avec un plan de trésorerie sur douze mois.",
    },
    levels: { ...none, model: 3, growth: 3, reporting: 5, retention: 5, runway: 5, "cap-table": 3 },
    hourlyPrice: 150,
    available: true,
  },
  {
    ...sample,
    id: "retention",
    name: { en: "Head of retention (example)", fr: "Responsable rétention (exemple)" },
    role: { en: "Churn, onboarding, pricing", fr: "Churn, prise en main, prix" },
    bio: {
      en: "Has halved the churn of three subscription companies. You leave with the two changes to make first.",
      fr: "A divisé par deux le churn de trois entreprises d’abonnement. Tu repars avec les deux changements à faire d’abord.",
    },
    levels: { ...none, model: 4, product: 4, growth: 4, reporting: 2, retention: 3, runway: 5, "cap-table": 3 },
    hourlyPrice: 200,
    available: true,
  },
  {
    ...sample,
    id: "lawyer",
    name: { en: "Venture lawyer (example)", fr: "Avocate en capital-risque (exemple)" },
    role: { en: "Cap table, agreements, term sheets", fr: "Table de capitalisation, pactes, term sheets" },
    bio: {
      en: "Has drafted some sixty founders’ agreements. You leave knowing which clauses to refuse.",
      fr: "A rédigé une soixantaine de pactes. Tu repars en sachant quelles clauses refuser.",
    },
    levels: { ...none, team: 3, roles: 4, advantage: 2, retention: 4, runway: 4, "cap-table": 3 },
    hourlyPrice: 300,
    available: false,
  },
];
