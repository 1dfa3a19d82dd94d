import * as z from "zod";
import { emailPattern, line, ticked } from "../../platform/http/fields.server.ts";
import { phoneOf } from "../../platform/language/phone.ts";

/** As it is stored; empty stays empty. */
const phone = line(40, "phoneInvalid").transform((typed, context) => {
  const number = typed && phoneOf(typed);
  if (number !== undefined) return number;
  context.addIssue({ code: "custom", message: "phoneInvalid" });
  return z.NEVER;
});

export const guideForm = z.object({
  firstName: line(80, "nameTooLong").pipe(z.string().min(1, "firstNameRequired")),
  lastName: line(80, "nameTooLong").pipe(z.string().min(1, "lastNameRequired")),
  email: line(254, "emailInvalid").pipe(
    z.string().min(1, { error: "emailRequired", abort: true }).regex(emailPattern, "emailInvalid").toLowerCase(),
  ),
  phone,
  phoneConsent: ticked,
  marketing: ticked,
});
