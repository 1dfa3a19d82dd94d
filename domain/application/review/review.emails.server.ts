import * as z from "zod";
import { reviewsWaiting } from "../../../emails/reviews-waiting.tsx";
import { defineEmail, emailLang as lang } from "../../delivery/email.server.ts";

const count = z.int().nonnegative();

export const reviewsWaitingEmail = defineEmail({
  name: "reviews-waiting",
  purpose: "team",
  schema: z.object({
    ...{ lang, person: z.string(), open: count, late: count, recalled: count },
    dueAt: z.iso.datetime().nullable(),
  }),
  stops: { kind: "reviews", of: ({ person }) => person },
  write: async ({ dueAt, ...params }, { branding }) =>
    reviewsWaiting(params.lang, branding(params.lang), { ...params, dueAt: dueAt === null ? null : new Date(dueAt) }),
});

export const emails = [reviewsWaitingEmail];
