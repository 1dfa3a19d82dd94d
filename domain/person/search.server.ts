import { desc, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { searchPage } from "../../platform/db/search.server.ts";
import { searchPatterns } from "../../platform/language/search-text.ts";
import { person } from "./person.table.ts";
import type { Role } from "./viewer.ts";

type FoundPerson = { id: string; name: string; email: string; role: Role; createdAt: Date };

/** The newest people whose name or e-mail holds these words. */
export async function findPeople(db: Db, text: string, limit: number): Promise<FoundPerson[]> {
  const patterns = searchPatterns(text);
  if (patterns.length === 0) return [];
  const columns = {
    id: person.id,
    name: person.name,
    email: person.email,
    role: person.role,
    createdAt: person.createdAt,
  };
  const asked = { where: undefined, orderBy: [desc(person.createdAt), desc(person.id)], limit };
  return searchPage(
    db,
    { table: person, name: "person", id: person.id, about: undefined, patterns },
    asked,
    (from, { where, orderBy }) =>
      from
        .select(columns)
        .from(person)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
  );
}

/** How many investors wait for somebody's yes or no, up to 1,000, and since when the first of them. */
export async function investorsWaiting(db: Db) {
  const { rows } = await db.execute<{ count: number; since: string | null }>(sql`
    select count(*)::int as count, min(created_at)::text as since from (
      select created_at from ${person} where role = 'investor' and email_verified
        and not exists (select from investor_decision where investor_decision.person_id = ${person.id})
      order by created_at limit 1000) waiting`);
  const [row] = rows;
  return { count: row?.count ?? 0, since: row?.since ? new Date(row.since) : null };
}
