import { randomUUID } from "node:crypto";
import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { giveLinks, lacksLink, lastLinks } from "../deck/share.server.ts";
import { followLimits } from "../follow/follow-limits.ts";
import { figuresOf } from "../kpi/history.server.ts";
import { notifyAll } from "../notification/notify.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import { isHidden } from "../publication/published-now.server.ts";
import { mustEdit } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import { endDraft } from "./draft.server.ts";
import { investorUpdateEmail } from "./investor-update.emails.server.ts";
import { investorUpdate, updateRecipient } from "./investor-update.table.ts";
import { digestOfNumbers } from "./read.server.ts";
import { recipientsOf } from "./recipients.server.ts";
import { frozenFigures, updateLimits, type WrittenUpdate } from "./update.ts";

type Sending = WrittenUpdate & {
  /** The ids of the chosen recipients; null to send to all. */
  to: readonly string[] | null;
  /** The id of the update that this update corrects; empty if this is not a correction. */
  corrects: string;
  /** Whether each e-mail to an invited recipient contains a personal link to the startup's deck. */
  deck?: boolean;
  displayed?: string;
  /** The digest of the numbers that the sender saw; undefined from a sender that saw none. */
  numbers?: string | undefined;
};

export type Sent =
  | { status: "sent"; id: string; to: number }
  | {
      status:
        | "held"
        | "check-in"
        | "numbers-changed"
        | "nobody"
        | "too-many"
        | "month-full"
        | "no-deck"
        | "too-many-links";
    };

/**
 * Sends an update with the numbers of the last check-in to the chosen recipients who have not had the same update this
 * month, or lack the link to the deck that it now contains. Returns the existing update if there are none.
 */
export async function sendUpdate(db: Db, actor: Actor, typed: Sending, now = new Date()): Promise<Sent> {
  const startup = mustEdit(actor);
  return db.transaction(async (tx): Promise<Sent> => {
    await lockStartup(tx, startup);
    await mustStillEdit(tx, actor);
    await mustOpen(tx, startup, "publication");
    if (await isHidden(tx, startup)) return { status: "held" };
    const current = await figuresOf(tx, startup, now);
    const figures = frozenFigures(current, typed);
    if (!figures) return { status: "check-in" };
    if (typed.numbers !== undefined && typed.numbers !== digestOfNumbers(current)) return { status: "numbers-changed" };
    const { worked, stuck, asked } = typed;
    const monthStart = startOfParisDay(`${parisDay(now).slice(0, 7)}-01`);
    const inMonth = await tx
      .select()
      .from(investorUpdate)
      .where(and(eq(investorUpdate.startup, startup), gte(investorUpdate.sentAt, monthStart)))
      .orderBy(desc(investorUpdate.sentAt));
    const all = await recipientsOf(tx, startup);
    const { to } = typed;
    const wanted = to ? all.filter(({ id }) => to.includes(id)) : all;
    if (wanted.length === 0) return { status: "nobody" };
    const same = inMonth.filter(
      (each) =>
        each.worked === worked && each.stuck === stuck && each.asked === asked && sameFigures(each.figures, figures),
    );
    const had = await readersOf(tx, same);
    const { deck = false } = typed;
    // Followers are investors and open the deck by signing in, but each invited recipient needs a link.
    const needsLink = ({ via }: (typeof wanted)[number]) => deck && via === "invitation";
    const emails = wanted.filter(needsLink).map(({ email }) => email);
    const links = await lastLinks(tx, startup, emails);
    const chosen = wanted.filter(
      (each) => !had.has(each.id) || (needsLink(each) && lacksLink(links.get(each.email), now)),
    );
    const [last] = same;
    if (last && chosen.length === 0)
      return { status: "sent", id: last.id, to: await tx.$count(updateRecipient, eq(updateRecipient.update, last.id)) };
    if (inMonth.length >= updateLimits.month) return { status: "month-full" };
    if (chosen.length > followLimits.recipients) return { status: "too-many" };
    const given = deck ? await giveLinks(tx, actor, chosen.filter(needsLink), now) : "given";
    if (given === "no-deck") return { status: given };
    if (given === "too-many") return { status: "too-many-links" };
    const id = randomUUID();
    const [corrected] = typed.corrects ? await ownUpdate(tx, startup, typed.corrects) : [];
    await tx.insert(investorUpdate).values({
      ...{ id, startup, figures, worked, stuck, asked, corrects: corrected?.id ?? null },
      ...{ by: actor.viewer.id, sentAt: now },
    });
    await tx.insert(updateRecipient).values(
      chosen.map((each) => ({
        ...{ id: randomUUID(), update: id },
        ...(each.via === "follow" ? { follow: each.id } : { invitation: each.id }),
      })),
    );
    await enqueue(
      tx,
      chosen.map(({ id: subscription, email, lang }) =>
        emailJob(investorUpdateEmail.with({ lang, update: id, subscription, deck }), { key: email, subject: id }),
      ),
    );
    const investors = chosen.flatMap(({ investor }) => investor ?? []);
    await notifyAll(tx, investors, { kind: "update", event: id, mailed: true }, now);
    await endDraft(tx, startup, typed, typed.displayed ?? "");
    await audit(tx, actor, {
      action: "update.send",
      object: { kind: "startup", id: startup },
      after: { count: chosen.length },
    });
    return { status: "sent", id, to: chosen.length };
  });
}

const sameFigures = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());

/** Returns the ids of the rows in `follow` and of the invitations through which the updates were sent. */
async function readersOf(tx: Db, updates: readonly { id: string }[]) {
  const ids = updates.map(({ id }) => id);
  const rows = await tx.select().from(updateRecipient).where(inArray(updateRecipient.update, ids));
  return new Set(rows.flatMap(({ follow, invitation }) => follow ?? invitation ?? []));
}

const ownUpdate = (tx: Db, startup: string, id: string) =>
  tx
    .select({ id: investorUpdate.id })
    .from(investorUpdate)
    .where(and(eq(investorUpdate.startup, startup), sql`${investorUpdate.id}::text = ${id}`));
