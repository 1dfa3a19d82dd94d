import * as z from "zod";
import { paidPlans } from "../../../domain/plan/plan.ts";
import { givenRoles } from "../../../domain/person/viewer.ts";
import { textLimits } from "../../../domain/startup/text-limits.ts";
import { choice, line, paragraphs, ticked } from "../../../platform/http/fields.server.ts";
import { isDay, parisDay } from "../../../platform/language/paris-day.ts";

const reason = (most: number) => paragraphs(most, "reasonTooLong").pipe(z.string().min(1, "reasonRequired"));

/** What the page showed, so that an old tab doesn't undo what was changed since; absent when the form sends nothing. */
const shown = line(40, "unreadable").optional();

/** An internal reason, which is not e-mailed to the account's owner. */
const reasonForm = z.object({ reason: reason(2_000) });

/** An internal reason, and the name of the investor's firm that the form showed. */
export const approvalForm = reasonForm.extend({ firm: line(textLimits.line).optional(), shownDecision: shown });

/** An internal reason, and a sentence that is e-mailed to the blocked person. */
export const blockForm = z.object({ reason: reason(2_000), line: reason(600) });

/** A reason that is e-mailed to the person. */
export const mailedReasonForm = z.object({ reason: reason(600) });

export const refusalForm = mailedReasonForm.extend({ shownDecision: shown });

export const declineForm = mailedReasonForm.extend({ shownRequest: shown });

export const endPlanForm = reasonForm.extend({ shownGrants: shown });

const confirmed = ticked.refine((isTicked) => isTicked, "confirmRequired");

const confirmForm = z.object({ confirm: confirmed });

export const lostFactorForm = confirmForm.extend({ shownFactors: shown });

export const roleForm = z.object({
  role: choice(givenRoles, "roleRequired"),
  confirm: confirmed,
  shownRole: shown,
});

const day = (code: string) => line(10, code).refine(isDay, code);

/** A plan granted by an administrator; without a last day, the plan has no end. */
export const grantForm = z
  .object({
    plan: choice(paidPlans, "planRequired"),
    starts_on: day("startInvalid"),
    ends_on: z.union(
      [
        line(10)
          .pipe(z.literal(""))
          .transform(() => null),
        day("endInvalid"),
      ],
      "endInvalid",
    ),
    reason: reason(2_000),
    shownGrants: shown,
    shownRequest: shown,
  })
  .superRefine(({ starts_on, ends_on }, { addIssue }) => {
    const wrong = (path: string, message: string) => addIssue({ code: "custom", path: [path], message });
    if (ends_on !== null && ends_on < starts_on) wrong("ends_on", "endBeforeStart");
    else if (ends_on !== null && ends_on < parisDay(new Date())) wrong("ends_on", "endPast");
  })
  .transform(({ starts_on, ends_on, ...grant }) => ({ ...grant, startsOn: starts_on, endsOn: ends_on }));

export const nothing = z.object({});
