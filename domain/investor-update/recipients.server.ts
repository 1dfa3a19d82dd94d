import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { follow, followInvitation } from "../follow/follow.table.ts";
import { isShownFollower } from "../introduction/active-investor.server.ts";
import { withoutContactDetails } from "../introduction/contact-details.ts";
import { investorProfile } from "../investor/investor-profile.table.ts";
import { firmSeen } from "../person/firm-seen.server.ts";
import { person } from "../person/person.table.ts";
import type { Actor } from "../person/actor.ts";
import { mustRead } from "../startup/access.ts";

// Columns are plain text, because Drizzle would drop the table name, and `id` would mean the subquery's table.
const sentToFollow = sql<number>`(select count(*) from update_recipient r where r.follow = follow.id)`.mapWith(Number);
const sentToInvited =
  sql<number>`(select count(*) from update_recipient r where r.invitation = follow_invitation.id)`.mapWith(Number);

/**
 * Returns each address once, without checking permissions; followers' addresses may only be used for sending e-mails.
 */
export async function recipientsOf(db: Db, startup: string) {
  const followers = await db
    .select({
      id: follow.id,
      investor: person.id,
      name: person.name,
      firm: firmSeen,
      email: person.email,
      lang: person.lang,
      since: follow.since,
      received: sentToFollow,
    })
    .from(follow)
    .innerJoin(person, eq(person.id, follow.investor))
    .leftJoin(investorProfile, eq(investorProfile.user_id, person.id))
    .where(and(eq(follow.startup, startup), isNull(follow.endedAt), isShownFollower))
    .orderBy(asc(follow.since), asc(follow.id));
  const addresses = await db
    .select({
      id: followInvitation.id,
      email: followInvitation.email,
      lang: followInvitation.lang,
      since: sql<Date>`${followInvitation.confirmedAt}`.mapWith(followInvitation.createdAt),
      received: sentToInvited,
    })
    .from(followInvitation)
    .where(
      and(
        ...[eq(followInvitation.startup, startup), isNull(followInvitation.endedAt)],
        isNotNull(followInvitation.confirmedAt),
      ),
    )
    .orderBy(asc(followInvitation.confirmedAt), asc(followInvitation.id));
  const known = new Set(followers.map(({ email }) => email));
  return [
    ...followers.map((each) => ({ via: "follow" as const, ...each })),
    ...addresses
      .filter(({ email }) => !known.has(email))
      .map((each) => ({ via: "invitation" as const, investor: null, name: "", firm: null, ...each })),
  ].toSorted((one, other) => one.since.getTime() - other.since.getTime());
}

type Recipient = Awaited<ReturnType<typeof recipientsOf>>[number];

/** Returns a follower's name and firm as shown to the startup. A name with contact details becomes an empty string. */
export const followerSeen = (name: string, firm: string | null) => ({
  called: withoutContactDetails(name),
  firm: withoutContactDetails(firm ?? ""),
});

/** Returns a recipient as shown to the founder. A follower's e-mail address is never included. */
const asSeen = ({ id, via, name, firm, email, since, received }: Recipient) => ({
  ...{ id, via, since, received },
  ...(via === "follow" ? followerSeen(name, firm) : { called: email, firm: null }),
});

export async function readRecipients(db: Db, actor: Actor, now = new Date()) {
  const startup = mustRead(actor);
  const waiting = await db
    .select({ id: followInvitation.id, email: followInvitation.email, expiresAt: followInvitation.expiresAt })
    .from(followInvitation)
    .where(
      and(
        ...[eq(followInvitation.startup, startup), isNull(followInvitation.endedAt)],
        ...[
          isNull(followInvitation.confirmedAt),
          sql`${followInvitation.expiresAt} > ${now.toISOString()}::timestamptz`,
        ],
      ),
    )
    .orderBy(asc(followInvitation.createdAt));
  return { recipients: (await recipientsOf(db, startup)).map(asSeen), waiting };
}

export type SeenRecipient = ReturnType<typeof asSeen>;
