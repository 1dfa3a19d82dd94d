import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { inAll } from "../../platform/db/in-all.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { monthsLater } from "../../platform/language/paris-day.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { lockRequests } from "../person/erasure.server.ts";
import { person } from "../person/person.table.ts";
import { digestOf, digestsOf } from "../suppression/suppression.server.ts";
import type { RequestKind } from "./privacy.ts";
import { privacyRequest } from "./privacy.table.ts";

/** A person who has proved access to the e-mail address, by an e-mailed link or the account's password. */
export type Asker = {
  email: string;
  lang: Lang;
  via: "mail" | "account";
  actor: string | null;
  address: string;
};

/** Returns the legal deadline for the answer: one month after receipt. */
export function dueAfter(received: Date) {
  const [day = "", time] = received.toISOString().split("T");
  return new Date(`${monthsLater(day, 1)}T${time}`);
}

/** SQL condition for requests that the site handles automatically. Requests answered by hand have no `effectiveAt`. */
export const isServedBySite = isNotNull(privacyRequest.effectiveAt);

/** SQL condition: an account took the address after the request, so a copy would hold the data of somebody else. */
export const isTaken = sql<boolean>`(${privacyRequest.kind} = 'export' and (${privacyRequest.held} is not null or exists (
  select 1 from ${person} taker
  where taker.email = privacy_request.email and taker.created_at > privacy_request.asked_at)))`;

type HandledKind = Extract<RequestKind, "export" | "erasure" | "withdrawal">;

type NewRequest = { kind: HandledKind; effectiveAt: Date };

export async function register(tx: Db, asker: Asker, { kind, effectiveAt }: NewRequest, now: Date) {
  const { email, lang, via, actor, address } = asker;
  const id = randomUUID();
  await tx.insert(privacyRequest).values({
    id,
    kind,
    email,
    subject: await digestOf(tx, email),
    lang,
    via,
    askedAt: now,
    dueAt: dueAfter(now),
    effectiveAt,
  });
  await writeAudit(tx, { actor, action: `privacy.${kind}`, object: { kind: "privacy-request", id }, address });
  return id;
}

export async function closedRequest(tx: Db, asker: Asker, kind: HandledKind, now: Date) {
  const id = await register(tx, asker, { kind, effectiveAt: now }, now);
  await tx.update(privacyRequest).set({ closedAt: now, outcome: "done", records: 1 }).where(eq(privacyRequest.id, id));
}

/** A lock makes concurrent requests from the same address run one after another. */
export async function openRequest(tx: Db, email: string, kind: RequestKind, now: Date) {
  const subjects = await digestsOf(tx, email);
  await lockRequests(tx, kind, subjects[0]);
  const still = kind === "export" ? gt(privacyRequest.effectiveAt, now) : undefined;
  const [found] = await tx
    .select()
    .from(privacyRequest)
    .where(
      and(
        inArray(privacyRequest.subject, subjects),
        eq(privacyRequest.kind, kind),
        isNull(privacyRequest.closedAt),
        isNull(privacyRequest.held),
        isServedBySite,
        still,
      ),
    );
  return found;
}

/** `byHand` means that an administrator entered the request. */
export type Mailed = { id: string; email: string; lang: Lang; byHand?: true };

export async function requestsOf(db: Db, email: string) {
  const { kind, askedAt, effectiveAt, closedAt, outcome } = privacyRequest;
  return db
    .select({ kind, askedAt, effectiveAt, closedAt, outcome, inAll })
    .from(privacyRequest)
    .where(inArray(privacyRequest.subject, await digestsOf(db, email)))
    .orderBy(desc(askedAt))
    .limit(50);
}
