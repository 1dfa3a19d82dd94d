import * as z from "zod";
import { emailPattern, line, ticked } from "../../platform/http/fields.server.ts";

export const conferenceForm = z.object({
  firstName: line(80, "nameTooLong").pipe(z.string().min(1, "firstNameRequired")),
  email: line(254, "emailInvalid").pipe(
    z.string().min(1, { error: "emailRequired", abort: true }).regex(emailPattern, "emailInvalid").toLowerCase(),
  ),
  marketing: ticked,
});
