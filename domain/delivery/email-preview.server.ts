import { unbrokenText } from "../../emails/unbroken-text.ts";
import type { EmailContext } from "./email-context.ts";
import { emailOf } from "./email.server.ts";
import type { MailSetting } from "./mail-work.server.ts";
import { emailQueues, type EmailRow } from "./queues.server.ts";

const leftOut = "…";

const withoutLinks = (context: EmailContext): EmailContext => ({
  ...context,
  url: () => leftOut,
  stopUrl: () => leftOut,
  deckCode: async () => leftOut,
  async investorUpdate(sent) {
    const parts = await context.investorUpdate(sent);
    return parts && { ...parts, deckUrl: parts.deckUrl && leftOut };
  },
  async guideDay(guide, day) {
    const parts = await context.guideDay(guide, day);
    return parts && { ...parts, read: leftOut };
  },
});

const queues: ReadonlyMap<string, { schema: { parse(row: unknown): EmailRow } }> = new Map(
  Object.values(emailQueues).map((queue) => [queue.name, queue]),
);

/** Writes a job's e-mail again, because sent e-mails are not stored. Returns null for other jobs. */
export async function previewEmail(
  queue: string,
  stored: unknown,
  { emails, context }: Pick<MailSetting, "emails" | "context">,
) {
  const row = queues.get(queue)?.schema.parse(stored);
  if (!row) return null;
  const email = emailOf(emails, queue, row)?.read(row, { key: leftOut, subject: null });
  if (!email) throw new Error("A mail cannot be read");
  const written = await email.write(withoutLinks(context));
  return written && { subject: written.subject, text: unbrokenText(written.html) };
}
