import { and, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { beingErased } from "../person/erasure.server.ts";
import { opensTo } from "../plan-grant/opens-to.server.ts";
import { publication } from "./publication.table.ts";

/** SQL for people who are hidden from investors; these people are few, so a subquery is fast. */
const hiddenPeople = sql`(
  select p.id from person p where p.role <> 'founder'
  union all select b.person_id from person_block b where b.lifted_at is null
  union all ${beingErased}
)`;

/** SQL for startups whose contact is blocked, or whose members are all hidden. */
export const hiddenStartups = sql`(
  select c.id from startup c join person_block b on b.person_id = c.contact and b.lifted_at is null
  union all
  select s.startup from startup_seat s where s.person in ${hiddenPeople} and not exists (
    select 1 from startup_seat o where o.startup = s.startup and o.person not in ${hiddenPeople})
)`;

export async function isHidden(db: Db, startup: string) {
  const { rows } = await db.execute<{ hidden: boolean }>(sql`select ${startup} in ${hiddenStartups} as hidden`);
  return rows[0]?.hidden === true;
}

/**
 * SQL condition: the startup's deck was closed. External decks are hidden too, because the startup could move the deck.
 */
const hasClosedDeck = sql`${publication.founder} in (select c.founder from deck_closure c)`;

/** Every page for investors must load startups through this query, which returns the approved name and deck. */
export const publishedNow = (db: Db, now = new Date()) =>
  db
    .select({
      id: publication.id,
      founder: publication.founder,
      customers: publication.customers,
      deepTech: publication.deepTech,
      shown: publication.shown,
      name: sql<string>`${publication.name}`.as("name"),
      deck: sql<string>`case when ${hasClosedDeck} then '' else ${publication.deck} end`.as("deck"),
      deckVersion: publication.deckVersion,
      publishedAt: publication.publishedAt,
      confirmedAt: publication.confirmedAt,
    })
    .from(publication)
    .where(
      and(
        isNull(publication.withdrawnAt),
        isNotNull(publication.name),
        sql`${publication.founder} in ${opensTo("publication", parisDay(now))}`,
        sql`${publication.founder} not in ${hiddenStartups}`,
      ),
    )
    .as("published_now");
