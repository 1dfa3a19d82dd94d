import * as z from "zod";
import { emailField } from "../../platform/http/email-field.server.ts";
import { agreementLimits } from "../../domain/deck/agreement.ts";
import { line } from "../../platform/http/fields.server.ts";

export const emailForm = z.object({ email: emailField });

/** Accepts a six-digit code, also with spaces or other characters between the digits. */
export const codeForm = z.object({
  code: line(20)
    .transform((code) => code.replace(/\D/g, ""))
    .pipe(z.string().length(6, "codeWrong")),
});

export const acceptForm = z.object({
  name: line(agreementLimits.name, "nameTooLong").pipe(z.string().min(1, "nameRequired")),
  agreement: z.string().optional(),
});
