import type { Evidence, Finding } from "../../../domain/readiness/criterion.ts";
import type { words as en } from "./words.en.ts";

/** What a scan found for a criterion, in words. */
export function evidenceOfFinding({ criterion, evidence }: Finding, words: typeof en) {
  const tell = words.evidence[criterion] as (seen: Evidence[keyof Evidence]) => string;
  return tell(evidence);
}
