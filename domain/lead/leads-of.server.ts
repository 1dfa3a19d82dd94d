import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { inAll } from "../../platform/db/in-all.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenTo } from "../audit/closed.server.ts";
import { lead } from "./lead.table.ts";

const most = 20;

export function leadsOf(db: Db, actor: Actor, email: string) {
  mustHave(actor, "contacts");
  return db
    .select({
      ...{ id: lead.id, form: lead.form, status: lead.status, notified: lead.notified, createdAt: lead.createdAt },
      inAll,
    })
    .from(lead)
    .where(and(eq(lead.email, email), eq(lead.spam, false), isOpenTo(actor, lead.id)))
    .orderBy(desc(lead.createdAt), desc(lead.id))
    .limit(most);
}
