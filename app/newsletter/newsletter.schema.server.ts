import * as z from "zod";
import { emailPattern, line } from "../../platform/http/fields.server.ts";

export const newsletterForm = z.object({
  email: line(254, "emailInvalid").pipe(
    z.string().min(1, { error: "emailRequired", abort: true }).regex(emailPattern, "emailInvalid").toLowerCase(),
  ),
});
