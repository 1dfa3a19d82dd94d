import * as z from "zod";
import { agreementLimits } from "../../../domain/deck/agreement.ts";
import { linkLimits } from "../../../domain/deck/link.ts";
import { emailField } from "../../../platform/http/email-field.server.ts";
import { line, paragraphs, ticked } from "../../../platform/http/fields.server.ts";

const { named, open, password: shortest } = linkLimits;

const days = (limit: { days: number; most: number }) =>
  line(10, "daysOutside")
    .transform((typed) => (typed === "" ? limit.days : /^\d+$/.test(typed) ? Number(typed) : 0))
    .pipe(z.number().min(1, "daysOutside").max(limit.most, "daysOutside"));

const ticks = { watermark: ticked };

export const namedLinkForm = z.object({
  to_email: emailField,
  days: days(named),
  copy: ticked,
  agreement: ticked,
  agreement_text: paragraphs(agreementLimits.text, "agreementLong"),
  ...ticks,
});

/** The form for a link that anyone with the password can open. */
export const openLinkForm = z.object({
  // The password is used exactly as typed, without trimming.
  password: z.string().min(shortest, "passwordShort").max(200, "passwordLong"),
  days: days(open),
  ...ticks,
});
