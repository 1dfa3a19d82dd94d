import * as z from "zod";
import { emailPattern, line, ticked } from "../../platform/http/fields.server.ts";
import { defineForm } from "../shell/form/lead-form.server.ts";
import { pitchSessionWords } from "./words.ts";

export const notifyForm = z.object({
  email: line(254, "emailInvalid").pipe(
    z.string().min(1, { error: "emailRequired", abort: true }).regex(emailPattern, "emailInvalid").toLowerCase(),
  ),
  marketing: ticked,
});

export const notifyActions = defineForm({
  form: "notify-me",
  words: (lang) => pitchSessionWords.in(lang).notifyMe,
  schema: notifyForm,
  payload: () => ({}),
});
