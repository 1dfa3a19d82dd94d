import * as z from "zod";
import { emailKey } from "../mail/email-key.server.ts";
import { line } from "./fields.server.ts";

/**
 * Matches an e-mail address that a browser's e-mail field accepts, in any alphabet, but without invisible characters.
 */
const emailPattern =
  /^(?!.*\p{Default_Ignorable_Code_Point})(?=[^@]{1,64}@)[^\s@<>(),;:"[\]\\.\p{C}]+(?:\.[^\s@<>(),;:"[\]\\.\p{C}]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?=[^.]*\p{L})[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/**
 * Matches an address with an ASCII domain; mail servers could convert other domains, so that one mailbox counts as two.
 */
const asciiDomain = /@[!-~]+$/;

/** Matches also addresses stored under older rules; use this pattern only to look up addresses. */
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

/** A form field for an e-mail address to which e-mails may be sent, in normalised form. */
export const emailField = emailLike(emailPattern).refine((key) => emailPattern.test(key), "emailInvalid");

/** A form field for an e-mail address that is already stored, in normalised form. */
export const storedEmailField = emailLike(storedEmailPattern);
