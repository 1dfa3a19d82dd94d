import type { Criterion } from "../../../domain/readiness/criterion.ts";

const listed = (items: readonly string[]) => new Intl.ListFormat("en-GB").format(items);

export const words = {
  title: "Mentors",
  none: "No mentor is listed yet.",
  noScan: "Scan your startup first: we match mentors with what your score is missing.",
  toScore: "See my score",
  match: "Match:",
  outOf: "/100",
  price: (price: string) => `${price} an hour`,
  helps: (needs: readonly string[]) => `Helps with ${listed(needs)}.`,
  fits: { sector: "Knows your sector.", stage: "Works at your stage.", both: "Knows your sector and your stage." },
  needs: {
    team: "your team",
    roles: "who does what",
    problem: "your pitch",
    market: "your market",
    model: "your model",
    advantage: "your edge",
    product: "your product",
    growth: "growth",
    reporting: "your monthly numbers",
    retention: "churn",
    runway: "runway",
    "cap-table": "your cap table",
  } satisfies Record<Criterion, string>,
  ask: "Ask for an hour",
  unavailable: "unavailable",
  unavailableText: "Takes no requests at the moment.",
  locked: "With Elite we pick mentors by what your score is missing, and you ask one of them for an hour.",
  toPricing: "See the plans",
  sent: (name: string) => ({
    title: "Request sent",
    text: `${name}: we’ll answer here, and your daily e-mail tells you if it’s on.`,
  }),
  asked: (date: string) => `Asked on ${date}. We’ll answer here, and your daily e-mail tells you if it’s on.`,
  agreed: (moment: string) => `Agreed: ${moment}, Paris time.`,
  declined: "Not possible this time.",
  paid: "You pay the mentor directly. Nothing is charged here.",
  sample: "Example",
};
