import * as z from "zod";
import { emailPattern, line, ticked } from "../../platform/http/fields.server.ts";
import { defineForm } from "../shell/form/lead-form.server.ts";
import { programmeDeckWords } from "./words.ts";

export const programmeDeckActions = defineForm({
  form: "programme-deck",
  words: (lang) => programmeDeckWords.in(lang),
  schema: z.object({
    fullName: line(160, "nameTooLong").pipe(z.string().min(1, "nameRequired")),
    email: line(254, "emailInvalid").pipe(
      z.string().min(1, { error: "emailRequired", abort: true }).regex(emailPattern, "emailInvalid").toLowerCase(),
    ),
    firm: line(160, "firmTooLong"),
    marketing: ticked,
  }),
  payload: ({ fullName, firm }) => ({ fullName, ...(firm && { firm }) }),
});
