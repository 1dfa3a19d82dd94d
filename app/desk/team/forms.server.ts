import * as z from "zod";
import { teamFunctions } from "../../../domain/team/rights.ts";
import { emailField } from "../../../platform/http/email-field.server.ts";
import { choices, line } from "../../../platform/http/fields.server.ts";

export const inviteForm = z.object({
  email: emailField,
  functions: choices(teamFunctions, "functionsRequired"),
});

export const withdrawForm = z.object({ invitation: z.uuid() });

/** An empty `to` hands the work over to no one. */
export const endForm = z.object({
  person: line(100),
  to: line(100)
    .optional()
    .transform((id) => id || null),
});
