import { and, desc, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { inAll } from "../../platform/db/in-all.server.ts";
import type { Actor } from "../person/actor.ts";
import { digestsOf } from "../suppression/suppression.server.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenAddress } from "../audit/closed.server.ts";
import { consentsOf } from "./consents.server.ts";
import { holdingsOf } from "./export.server.ts";
import { privacyRequest } from "./privacy.table.ts";

const most = 20;

export async function rightsOf(db: Db, actor: Actor, email: string) {
  mustHave(actor, "privacy");
  const { id, kind, askedAt, effectiveAt, closedAt, outcome } = privacyRequest;
  const requests = await db
    .select({ id, kind, askedAt, effectiveAt, closedAt, outcome, inAll })
    .from(privacyRequest)
    .where(and(inArray(privacyRequest.subject, await digestsOf(db, email)), isOpenAddress(actor, privacyRequest.email)))
    .orderBy(desc(askedAt))
    .limit(most);
  return { ...(await consentsOf(db, email)), requests };
}

export async function storedDataOf(db: Db, actor: Actor, email: string) {
  mustHave(actor, "privacy");
  return holdingsOf(db, email);
}
