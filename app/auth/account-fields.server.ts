import * as z from "zod";
import { storedEmailField } from "../../platform/http/email-field.server.ts";
import { line } from "../../platform/http/fields.server.ts";

/** The password exactly as typed; spaces at its ends are not trimmed. */
export const givenPassword = z
  .string("passwordRequired")
  .min(1, { error: "passwordRequired", abort: true })
  .refine((password) => [...password].length <= 128, { error: "passwordTooLong", abort: true });

export const to = line(2_000).optional();

export const signInForm = z.object({ email: storedEmailField, password: givenPassword, to });
export const addressForm = z.object({ email: storedEmailField });
/** Confirms a sign-up. In a browser other than the one that signed up, the password is required. */
export const confirmForm = z.object({ password: givenPassword.optional() });
export const newPasswordForm = z.object({ password: givenPassword });
/** Accepts a code from the authenticator app or a recovery code. */
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
