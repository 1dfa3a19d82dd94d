import type { Db } from "../../platform/db/database.server.ts";
import { takeAll } from "../../platform/rate/bucket.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import type { Guide } from "./guide.server.ts";
import { guideLinkEmail } from "./guide.emails.server.ts";

const aDay = 24 * 3_600;

/**
 * E-mails a new link to the recipient of a guide, at most three times a day. Returns false when the limit is reached.
 */
export async function sendGuideLink(db: Db, { id, email, lang }: Guide) {
  return db.transaction(async (tx) => {
    const { allowed } = await takeAll(tx, [{ key: `guide-link:${id}`, capacity: 3, perSecond: 3 / aDay }]);
    if (allowed) await sendEmail(tx, guideLinkEmail.with({ lang, guide: id }), { key: email, subject: id });
    return allowed;
  });
}
