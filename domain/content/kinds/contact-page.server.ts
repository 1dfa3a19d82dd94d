import * as z from "zod";
import { id, page, text } from "./text.server.ts";

export const contactPage = page("contact", {
  title: text,
  intro: text,
  address: z.strictObject({
    title: text,
    directions: text,
    email: text,
    phone: text,
  }),
  form: z.strictObject({
    title: text,
    topic: text,
    topics: z.array(z.strictObject({ id, label: text })).min(2),
  }),
});
