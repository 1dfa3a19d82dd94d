import * as z from "zod";
import { choice, line, paragraphs, ticked } from "../../../platform/http/fields.server.ts";
import { parisInstant } from "../../../platform/language/paris-time.ts";

/** The names of the fields for the proposed times of one invitation. */
export const timeNames = ["time1", "time2", "time3"] as const;

const reason = paragraphs(2_000, "reasonTooLong").pipe(z.string().min(1, "reasonRequired"));
const forApplicant = paragraphs(600, "lineTooLong");

/** What the page showed, so that the server notices changes made after the page was loaded. */
const shown = line(40, "unreadable").optional();

/** The digest of the previewed e-mail; absent when the form did not show a preview. */
const shownMail = line(60, "unreadable").optional();

/** A time in Paris; an empty field is null. */
const time = line(20, "timeInvalid").transform((typed, { issues }) => {
  if (typed === "") return null;
  const instant = parisInstant(typed);
  if (instant && instant > new Date()) return instant;
  issues.push({ code: "custom", message: instant ? "timePast" : "timeInvalid", input: typed });
  return z.NEVER;
});

/** A first invitation counts as a decision and therefore needs a reason. */
export const invitationForm = (first: boolean) =>
  z
    .object({
      time1: time,
      time2: time,
      time3: time,
      anyway: ticked,
      host: line(100, "unreadable").transform((typed) => typed || null),
      where: line(300, "whereTooLong"),
      reason: first ? reason : paragraphs(2_000, "reasonTooLong"),
      shownDecision: shown,
      shownSubmission: shown,
      shownMail,
    })
    .refine((fields) => fields.host || timeNames.some((name) => fields[name]), {
      path: ["time1"],
      message: "timeRequired",
    })
    .refine((fields) => fields.host || fields.where, { path: ["where"], message: "whereRequired" })
    .transform(({ where, host, reason, anyway, shownDecision, shownSubmission, shownMail, ...named }) => ({
      where,
      host,
      reason,
      anyway,
      shownDecision,
      shownSubmission,
      shownMail,
      named,
      times: timeNames.flatMap((name) => named[name] ?? []),
    }));

/** Each `shown…` field contains what the operator saw, or is absent when the form did not show it. */
export const decisionForm = z
  .object({
    verdict: choice(["yes", "wait", "no"], "verdictRequired"),
    reason,
    line: forApplicant,
    step: z.enum(["first", "final"]).optional().catch(undefined),
    shownCall: shown,
    shownDecision: shown,
    shownSubmission: shown,
    shownMail,
  })
  .refine(({ verdict, line }) => verdict !== "no" || line !== "", { path: ["line"], message: "lineRequired" });

export const freeForm = z.object({
  reason,
  line: forApplicant.pipe(z.string().min(1, "lineRequired")),
  shownDecision: shown,
  shownSubmission: shown,
  shownMail,
});

export const recallForm = z
  .object({ decision: z.uuid().optional().catch(undefined), invitation: z.uuid().optional().catch(undefined) })
  .transform(({ decision, invitation }) => decision ?? invitation ?? "");
