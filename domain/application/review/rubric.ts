import type { Lang } from "../../../platform/language/language.ts";

type Steps = readonly [string, string, string, string];

export type Criterion = {
  /** The name of the criterion's form field, which never changes. */
  id: string;
  /** The weight of the criterion in the score. All weights add up to 100. */
  weight: number;
  name: Record<Lang, string>;
  steps: Record<Lang, Steps>;
};

export type Rubric = readonly Criterion[];

/** The step (1 to 4) chosen on the scale of each criterion, by criterion id. Null means "can't tell". */
export type GivenSteps = Record<string, number | null>;

export const steps = [1, 2, 3, 4] as const;
/** The maximum number of criteria in a review answered with "can't tell". */
const mostUnknown = 1;
export const mostInSentence = 280;
const fewestCriteria = 2;
export const mostCriteria = 6;
/** The maximum number of characters in the name of a criterion. */
export const mostInName = 60;
export const mostInStep = 140;

export const defaultRubric: Rubric = [
  {
    id: "maturity",
    weight: 20,
    name: { en: "Product maturity", fr: "Maturité du produit" },
    steps: {
      en: [
        "An idea, nothing to show yet",
        "A prototype tested by fewer than 10 people",
        "A product that customers use every week",
        "A stable product that sells without its founders",
      ],
      fr: [
        "Une idée, rien à montrer",
        "Un prototype testé par moins de 10 personnes",
        "Un produit que des clients utilisent chaque semaine",
        "Un produit stable, vendu sans les fondateurs",
      ],
    },
  },
  {
    id: "traction",
    weight: 30,
    name: { en: "Traction", fr: "Traction" },
    steps: {
      en: [
        "No customers",
        "Free trials",
        "Paying customers, under €10,000 a month",
        "€10,000 a month or more, and growing",
      ],
      fr: [
        "Aucun client",
        "Des essais gratuits",
        "Des clients qui paient, moins de 10\u202F000\u00A0€ par mois",
        "10\u202F000\u00A0€ par mois ou plus, en croissance",
      ],
    },
  },
  {
    id: "growth",
    weight: 25,
    name: { en: "Growth potential", fr: "Potentiel de croissance" },
    steps: {
      en: [
        "A local market",
        "A market in one country",
        "Several countries with the same product",
        "Several countries, and a reason to win them",
      ],
      fr: [
        "Un marché local",
        "Un marché dans un seul pays",
        "Plusieurs pays, le même produit",
        "Plusieurs pays, une raison de gagner",
      ],
    },
  },
  {
    id: "team",
    weight: 25,
    name: { en: "Team", fr: "Qualité de l’équipe" },
    steps: {
      en: [
        "No one full time",
        "One founder full time",
        "Two or more, with complementary skills",
        "The same, with a past success in this field",
      ],
      fr: [
        "Personne à plein temps",
        "Un fondateur à plein temps",
        "Deux ou plus, métiers complémentaires",
        "De plus, une réussite dans ce métier",
      ],
    },
  },
];

export function problemWith(rubric: Rubric, given: GivenSteps) {
  const isStep = (id: string) => given[id] === null || steps.some((step) => step === given[id]);
  if (rubric.some(({ id }) => !isStep(id))) return "missing" as const;
  return rubric.filter(({ id }) => given[id] === null).length > mostUnknown ? ("unknown" as const) : undefined;
}

/** Returns a score out of 100; the weights of "can't tell" criteria are distributed over the other criteria. */
export function scoreOf(rubric: Rubric, given: GivenSteps) {
  const scored = rubric.flatMap(({ id, weight }) => {
    const step = given[id];
    return step ? [{ weight, step }] : [];
  });
  const whole = scored.reduce((sum, { weight }) => sum + weight, 0);
  return scored.reduce((sum, { weight, step }) => sum + (100 * weight * (step - 1)) / (3 * whole), 0);
}

export function rubricProblem(rubric: Rubric) {
  if (rubric.length < fewestCriteria) return "few" as const;
  if (rubric.length > mostCriteria) return "many" as const;
  const isWhole = rubric.every(({ weight }) => Number.isInteger(weight) && weight > 0);
  return isWhole && rubric.reduce((sum, { weight }) => sum + weight, 0) === 100 ? undefined : ("weights" as const);
}
