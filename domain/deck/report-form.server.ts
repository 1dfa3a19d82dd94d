import * as z from "zod";
import { line, paragraphs } from "../../platform/http/fields.server.ts";
import { reportLimits } from "./report.ts";

const reason = paragraphs(reportLimits.reason, "reasonTooLong").pipe(z.string().min(1, "reasonRequired"));

/** The form with which a reader reports a deck. */
export const reportForm = z.object({ reason });

/** The form with which the team closes a reported deck. */
export const closingForm = z.object({ report: line(60), reason });
