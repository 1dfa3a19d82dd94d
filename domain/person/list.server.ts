import { and, type SQL, sql } from "drizzle-orm";
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
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "./actor.ts";
import { hasEnded } from "./ended.server.ts";
import { hasNewFirm } from "./firm-seen.server.ts";
import { person, personBlock } from "./person.table.ts";
import { askedPlan, asksForPlan, isBlocked } from "./state.server.ts";
import type { PaidPlan } from "../plan/plan.ts";
import type { Role } from "./viewer.ts";

/** `waiting` includes an approved investor with a new firm name; `asks`: a founder with an open plan request. */
export const personStates = ["waiting", "approved", "refused", "asks", "ended", "blocked"] as const;
export type PersonState = (typeof personStates)[number];

export type PersonFilter = {
  role: Role | "";
  state: PersonState | "";
  text: string;
  sort?: DateSort;
  /** The people who start the free trial of the plan they ask for themselves. */
  triers?: readonly string[];
};

export type ListedPerson = {
  id: string;
  name: string;
  email: string;
  role: Role;
  requestedPlan: PaidPlan | null;
  createdAt: Date;
  verdict: "yes" | "no" | null;
  blocked: boolean;
  ended: boolean;
  /** Whether the team has to answer a plan request. */
  asks: boolean;
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
  role: person.role,
  requestedPlan: askedPlan,
  createdAt: person.createdAt,
  verdict: person.verdict,
  blocked: isBlocked,
  ended: hasEnded,
  place: placeIn(newest),
};

const states: Record<Exclude<PersonState, "asks">, SQL> = {
  waiting: sql`${person.role} = 'investor' and (${person.verdict} is null or ${hasNewFirm}) and not ${isBlocked}`,
  approved: sql`${person.role} = 'investor' and ${person.verdict} = 'yes'`,
  refused: sql`${person.role} = 'investor' and ${person.verdict} = 'no'`,
  ended: hasEnded,
  blocked: sql`${person.id} in (select ${personBlock.personId} from ${personBlock} where ${personBlock.liftedAt} is null)`,
};

export async function listPeople(
  db: Db,
  actor: Actor,
  { role, state, text, sort, triers = [] }: PersonFilter,
  place: Place,
): Promise<FoundPage<ListedPerson>> {
  mustHave(actor, "accounts");
  const asks = asksForPlan(triers);
  const wanted = state === "asks" ? asks : state ? states[state] : undefined;
  const about = and(role ? sql`${person.role} = ${role}` : undefined, wanted);
  const read = (from: Db, { where, orderBy, limit }: PageQuery): Promise<ListedPerson[]> =>
    from
      .select({ ...columns, asks })
      .from(person)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
  return searchPage<ListedPerson>(db, { order: byDate(newest, sort), place, table: person, about, text }, read);
}

export async function accountWith(db: Db, actor: Actor, email: string) {
  mustHave(actor, "accounts");
  const [found] = await db
    .select({ id: person.id })
    .from(person)
    .where(sql`${person.email} = ${emailKey(email)}`);
  return found?.id ?? null;
}
