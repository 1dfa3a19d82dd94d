import type { Answers } from "../../domain/application/application.ts";

export const answers: Answers = {
  fullName: "Zoé Martin",
  companyName: "Étang",
  website: "https://etang.example",
  customers: "b2b",
  stage: "seed",
  entity: "french",
  fullTimeFounders: "2",
  monthlyRevenue: 12_000,
  pitch: "Salt for restaurants.",
};
