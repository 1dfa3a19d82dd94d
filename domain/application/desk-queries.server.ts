import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenTo } from "../audit/closed.server.ts";
import { needsTimes } from "./list.server.ts";
import { application } from "./application.table.ts";

export function applicationsOf(db: Db, actor: Actor, email: string) {
  mustHave(actor, "applications");
  return db
    .select({
      id: application.id,
      intake: application.intake,
      status: application.status,
      sentAt: application.sentAt,
      callAt: application.callAt,
      needsTimes,
    })
    .from(application)
    .where(and(eq(application.email, email), isOpenTo(actor, application.id)))
    .orderBy(desc(application.sentAt));
}
