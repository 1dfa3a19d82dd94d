import type { RegionalTrend } from "../../domain/content/content.ts";
import { reviewAfter } from "../../domain/content/review.ts";

const sourceLink = "https://vipress.net/55-poles-de-competitivite-labellises-pour-la-phase-v-2023-2026/";

const unknown: Omit<RegionalTrend, "id" | "region" | "name" | "highlights"> = {
  kind: "regional-trend",
  dealsPercentage: null,
  amountRaised: null,
  growthRate: null,
  employmentGrowth: null,
  sample: false,
  sourceLink,
  sourceDate: null,
  reviewBy: reviewAfter("2026-11-23"),
  confirm: true,
};

const clusters = (names: string, subjects: { en: string; fr: string }) => ({
  en: `Competitiveness clusters: ${names} (${subjects.en})`,
  fr: `Pôles de compétitivité : ${names} (${subjects.fr})`,
});

export const regionalTrends: RegionalTrend[] = [
  {
    ...unknown,
    id: "ile-de-france",
    region: "ile-de-france",
    name: { en: "Île-de-France", fr: "Île-de-France" },
    highlights: [
      clusters("Cap Digital, Finance Innovation, Medicen", {
        en: "digital, finance, health",
        fr: "numérique, finance, santé",
      }),
      {
        en: "The region adds its own schemes, Innov’up and TP’up, to the national ones.",
        fr: "La Région ajoute ses aides, Innov’up et TP’up, à celles de l’État.",
      },
    ],
  },
  {
    ...unknown,
    id: "auvergne-rhone-alpes",
    region: "auvergne-rhone-alpes",
    name: { en: "Auvergne-Rhône-Alpes", fr: "Auvergne-Rhône-Alpes" },
    highlights: [
      clusters("Minalogic, LyonBiopôle, Axelera", {
        en: "digital, health, chemistry and environment",
        fr: "numérique, santé, chimie et environnement",
      }),
    ],
  },
  {
    ...unknown,
    id: "nouvelle-aquitaine",
    region: "nouvelle-aquitaine",
    name: { en: "Nouvelle-Aquitaine", fr: "Nouvelle-Aquitaine" },
    highlights: [
      clusters("ALPHA-RLH, Aerospace Valley, ENTER", {
        en: "photonics, aerospace, sustainable digital technology; ENTER was labelled in 2023 for two years",
        fr: "photonique, aéronautique et spatial, numérique durable ; ENTER labellisé en 2023 pour deux ans",
      }),
    ],
  },
  {
    ...unknown,
    id: "occitanie",
    region: "occitanie",
    name: { en: "Occitanie", fr: "Occitanie" },
    highlights: [
      clusters("Aerospace Valley, Agri SOI, Derbi", {
        en: "aerospace, farming and food, renewable energy; Derbi was on probation in 2023",
        fr: "aéronautique et spatial, agriculture et alimentation, énergies renouvelables ; Derbi en probation en 2023",
      }),
    ],
  },
  {
    ...unknown,
    id: "hauts-de-france",
    region: "hauts-de-france",
    name: { en: "Hauts-de-France", fr: "Hauts-de-France" },
    highlights: [
      clusters("Clubster NSL, i-Trans, Aquimer", {
        en: "health, transport, seafood",
        fr: "santé, transports, produits de la mer",
      }),
    ],
  },
];
