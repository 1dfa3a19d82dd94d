import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { LeadForm } from "../form/forms.ts";
import { lead } from "../lead/lead.table.ts";
import { dateStop } from "./date-mail.table.ts";
import { isStopped, mailbox } from "./date-mails.server.ts";

const forms = { "session-date": "notify-me", "conference-date": "conference" } as const satisfies Record<
  string,
  LeadForm
>;

export type DateMailKind = keyof typeof forms;

const sentFrom = (db: Db, kind: DateMailKind, id: string) =>
  and(
    eq(lead.form, forms[kind]),
    inArray(
      mailbox,
      db
        .select({ mailbox })
        .from(lead)
        .where(and(eq(lead.id, id), eq(lead.form, forms[kind]))),
    ),
  );

export async function stopOf(db: Db, kind: DateMailKind, id: string) {
  const form = forms[kind];
  const [found] = await db
    .select({ email: lead.email, stopped: isStopped(db, form) })
    .from(lead)
    .where(and(eq(lead.id, id), eq(lead.form, form)));
  return found;
}

export async function setStopped(db: Db, kind: DateMailKind, id: string, stopped: boolean) {
  const sent = db
    .select({ id: lead.id })
    .from(lead)
    .where(sentFrom(db, kind, id));
  if (!stopped) await db.delete(dateStop).where(inArray(dateStop.leadId, sent));
  else for (const each of await sent) await db.insert(dateStop).values({ leadId: each.id }).onConflictDoNothing();
}
