import * as z from "zod";
import { emailKey } from "../mail/email-key.server.ts";
import { line } from "./fields.server.ts";

/** An address that a browser's e-mail field takes, in any script, without a sign that nobody sees. */
const emailPattern =
  /^(?!.*\p{Default_Ignorable_Code_Point})(?=[^@]{1,64}@)[^\s@<>(),;:"[\]\\.\p{C}]+(?:\.[^\s@<>(),;:"[\]\\.\p{C}]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?=[^.]*\p{L})[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/** Of a key: what else it held would be read as another domain where its mail is sent, past every limit of that mailbox. */
const asciiDomain = /@[!-~]+$/;

/** An address as it may have been stored before `emailPattern` was this strict: for looking one up, never for a new one. */
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

/** An address that mail may be sent to from now on, as its key. */
export const emailField = emailLike(emailPattern).refine((key) => emailPattern.test(key), "emailInvalid");

/** The address of something that is there already, as its key. */
export const storedEmailField = emailLike(storedEmailPattern);
