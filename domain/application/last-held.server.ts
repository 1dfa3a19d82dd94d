import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenTo } from "../audit/closed.server.ts";
import type { Actor } from "../person/actor.ts";

/** Returns the caller's latest decision or invitation that is not sent yet. Returns null if there is none. */
export async function lastHeld(db: Db, actor: Actor, now: Date) {
  const me = mustHave(actor, "applications");
  const { rows } = await db.execute<{
    application: string;
    is: "decision" | "invitation";
    id: string;
    startup: string;
  }>(sql`
    select last.application, last.is, last.id, (select s.answers ->> 'companyName' from application_submission s
      where s.application_id = last.application order by s.submitted_at desc limit 1) as startup
    from (
      select application_id as application, 'decision' as is, id, decided_at as made_at from application_decision
        where released_at is null and recalled_at is null and leaves_at > ${now} and author = ${me}
      union all
      select application_id, 'invitation', id, invited_at from application_invitation
        where released_at is null and recalled_at is null and leaves_at > ${now} and author = ${me}) last
    where ${isOpenTo(actor, sql`last.application`)}
    order by last.made_at desc, last.id limit 1`);
  return rows[0] ?? null;
}
