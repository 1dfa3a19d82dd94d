import * as z from "zod";
import { choice, line, paragraphs } from "../../../platform/http/fields.server.ts";

/** The accelerator's verdict on a publication; the reason for a refusal is e-mailed to the founder. */
export const lookForm = z
  .object({
    verdict: choice(["yes", "no"], "unknownChoice"),
    reason: paragraphs(600, "reasonTooLong"),
    look: line(36).transform((id) => id || undefined),
  })
  .refine(({ verdict, reason }) => verdict === "yes" || reason !== "", { path: ["reason"], error: "reasonRequired" });
