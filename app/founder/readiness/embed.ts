import type { Evidence, Finding } from "../../../domain/readiness/criterion.ts";
import type { words as en } from "./words.en.ts";

export function evidenceOfFinding({ criterion, evidence }: Finding, words: typeof en) {
  const tell = words.evidence[criterion] as (seen: Evidence[keyof Evidence]) => string;
  return tell(evidence);
}
