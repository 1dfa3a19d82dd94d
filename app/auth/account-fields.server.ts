import * as z from "zod";
import { storedEmailField } from "../../platform/http/email-field.server.ts";
import { line } from "../../platform/http/fields.server.ts";

/** A password exactly as typed, without trimming. */
export const givenPassword = z
  .string("passwordRequired")
  .min(1, { error: "passwordRequired", abort: true })
  .refine((password) => [...password].length <= 128, "passwordTooLong");

/** The path on this site to go to after signing in. */
export const to = line(2_000).optional();

export const signInForm = z.object({ email: storedEmailField, password: givenPassword, to });
export const addressForm = z.object({ email: storedEmailField });
/** The password is required if another person may have entered this address. */
export const confirmForm = z.object({ password: givenPassword.optional() });
export const newPasswordForm = z.object({ password: givenPassword });
/** A code of the authenticator app or a recovery code. */
export const codeField = line(40, "codeWrong").pipe(z.string().min(1, "codeRequired"));
export const codeForm = z.object({ code: codeField, to });
export const skipForm = z.object({ to });
export const secondFactorForm = z.object({
  code: line(40, "codeWrong").optional(),
  password: z.string().optional(),
  to,
});
export const nameField = (missing: string) => line(80).pipe(z.string().min(1, missing));
export const joinTeamForm = z.object({
  firstName: nameField("firstNameRequired"),
  lastName: nameField("lastNameRequired"),
  password: givenPassword,
});
export const bareForm = z.object({});
