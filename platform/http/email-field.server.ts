import * as z from "zod";
import { emailKey } from "../mail/email-key.server.ts";
import { line } from "./fields.server.ts";

/** An address that a browser's e-mail field accepts, in any script, without invisible characters. */
const emailPattern =
  /^(?!.*\p{Default_Ignorable_Code_Point})(?=[^@]{1,64}@)[^\s@<>(),;:"[\]\\.\p{C}]+(?:\.[^\s@<>(),;:"[\]\\.\p{C}]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?=[^.]*\p{L})[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/**
 * The domain of a normalised address must be ASCII: other characters could be read as another domain when mail is sent,
 * which would evade the limits per mailbox.
 */
const asciiDomain = /@[!-~]+$/;

/** An address stored before `emailPattern` became this strict: for look-ups only, never for new addresses. */
const storedEmailPattern = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\]+$/;

const longest = 254;

const emailLike = (pattern: RegExp) =>
  line(longest, "emailInvalid").pipe(
    z
      .string()
      .min(1, { error: "emailRequired", abort: true })
      .regex(pattern, { error: "emailInvalid", abort: true })
      .transform(emailKey)
      .pipe(z.string().max(longest, "emailInvalid").regex(asciiDomain, "emailInvalid")),
  );

/** An e-mail address to which mail may be sent, in its normalised form. */
export const emailField = emailLike(emailPattern).refine((key) => emailPattern.test(key), "emailInvalid");

/** An e-mail address that is already stored, in its normalised form. */
export const storedEmailField = emailLike(storedEmailPattern);
