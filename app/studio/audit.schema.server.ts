import * as z from "zod";
import { emailField } from "../../platform/http/email-field.server.ts";
import { line, paragraphs, ticked } from "../../platform/http/fields.server.ts";

export const auditForm = z.object({
  projectName: line(160, "projectTooLong").pipe(z.string().min(1, "projectRequired")),
  idea: line(500, "ideaTooLong").pipe(z.string().min(1, "ideaRequired")),
  email: emailField,
  marketing: ticked,
});

const answer = paragraphs(2_000, "detailsTooLong");

/** Each answer is optional, but at least one answer must be filled in. */
export const detailsForm = z
  .object({
    receipt: z.string(),
    targetUsers: answer,
    problem: answer,
    features: answer,
    objective: answer,
    documents: answer,
  })
  .refine(({ receipt: _, ...answers }) => Object.values(answers).some(Boolean), {
    error: "detailsRequired",
    path: ["targetUsers"],
  });
