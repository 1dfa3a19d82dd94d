import { needed, type Evidence } from "../../../domain/readiness/criterion.ts";
import type { PlanStep } from "../../../domain/readiness/action-plan.ts";
import { evidenceOfFinding } from "./embed.ts";
import type { words } from "./words.en.ts";

type Words = typeof words;

export function titleOf({ finding, to }: PlanStep, { steps }: Words) {
  const tell = steps[finding.criterion][to === "warning" ? "half" : "whole"] as (
    evidence: Evidence[keyof Evidence],
  ) => string;
  return tell(finding.evidence);
}

/** Returns the distance to the target as text, with numbers if the criterion has any. */
export function gapText({ finding, to }: PlanStep, words: Words) {
  if (finding.state === "incomplete" && to === "completed" && words.steps[finding.criterion].half !== undefined) {
    if (finding.criterion !== "runway" && finding.criterion !== "retention") return evidenceOfFinding(finding, words);
    return words.second;
  }
  if (finding.criterion === "runway" && !finding.evidence.outdated)
    return words.missing(to === "warning" ? finding.evidence.missingHalf : finding.evidence.missing);
  if (finding.criterion === "retention" && to === "warning" && finding.evidence.churn !== null)
    if (finding.evidence.churn > needed.retention.half)
      return words.churnGap(Math.ceil((finding.evidence.churn - needed.retention.half) * 10 - 1e-6) / 10);
  return evidenceOfFinding(finding, words);
}
