import * as z from "zod";
import { emailPattern, line } from "../../platform/http/fields.server.ts";

/** An address, in lower case. */
export const emailField = line(254, "emailInvalid").pipe(
  z.string().min(1, { error: "emailRequired", abort: true }).regex(emailPattern, "emailInvalid").toLowerCase(),
);

/** A password as it was typed: nothing of it is cut or cleaned. */
export const givenPassword = z
  .string("passwordRequired")
  .min(1, { error: "passwordRequired", abort: true })
  .refine((password) => [...password].length <= 128, "passwordTooLong");
