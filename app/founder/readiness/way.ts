import type { Criterion } from "../../../domain/readiness/criterion.ts";
import { type FounderField, stepOf } from "../../../domain/startup/founder-profile.ts";
import { pathOf } from "../../paths.ts";

const fields: Partial<Record<Criterion, FounderField>> = {
  team: "team_size",
  roles: "co_founders",
  problem: "description",
  market: "target_market",
  model: "business_model",
  advantage: "competitive_advantage",
  product: "current_stage",
};

export function wayTo(criterion: Criterion) {
  if (criterion === "cap-table") return { kind: "cap-table", to: pathOf("founder-cap-table") } as const;
  if (criterion === "runway") return { kind: "scenarios", to: `${pathOf("founder-check-in")}#scenarios` } as const;
  const field = fields[criterion];
  return field
    ? ({ kind: "profile", to: pathOf("founder-profile", { step: stepOf(field) }) } as const)
    : ({ kind: "numbers", to: pathOf("founder-check-in") } as const);
}
