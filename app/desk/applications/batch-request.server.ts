import * as z from "zod";
import { mostInBatch } from "../../../domain/application/batch.server.ts";
import type { Step, Verdict } from "../../../domain/application/application.ts";
import { paragraphs } from "../../../platform/http/fields.server.ts";
import { isUuid } from "../kit/is-uuid.ts";

const verdicts: readonly string[] = ["yes", "no", "wait"] satisfies Verdict[];
const steps = ["first", "final"] as const satisfies Step[];
const isVerdict = (text: string | null | undefined): text is Verdict => verdicts.includes(text ?? "");

/** Returns the verdict and the applications of a batch; `beyond` counts the applications above the batch's limit. */
export function batchOf(named: readonly string[], verdict: string | null | undefined) {
  if (!isVerdict(verdict)) return undefined;
  const all = [...new Set(named.filter(isUuid))];
  const ids = all.slice(0, mostInBatch);
  return { ids, verdict, beyond: all.length - ids.length };
}

const reasonField = paragraphs(2_000, "reasonTooLong").pipe(z.string().min(1, "reasonRequired"));
const lineField = {
  no: paragraphs(600, "lineTooLong").pipe(z.string().min(1, "lineRequired")),
  any: paragraphs(600, "lineTooLong"),
};

/** Validates the fields of each application in a batch and returns the values and the errors. */
export function batchFields({ ids, verdict }: { ids: string[]; verdict: Verdict }, fields: Record<string, string>) {
  const errors: Record<string, string> = {};
  const read = (name: string, field: z.ZodType<string>) => {
    const parsed = field.safeParse(fields[name] ?? "");
    if (!parsed.success) errors[name] = parsed.error.issues[0]?.message ?? "unreadable";
    return parsed.data ?? "";
  };
  const rows = ids.map((application) => ({
    application,
    submission: fields[`revision.${application}`] ?? "",
    step: steps.find((step) => step === fields[`step.${application}`]),
    shownDecision: fields[`decision.${application}`],
    shownCall: fields[`call.${application}`],
    line: read(`line.${application}`, verdict === "no" ? lineField.no : lineField.any),
  }));
  return { reason: read("reason", reasonField), rows, errors };
}
