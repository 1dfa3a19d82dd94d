import * as z from "zod";
import { storedEmailField } from "../../platform/http/email-field.server.ts";
import { line } from "../../platform/http/fields.server.ts";
import { passkeySignIn } from "./passkey-fields.server.ts";

/** A password as it was typed: nothing of it is cut or cleaned. */
export const givenPassword = z
  .string("passwordRequired")
  .min(1, { error: "passwordRequired", abort: true })
  .refine((password) => [...password].length <= 128, "passwordTooLong");

const to = line(2_000).optional();

/** Of the form that is sent without a passkey. */
const byHand = z.undefined().optional();
export const signInForm = z.discriminatedUnion("intent", [
  z.object({ intent: byHand, email: storedEmailField, password: givenPassword, to }),
  passkeySignIn,
]);
/** For a mail that is to be sent to an address. */
export const addressForm = z.object({ email: storedEmailField });
/** A password is asked for where somebody else may have made the sign-up. */
export const confirmForm = z.object({ password: givenPassword.optional() });
export const newPasswordForm = z.object({ password: givenPassword });
/** A code is of the authenticator app, or a recovery code. */
export const codeField = line(40, "codeWrong").pipe(z.string().min(1, "codeRequired"));
export const codeForm = z.discriminatedUnion("intent", [
  z.object({ intent: byHand, code: codeField, to }),
  passkeySignIn,
]);
export const secondFactorForm = z.object({
  intent: z.literal("skip").optional(),
  code: line(40, "codeWrong").optional(),
  password: z.string().optional(),
  to,
});
/** A button and nothing else. */
export const bareForm = z.object({});
