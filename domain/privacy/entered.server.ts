import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { audit } from "../audit/audit.server.ts";
import type { Actor } from "../person/actor.ts";
import { digestsOf } from "../suppression/suppression.server.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenAddress } from "../audit/closed.server.ts";
import type { EnteredKind, EnteredVia } from "./privacy.ts";
import { privacyRequest } from "./privacy.table.ts";
import { dueAfter } from "./request.server.ts";

/** A privacy request from outside the site. `receivedOn` is a day in Paris time, `email` in lower case. */
export type Entered = { kind: EnteredKind; via: EnteredVia; email: string; receivedOn: string; note: string };

export type Answered = { status: "stored" | "unchanged" | "early" | "gone" };

/** Converts a day to the stored timestamp: noon UTC of the day. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** If the same request is already open, only the note is added to that request. */
export async function enterRequest(db: Db, actor: Actor, entered: Entered) {
  mustHave(actor, "privacy");
  const { kind, via, email, receivedOn, note } = entered;
  const subjects = await digestsOf(db, email);
  const [subject] = subjects;
  const askedAt = noonOf(receivedOn);
  return db.transaction(async (tx) => {
    await lock(tx, "entered-request", subject);
    const [known] = await tx
      .select({ id: privacyRequest.id, note: privacyRequest.note })
      .from(privacyRequest)
      .where(
        and(
          inArray(privacyRequest.subject, subjects),
          eq(privacyRequest.kind, kind),
          eq(privacyRequest.via, via),
          eq(privacyRequest.askedAt, askedAt),
          isNull(privacyRequest.closedAt),
        ),
      );
    if (known) {
      const notes = [known.note, note].filter(Boolean).join("\n\n");
      if (note && !known.note?.includes(note))
        await tx.update(privacyRequest).set({ note: notes }).where(eq(privacyRequest.id, known.id));
      return known.id;
    }
    const id = randomUUID();
    await tx.insert(privacyRequest).values({
      ...{ id, kind, via, email, subject, askedAt, dueAt: dueAfter(askedAt) },
      ...{ enteredBy: actor.viewer.id, note: note || null },
    });
    await audit(tx, actor, {
      action: "privacy.entered",
      object: { kind: "privacy-request", id },
      after: { request: kind, came: via, receivedOn },
    });
    return id;
  });
}

export async function answerRequest(
  db: Db,
  actor: Actor,
  id: string,
  { answeredOn, answer }: { answeredOn: string; answer: string },
): Promise<Answered> {
  mustHave(actor, "privacy");
  return db.transaction(async (tx): Promise<Answered> => {
    const [found] = await tx
      .select()
      .from(privacyRequest)
      .where(and(eq(privacyRequest.id, id), isOpenAddress(actor, privacyRequest.email)))
      .for("update");
    if (!found?.enteredBy || found.effectiveAt) return { status: "gone" };
    if (found.closedAt) return { status: "unchanged" };
    if (answeredOn < parisDay(found.askedAt)) return { status: "early" };
    await tx
      .update(privacyRequest)
      .set({ closedAt: noonOf(answeredOn), outcome: "done", answeredBy: actor.viewer.id, answer })
      .where(eq(privacyRequest.id, id));
    await audit(tx, actor, {
      action: "privacy.answered",
      object: { kind: "privacy-request", id },
      after: { answeredOn },
    });
    return { status: "stored" };
  });
}
