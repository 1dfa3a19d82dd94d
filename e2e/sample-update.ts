import type { UpdateParts } from "../emails/investor-update.tsx";

export const sampleUpdate: UpdateParts = {
  startup: "Halage",
  figures: {
    ...{ month: "2026-10-01", mrr: 1_230_000, mrrInMonth: 12, burn: 1_050_000, cac: 15_000, cacInThreeMonths: 25 },
    ...{ churn: 4.5, churnInMonth: -0.1, cash: 5_460_000, runway: { state: "months", months: 5.2 } },
  },
  worked: "A",
  stuck: "B",
  asked: "C",
  corrects: false,
  deckUrl: "https://lab.example/d/own",
  since: new Date("2026-10-14T08:00:00Z"),
  via: "invitation",
};
