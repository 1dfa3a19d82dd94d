import * as z from "zod";
import { line, paragraphs } from "../../platform/http/fields.server.ts";
import { reportLimits } from "./report.ts";

const reason = paragraphs(reportLimits.reason, "reasonTooLong").pipe(z.string().min(1, "reasonRequired"));

/** What a reader reports of a deck. */
export const reportForm = z.object({ reason });

/** The team closes a reported deck. */
export const closingForm = z.object({ report: line(60), reason });
