import { mostInBatch } from "../../../domain/application/batch.server.ts";
import type { Verdict } from "../../../domain/application/application.ts";
import { isUuid } from "../kit/is-uuid.ts";

const verdicts: readonly string[] = ["yes", "no", "wait"] satisfies Verdict[];
const isVerdict = (text: string | null | undefined): text is Verdict => verdicts.includes(text ?? "");

/** The applications and the decision that an address or a form names; undefined without a known decision. */
export function batchOf(ids: readonly string[], verdict: string | null | undefined) {
  if (!isVerdict(verdict)) return undefined;
  return { ids: [...new Set(ids.filter(isUuid))].slice(0, mostInBatch), verdict };
}
