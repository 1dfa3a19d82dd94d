import * as z from "zod";
import { emailPattern, line, paragraphs, ticked } from "../../platform/http/fields.server.ts";

export function contactForm(topics: readonly string[]) {
  return z.object({
    fullName: line(160, "nameTooLong").pipe(z.string().min(1, "nameRequired")),
    email: line(254, "emailInvalid").pipe(
      z.string().min(1, { error: "emailRequired", abort: true }).regex(emailPattern, "emailInvalid").toLowerCase(),
    ),
    topic: line(60).pipe(z.string().refine((topic) => topics.includes(topic), "topicRequired")),
    message: paragraphs(5_000, "messageTooLong").pipe(z.string().min(1, "messageRequired")),
    marketing: ticked,
  });
}
