import * as z from "zod";
import { emailPattern, line, ticked } from "../../platform/http/fields.server.ts";

export const simulatorForm = z.object({
  monthlyRevenue: line(40, "revenueRequired").refine((typed) => /\d/.test(typed), "revenueRequired"),
  email: line(254, "emailInvalid").pipe(
    z.string().min(1, { error: "emailRequired", abort: true }).regex(emailPattern, "emailInvalid").toLowerCase(),
  ),
  companyName: line(160, "companyTooLong").pipe(
    z.string().min(1, { error: "companyRequired", abort: true }).min(2, "companyTooShort"),
  ),
  marketing: ticked,
});
