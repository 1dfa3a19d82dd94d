import type { RegionalTrend } from "../../domain/content/content.ts";

type Figures = Pick<RegionalTrend, "dealsPercentage" | "amountRaised" | "growthRate" | "employmentGrowth">;

const figures = (dealsPercentage: number, millions: number, growthRate: number, employmentGrowth: number): Figures => ({
  ...{ dealsPercentage, amountRaised: millions * 1_000_000, growthRate, employmentGrowth },
});

/** Invented figures, labelled as such, until real regional figures exist. */
export const regionFigures: Record<string, Figures> = {
  "ile-de-france": figures(52, 3_900, 4, 6),
  "auvergne-rhone-alpes": figures(12, 640, 7, 5),
  "nouvelle-aquitaine": figures(8, 310, 9, 7),
  occitanie: figures(8, 290, 6, 4),
  "hauts-de-france": figures(6, 210, 5, 3),
};
