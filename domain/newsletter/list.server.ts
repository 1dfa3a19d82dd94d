import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import {
  byDate,
  type DateSort,
  type PageQuery,
  type Order,
  type Place,
  placeIn,
} from "../../platform/db/keyset.server.ts";
import { type FoundPage, searchPage } from "../../platform/db/search.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { recordAccess } from "../audit/record-access.server.ts";
import type { Actor } from "../person/actor.ts";
import { retentionRules } from "../retention/rules.ts";
import { mustHave } from "../audit/access.ts";
import type { NewsletterState } from "./newsletter.ts";
import { newsletterEvent, newsletterSubscription } from "./newsletter.table.ts";

export type SubscriberFilter = { state: NewsletterState | ""; text: string; sort?: DateSort };

export type Subscriber = {
  id: string;
  email: string;
  lang: Lang;
  state: NewsletterState;
  requestedAt: Date;
  since: Date;
};

const { requestedAt, confirmedAt, unsubscribedAt, bouncedAt } = newsletterSubscription;
const waitsUntil = sql`now() - ${retentionRules.newsletter_unconfirmed.keep}::int * interval '1 day'`;

/** `expired`: not confirmed in time; such a subscription is deleted within a day. */
const state = sql<NewsletterState>`case
  when ${confirmedAt} is not null and ${unsubscribedAt} is null and coalesce(${bouncedAt} < ${confirmedAt}, true) then 'subscribed'
  when ${bouncedAt} > greatest(${requestedAt}, ${unsubscribedAt}) then 'bounced'
  when ${requestedAt} > ${waitsUntil} and ${requestedAt} > coalesce(${unsubscribedAt}, '-infinity') then 'waiting'
  when ${unsubscribedAt} is not null then 'left'
  else 'expired' end`;

const newest: Order = {
  by: [
    { key: requestedAt, kind: "time" },
    { key: newsletterSubscription.id, kind: "uuid" },
  ],
  newestFirst: true,
};

const columns = {
  id: newsletterSubscription.id,
  email: newsletterSubscription.email,
  lang: newsletterSubscription.lang,
  state,
  requestedAt,
  confirmedAt,
  unsubscribedAt,
  bouncedAt,
};

type Row = Omit<Subscriber, "since"> &
  Pick<typeof newsletterSubscription.$inferSelect, "confirmedAt" | "unsubscribedAt" | "bouncedAt">;

function subscriberOf({ confirmedAt: confirmed, unsubscribedAt: left, bouncedAt: bounced, ...row }: Row): Subscriber {
  const since = { subscribed: confirmed, left, bounced, waiting: null, expired: null }[row.state];
  return { ...row, since: since ?? row.requestedAt };
}

export async function listSubscribers(
  db: Db,
  actor: Actor,
  filter: SubscriberFilter,
  place: Place,
): Promise<FoundPage<Subscriber & { place: string }>> {
  mustHave(actor, "contacts");
  const about: SQL | undefined = filter.state ? sql`${state} = ${filter.state}` : undefined;
  const read = async (from: Db, { where, orderBy, limit }: PageQuery) => {
    const rows = await from
      .select({ ...columns, place: placeIn(newest) })
      .from(newsletterSubscription)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
    return rows.map(({ place: at, ...row }) => ({ ...subscriberOf(row), place: at }));
  };
  return searchPage(
    db,
    { order: byDate(newest, filter.sort), place, table: newsletterSubscription, about, text: filter.text },
    read,
  );
}

async function find(db: Db, which: SQL) {
  const [found] = await db.select(columns).from(newsletterSubscription).where(which);
  return found && subscriberOf(found);
}

export async function subscriberWith(db: Db, actor: Actor, email: string) {
  mustHave(actor, "contacts");
  return find(db, eq(newsletterSubscription.email, emailKey(email)));
}

export async function readSubscriber(db: Db, actor: Actor, id: string) {
  mustHave(actor, "contacts");
  const found = await find(db, eq(newsletterSubscription.id, id));
  if (!found) return undefined;
  const { kind, at, wording, reason } = newsletterEvent;
  const events = await db
    .select({ id: newsletterEvent.id, kind, at, wording, reason })
    .from(newsletterEvent)
    .where(and(eq(newsletterEvent.subscriptionId, id)))
    .orderBy(asc(at));
  await recordAccess(db, actor, { kind: "subscriber", id });
  return { ...found, events };
}
