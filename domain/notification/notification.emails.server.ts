import * as z from "zod";
import { notificationDigest } from "../../emails/notification-digest.tsx";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";
import { notificationKinds } from "./notification.ts";
import { sentenceOf } from "./sentence.ts";

const data = z.record(z.string(), z.union([z.string(), z.number()]));

/** `person` is optional, because jobs queued by an earlier version do not contain the person's id. */
export const digestEmail = defineEmail({
  name: "notification-digest",
  purpose: "owner",
  schema: z.object({
    lang,
    person: z.string().optional(),
    events: z.array(z.object({ kind: z.enum(notificationKinds), data })),
  }),
  stops: { kind: "daily", of: ({ person }) => person },
  write: (params, { branding }) =>
    notificationDigest(
      params.lang,
      branding(params.lang),
      // Two notifications about different startups can have the same sentence, so each sentence is included only once.
      [...new Set(params.events.map((each) => sentenceOf(params.lang, each)))],
    ),
});

export const emails = [digestEmail];
