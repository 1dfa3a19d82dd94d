import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { type Asked, type Order, type Page, type Place, placeIn, readPage } from "../../platform/db/keyset.server.ts";
import { searchPage } from "../../platform/db/search.server.ts";
import { searchPatterns } from "../../platform/language/search-text.ts";
import { investorDecision, person, personBlock } from "./person.table.ts";
import { isBlocked, lastVerdict } from "./state.server.ts";
import type { RequestablePlan, Role } from "./viewer.ts";

/** `waiting`, `approved` and `refused` are said of investors. */
export const personStates = ["waiting", "approved", "refused", "blocked", "unverified"] as const;
export type PersonState = (typeof personStates)[number];

/** Empty fields ask for nothing. */
export type PersonFilter = { role: Role | ""; state: PersonState | ""; text: string };

export type ListedPerson = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  requestedPlan: RequestablePlan | null;
  createdAt: Date;
  verdict: "yes" | "no" | null;
  blocked: boolean;
  place: string;
};

const newest: Order = {
  by: [
    { key: person.createdAt, kind: "time" },
    { key: person.id, kind: "text" },
  ],
  newestFirst: true,
};

const columns = {
  id: person.id,
  name: person.name,
  email: person.email,
  emailVerified: person.emailVerified,
  role: person.role,
  requestedPlan: person.requestedPlan,
  createdAt: person.createdAt,
  verdict: lastVerdict,
  blocked: isBlocked,
  place: placeIn(newest),
};

const lastIs = (verdict: "yes" | "no") => sql`${person.role} = 'investor' and ${lastVerdict} = ${verdict}`;

const states: Record<PersonState, SQL> = {
  waiting: sql`${person.role} = 'investor' and ${person.emailVerified} and not exists (select 1 from ${investorDecision} where ${investorDecision.personId} = ${person.id})`,
  approved: lastIs("yes"),
  refused: lastIs("no"),
  blocked: sql`${person.id} in (select ${personBlock.personId} from ${personBlock} where ${personBlock.liftedAt} is null)`,
  unverified: sql`not ${person.emailVerified}`,
};

const pageSize = 50;

/** People under a filter, the latest account first. */
export async function listPeople(
  db: Db,
  { role, state, text }: PersonFilter,
  place: Place,
  size = pageSize,
): Promise<Page<ListedPerson>> {
  const about = and(role ? sql`${person.role} = ${role}` : undefined, state ? states[state] : undefined);
  const patterns = searchPatterns(text);
  if (text.trim() && patterns.length === 0) return { rows: [], previous: null, next: null };
  const read = (from: Db, { where, orderBy, limit }: Asked): Promise<ListedPerson[]> =>
    from
      .select(columns)
      .from(person)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
  return readPage<ListedPerson>(newest, place, size, (asked) =>
    patterns.length > 0
      ? searchPage(db, { table: person, name: "person", id: person.id, about, patterns }, asked, read)
      : read(db, { ...asked, where: and(about, asked.where) }),
  );
}
