import * as z from "zod";
import type { Db } from "../../platform/db/database.server.ts";
import { defineEmail } from "./email.server.ts";
import type { Purpose } from "./queues.server.ts";
import { sendEmail } from "./send-email.server.ts";

const placeholder = (purpose: Purpose) =>
  defineEmail({ name: `placeholder-${purpose}`, purpose, schema: z.object({}), write: async () => null });

const placeholders = {
  security: placeholder("security"),
  application: placeholder("application"),
  other: placeholder("other"),
};

/**
 * Takes a place in the mailbox's limit and sends nothing. Where an e-mail is sent only if an address has an account, an
 * application or no subscription, the receipts of later forms would otherwise tell strangers which.
 */
export const sendPlaceholder = (tx: Db, purpose: keyof typeof placeholders, key: string) =>
  sendEmail(tx, placeholders[purpose].with({}), { key });

export const emails = Object.values(placeholders);
