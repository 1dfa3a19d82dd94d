import * as z from "zod";
import { emailField } from "../../platform/http/email-field.server.ts";
import { agreementLimits } from "../../domain/deck/agreement.ts";
import { line } from "../../platform/http/fields.server.ts";

/** The e-mail address to which a code is sent. */
export const emailForm = z.object({ email: emailField });

/** The six digits of a code, with any spaces. */
export const codeForm = z.object({
  code: line(20)
    .transform((code) => code.replace(/\D/g, ""))
    .pipe(z.string().length(6, "codeWrong")),
});

/** The name under which a reader accepts an agreement, and the agreement that they read. */
export const acceptForm = z.object({
  name: line(agreementLimits.name, "nameTooLong").pipe(z.string().min(1, "nameRequired")),
  agreement: z.string().optional(),
});
