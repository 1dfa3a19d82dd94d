import { and, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.server.ts";
import {
  byDate,
  type DateSort,
  type Order,
  type Page,
  type Place,
  placeIn,
  readPage,
} from "../../platform/db/keyset.server.ts";
import { isOpenAddress } from "../audit/closed.server.ts";
import { recordAccess } from "../audit/record-access.server.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { mustHave } from "../audit/access.ts";
import { type RequestKind, requestKinds } from "./privacy.ts";
import { privacyRequest } from "./privacy.table.ts";
import { isTaken } from "./request.server.ts";
import { deletionsOf } from "./crm-deletion.server.ts";

const listedStates = ["open", "late", "closed"] as const;

export type RequestFilter = { kind: string; state: string; sort?: DateSort };

const newest: Order = {
  by: [
    { key: privacyRequest.askedAt, kind: "time" },
    { key: privacyRequest.id, kind: "uuid" },
  ],
  newestFirst: true,
};

const states: Record<(typeof listedStates)[number], SQL | undefined> = {
  open: isNull(privacyRequest.closedAt),
  late: and(isNull(privacyRequest.closedAt), lt(privacyRequest.dueAt, sql`now()`)),
  closed: isNotNull(privacyRequest.closedAt),
};

const columns = {
  id: privacyRequest.id,
  kind: privacyRequest.kind,
  email: privacyRequest.email,
  via: privacyRequest.via,
  askedAt: privacyRequest.askedAt,
  dueAt: privacyRequest.dueAt,
  effectiveAt: privacyRequest.effectiveAt,
  closedAt: privacyRequest.closedAt,
  outcome: privacyRequest.outcome,
  records: privacyRequest.records,
  late: sql<boolean>`${privacyRequest.closedAt} is null and ${privacyRequest.dueAt} < now()`,
  place: placeIn(newest),
};

export async function readRequest(db: Db, actor: Actor, id: string) {
  mustHave(actor, "privacy");
  const { place: _, ...own } = columns;
  const answerer = alias(person, "answerer");
  const [found] = await db
    .select({
      ...own,
      note: privacyRequest.note,
      entered: sql<boolean>`${privacyRequest.enteredBy} is not null`,
      taken: isTaken,
      byHand: sql<boolean>`${privacyRequest.effectiveAt} is null`,
      enteredBy: nameOf,
      answer: privacyRequest.answer,
      answeredBy: sql<string | null>`coalesce(nullif(${answerer.name}, ''), ${answerer.email})`,
    })
    .from(privacyRequest)
    .leftJoin(person, eq(person.id, privacyRequest.enteredBy))
    .leftJoin(answerer, eq(answerer.id, privacyRequest.answeredBy))
    .where(and(eq(privacyRequest.id, id), isOpenAddress(actor, privacyRequest.email)));
  if (!found) return undefined;
  await recordAccess(db, actor, { kind: "privacy-request", id });
  return { ...found, crm: (await deletionsOf(db, [id])).get(id) ?? null };
}

/** Counts the open requests to answer by hand. `late` counts requests past the legal deadline. */
export function requestsToAnswer(actor: Actor): SQL<{ count: number; late: number; since: string | null }> {
  mustHave(actor, "privacy");
  return sql`
    select json_build_object('count', count(*), 'since', min(asked_at), 'late', count(*) filter (where due_at < now()))
    from ${privacyRequest} where closed_at is null and effective_at is null and ${isOpenAddress(actor, privacyRequest.email)}`;
}

export async function listRequests(db: Db, actor: Actor, filter: RequestFilter, place: Place) {
  mustHave(actor, "privacy");
  const kind = requestKinds.find((each) => each === filter.kind);
  const state = listedStates.find((each) => each === filter.state);
  const page = await readPage(byDate(newest, filter.sort), place, ({ where, orderBy, limit }) =>
    db
      .select(columns)
      .from(privacyRequest)
      .where(
        and(
          where,
          isOpenAddress(actor, privacyRequest.email),
          kind && eq(privacyRequest.kind, kind satisfies RequestKind),
          state && states[state],
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  );
  const deletions = await deletionsOf(
    db,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, crm: deletions.get(row.id) ?? null })) };
}

export type ListedRequest = Page<Awaited<ReturnType<typeof listRequests>>["rows"][number]>["rows"][number];
