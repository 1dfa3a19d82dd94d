import { type FounderProfile, wordsIn } from "../startup/founder-profile.ts";
import type { BerkusDriver } from "./valuation.ts";

export type Ground =
  | { kind: "words"; words: number }
  | { kind: "stage"; stage: string }
  | { kind: "team"; size: string; presented: boolean }
  | { kind: "clients"; named: boolean }
  | { kind: "revenue"; monthly: number | null };

export type Suggestion = { given: number; ground: Ground };

const byStage: Record<string, number> = {
  idea: 0,
  "mvp-in-progress": 30,
  "mvp-launched": 60,
  "first-customers": 80,
  "product-market-fit": 100,
  growth: 100,
  "scale-up": 100,
  maturity: 100,
};

/** `monthly` is the last month's revenue in cents. */
export function suggestedBerkus(profile: FounderProfile, monthly: number | null): Record<BerkusDriver, Suggestion> {
  const words = wordsIn(profile.description);
  const size = profile.team_size;
  const presented = wordsIn(profile.team_presentation) >= 12;
  const named = profile.major_clients !== "";
  return {
    idea: {
      given: words === 0 ? 0 : words >= 60 && profile.target_market !== "" ? 60 : 40,
      ground: { kind: "words", words },
    },
    prototype: {
      given: byStage[profile.current_stage] ?? 0,
      ground: { kind: "stage", stage: profile.current_stage },
    },
    team: {
      given: size === "" ? 0 : (size === "solo" ? 30 : 50) + (presented ? 20 : 0),
      ground: { kind: "team", size, presented },
    },
    relations: { given: named ? 40 : 0, ground: { kind: "clients", named } },
    rollout: { given: monthly !== null && monthly > 0 ? 50 : 0, ground: { kind: "revenue", monthly } },
  };
}
