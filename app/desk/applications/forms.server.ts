import * as z from "zod";
import { choice, line, paragraphs, ticked } from "../../../platform/http/fields.server.ts";
import { parisInstant } from "../../../platform/language/paris-time.ts";

/** How many times one invitation can propose. */
export const timeNames = ["time1", "time2", "time3"] as const;

const reason = paragraphs(2_000, "reasonTooLong").pipe(z.string().min(1, "reasonRequired"));
const forApplicant = paragraphs(600, "lineTooLong");

/** An empty field proposes nothing. */
const time = line(20, "timeInvalid").transform((typed, { issues }) => {
  if (typed === "") return null;
  const instant = parisInstant(typed);
  if (instant && instant > new Date()) return instant;
  issues.push({ code: "custom", message: instant ? "timePast" : "timeInvalid", input: typed });
  return z.NEVER;
});

/** The first invitation is a decision and has its reason. */
export const invitationForm = (first: boolean) =>
  z
    .object({
      time1: time,
      time2: time,
      time3: time,
      anyway: ticked,
      where: line(300, "whereTooLong").pipe(z.string().min(1, "whereRequired")),
      reason: first ? reason : paragraphs(2_000, "reasonTooLong"),
    })
    .refine((fields) => timeNames.some((name) => fields[name]), { path: ["time1"], message: "timeRequired" })
    .transform(({ where, reason, anyway, ...named }) => ({
      where,
      reason,
      anyway,
      named,
      times: timeNames.flatMap((name) => named[name] ?? []),
    }));

export const declineForm = z.object({ reason, line: forApplicant.pipe(z.string().min(1, "lineRequired")) });

export const finalForm = z
  .object({
    verdict: choice(["yes", "wait", "no"], "verdictRequired"),
    reason,
    line: forApplicant,
    shownCall: line(30, "unreadable").optional(),
  })
  .refine(({ verdict, line }) => verdict !== "no" || line !== "", { path: ["line"], message: "lineRequired" });
