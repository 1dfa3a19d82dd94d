import { randomUUID } from "node:crypto";
import { application, applicationSubmission } from "../../domain/application/application.table.ts";
import { lead } from "../../domain/lead/lead.table.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { answers } from "../peers/application-answers.ts";

export const given = new Date("2026-12-01T09:00:00Z");

/** Makes one in twenty queued mails and recalled decisions fail, which rolls back the transaction. */
export const failures = [
  `create function fail_sometimes() returns trigger language plpgsql as $$
  begin
    if random() < 0.05 then raise exception 'rolled back by the test'; end if;
    return new;
  end $$`,
  "create trigger fail_mail before insert on job for each row execute function fail_sometimes()",
  `create trigger fail_recall before insert on audit_entry for each row
    when (new.action = 'application.recall') execute function fail_sometimes()`,
];

export async function applications(db: Db, count: number) {
  const ids = Array.from({ length: count }, () => randomUUID());
  const emailOf = (id: string) => `${id}@held.example`;
  for (let from = 0; from < count; from += 500) {
    const some = ids.slice(from, from + 500);
    await db.insert(lead).values(
      some.map((id) => ({
        ...{ id, key: id, receipt: id, form: "application" as const, email: emailOf(id), lang: "fr" as const },
        ...{ payload: {}, source: {} },
      })),
    );
    await db
      .insert(application)
      .values(some.map((id) => ({ id, intake: "2026-12", email: emailOf(id), lang: "fr" as const })));
    await db
      .insert(applicationSubmission)
      .values(some.map((id) => ({ id: randomUUID(), applicationId: id, answers, submittedAt: given })));
  }
  return ids;
}
