import * as z from "zod";
import { notificationDigest } from "../../emails/notification-digest.tsx";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";
import { notificationKinds } from "./notification.ts";
import { sentenceOf } from "./sentence.ts";

const data = z.record(z.string(), z.union([z.string(), z.number()]));

/** Jobs queued by an earlier version contain no person id. */
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
      // Notifications about several startups may have the same sentence, so duplicates are removed.
      [...new Set(params.events.map((each) => sentenceOf(params.lang, each)))],
    ),
});

export const emails = [digestEmail];
