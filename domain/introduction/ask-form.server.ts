import * as z from "zod";
import { choice, line, paragraphs } from "../../platform/http/fields.server.ts";
import { holdsContactDetails } from "./contact-details.ts";
import { introductionLimits, outcomes } from "./introduction.ts";
import { shown, slotFields } from "./slots-form.server.ts";

const id = line(60);

export const askForm = z.object({
  message: paragraphs(introductionLimits.longest, "messageTooLong").pipe(
    z
      .string()
      .min(introductionLimits.shortest, "messageTooShort")
      .refine((text) => !holdsContactDetails(text), "messageHoldsContact"),
  ),
});
export const outcomeForm = z.object({ introduction: id, outcome: choice(outcomes, "outcomeRequired"), shown });
export const unblockForm = z.object({ investor: line(100) });
export const proposeForm = z.object({ startup: line(100), investor: line(100) });
export const withdrawForm = z.object({ introduction: id });
export const cancelForm = withdrawForm.extend({ shown });
export const proposalForm = z.object({ introduction: id, verdict: choice(["yes", "no"], "verdictRequired") });
export const answerForm = proposalForm.extend({
  ...slotFields,
});
