import * as z from "zod";
import { choice, emailPattern, line, ticked } from "../../platform/http/fields.server.ts";

export function deckRequestForm(startups: readonly { id: string }[]) {
  return z.object({
    startup: choice(
      startups.map(({ id }) => id),
      "startupUnknown",
    ),
    fullName: line(160, "nameTooLong").pipe(z.string().min(1, "nameRequired")),
    email: line(254, "emailInvalid").pipe(
      z.string().min(1, { error: "emailRequired", abort: true }).regex(emailPattern, "emailInvalid").toLowerCase(),
    ),
    firm: line(160, "firmTooLong"),
    marketing: ticked,
  });
}
