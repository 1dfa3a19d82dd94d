import * as z from "zod";
import { teamFunctions } from "../../../domain/team/rights.ts";
import { emailField } from "../../../platform/http/email-field.server.ts";
import { choices, line } from "../../../platform/http/fields.server.ts";

export const inviteForm = z.object({
  email: emailField,
  functions: choices(teamFunctions, "functionsRequired"),
});

export const functionsForm = z.object({ person: line(100), functions: choices(teamFunctions, "functionsRequired") });

export const recallForm = z.object({ person: line(100) });

export const withdrawForm = z.object({ invitation: z.uuid() });

/** `to` is the colleague who takes over the departing team member's work; null when no colleague was chosen. */
export const endForm = z.object({
  person: line(100),
  to: line(100)
    .optional()
    .transform((id) => (id === undefined || id === "" || id === "none" ? null : id)),
});
