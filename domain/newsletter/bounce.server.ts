import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { newsletterEvent, newsletterSubscription } from "./newsletter.table.ts";

/** Records that an e-mail to a subscriber bounced. `reason` is a few words without personal data. */
export async function noteBounce(db: Db, subscription: string, reason: string) {
  await db.transaction(async (tx) => {
    const [bounced] = await tx
      .update(newsletterSubscription)
      .set({ bouncedAt: sql`now()` })
      .where(eq(newsletterSubscription.id, subscription))
      .returning({ id: newsletterSubscription.id });
    if (bounced)
      await tx
        .insert(newsletterEvent)
        .values({ id: randomUUID(), subscriptionId: subscription, kind: "bounced", reason });
  });
}
