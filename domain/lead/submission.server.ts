import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { digestOf } from "../suppression/suppression.server.ts";
import { createDeliveries } from "../delivery/create-deliveries.server.ts";
import { takeSending, limitedResult } from "./form-limits.server.ts";
import { lead, leadConsent } from "./lead.table.ts";
import type { Submission, Submitted } from "./submission.ts";

const window = 10 * 60_000;

/** Without a key from the browser, equal input within two adjacent ten-minute periods counts as one lead. */
function keysOf(submission: Submission, secret: string, now: number) {
  const { form, key, email, payload, account, address, spam } = submission;
  const whole = (sending: string) => [form, sending, email, payload, ...(account ? [account] : [])];
  const keyFor = (sending: string) => sign(secret, "lead-key", JSON.stringify(whole(sending)));
  const inWindow = (period: number) => keyFor(JSON.stringify(["window", period, address, spam]));
  const period = Math.floor(now / window);
  return key ? [keyFor(key)] : [inWindow(period), inWindow(period - 1)];
}

export async function submitLead(db: Db, secret: string, submission: Submission, now = Date.now()): Promise<Submitted> {
  const keys = keysOf(submission, secret, now);
  const { form, email, lang, payload, source, spam, address, consents } = submission;
  const news = consents.find(({ purpose, given }) => purpose === "marketing" && given);
  const [known] = await db
    .select({ receipt: lead.receipt })
    .from(lead)
    .where(and(eq(lead.form, form), inArray(lead.key, keys)));
  if (known) return { status: "stored", receipt: known.receipt };

  const [key = ""] = keys;
  const id = randomUUID();
  const receipt = randomBytes(16).toString("base64url");
  return db
    .transaction<Submitted>(async (tx) => {
      // A concurrent submission with the same key waits here, so that the limits count only one submission.
      const [stored] = await tx
        .insert(lead)
        .values({
          id,
          form,
          key,
          receipt,
          email,
          lang,
          payload,
          source,
          spam,
          notified: !spam && submission.notify !== "",
        })
        .onConflictDoNothing({ target: [lead.form, lead.key] })
        .returning();
      if (!stored) {
        const [first] = await tx
          .select({ receipt: lead.receipt })
          .from(lead)
          .where(and(eq(lead.form, form), eq(lead.key, key)));
        if (!first) throw new Error("A lead with this key was there and is gone");
        return { status: "stored", receipt: first.receipt };
      }
      await takeSending(tx, secret, form, { address, email, account: submission.account });
      const subject = await digestOf(tx, email);
      await tx.insert(leadConsent).values(
        consents.map((consent) => ({
          ...consent,
          leadId: id,
          subject,
          version: String(consent.version),
        })),
      );
      if (!spam)
        await createDeliveries(tx, stored, {
          notify: submission.notify,
          marketing:
            news &&
            ((await submission.askForNews?.(tx, secret, { email, lang, address, notice: news })) ? "yes" : "asked"),
          email: await submission.begin?.(tx, stored),
        });
      return { status: "stored", receipt };
    })
    .catch(limitedResult);
}
