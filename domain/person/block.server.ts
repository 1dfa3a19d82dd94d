import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { mustHave } from "../audit/access.ts";
import { lockAdministrators } from "./administrators.server.ts";
import { closeOwnLinks } from "./close-feed.server.ts";
import type { Actor } from "./actor.ts";
import { person, personBlock } from "./person.table.ts";
import { lockStartup, seatOf } from "./startup-contact.server.ts";
import { endSessions } from "./session.server.ts";
import { accountBlockedEmail } from "./person.emails.server.ts";

/** `own`: administrators cannot block themselves, so that at least one always remains. */
export type Blocked = { status: "stored" | "unchanged" | "own" | "gone" };

async function hold(tx: Db, id: string) {
  const [found] = await tx
    .select({ email: person.email, lang: person.lang })
    .from(person)
    .where(eq(person.id, id))
    .for("update");
  return found;
}

/** `reason` is for internal use; `line` is the reason in the e-mail to the person. Both are required. */
type Block = { reason: string; line: string };

export async function blockPerson(db: Db, actor: Actor, id: string, { reason, line }: Block): Promise<Blocked> {
  mustHave(actor, "accounts");
  if (id === actor.viewer.id) return { status: "own" };
  return db.transaction(async (tx): Promise<Blocked> => {
    await lockAdministrators(tx, actor);
    // Locks the startup before the person, in the same order as a booking, to avoid deadlocks.
    const seat = await seatOf(tx, id);
    if (seat) await lockStartup(tx, seat.id);
    const found = await hold(tx, id);
    if (!found) return { status: "gone" };
    const blocked = await tx
      .insert(personBlock)
      .values({ id: randomUUID(), personId: id, author: actor.viewer.id, reason })
      .onConflictDoNothing()
      .returning({ id: personBlock.id });
    if (blocked.length === 0) return { status: "unchanged" };
    const sessions = await endSessions(tx, id);
    await closeOwnLinks(tx, id);
    const email = accountBlockedEmail.with({ lang: found.lang, line });
    await enqueue(tx, [emailJob(email, { key: found.email })]);
    await audit(tx, actor, {
      action: "person.block",
      object: { kind: "person", id },
      before: { blocked: false, sessions },
      after: { blocked: true, sessions: 0 },
    });
    return { status: "stored" };
  });
}

export async function liftBlock(db: Db, actor: Actor, id: string): Promise<Blocked> {
  mustHave(actor, "accounts");
  return db.transaction(async (tx): Promise<Blocked> => {
    if (!(await hold(tx, id))) return { status: "gone" };
    const lifted = await tx
      .update(personBlock)
      .set({ liftedAt: sql`now()`, liftedBy: actor.viewer.id })
      .where(and(eq(personBlock.personId, id), isNull(personBlock.liftedAt)))
      .returning({ id: personBlock.id });
    if (lifted.length === 0) return { status: "unchanged" };
    await audit(tx, actor, {
      action: "person.unblock",
      object: { kind: "person", id },
      before: { blocked: true },
      after: { blocked: false },
    });
    return { status: "stored" };
  });
}

/** Ends all sessions of a person except the actor's current session, and returns the number of ended sessions. */
export async function endSessionsOf(db: Db, actor: Actor, id: string) {
  mustHave(actor, "accounts");
  return db.transaction(async (tx) => {
    const ended = await endSessions(tx, id, id === actor.viewer.id ? { but: actor.viewer.sessionId } : {});
    await closeOwnLinks(tx, id);
    if (ended > 0)
      await audit(tx, actor, {
        action: "person.end-sessions",
        object: { kind: "person", id },
        before: { sessions: ended },
        after: { sessions: 0 },
      });
    return ended;
  });
}
