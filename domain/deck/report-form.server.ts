import * as z from "zod";
import { line, paragraphs } from "../../platform/http/fields.server.ts";
import { reportLimits } from "./report.ts";

const reason = paragraphs(reportLimits.reason, "reasonTooLong").pipe(z.string().min(1, "reasonRequired"));

export const reportForm = z.object({ reason });

export const closingForm = z.object({ report: line(60), reason, shownVersion: line(20).optional() });
