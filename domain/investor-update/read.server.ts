import { createHash } from "node:crypto";
import { and, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { EmailBranding } from "../../emails/email-layout.tsx";
import { investorUpdateMail, updateLines } from "../../emails/investor-update.tsx";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { sharedDecks } from "../deal/deck.server.ts";
import { liveLinkTo } from "../deck/link-access.server.ts";
import { nameOfStartup } from "../deck/own-reading.server.ts";
import { isShown } from "../deal-stage/stage.server.ts";
import { follow, followInvitation } from "../follow/follow.table.ts";
import { isShownFollower } from "../introduction/active-investor.server.ts";
import { replyAddressOf, speaker } from "../introduction/people.server.ts";
import { mustBeApproved } from "../investor/access.ts";
import { investorProfile } from "../investor/investor-profile.table.ts";
import type { Figures } from "../kpi/figures.ts";
import { figuresOf } from "../kpi/history.server.ts";
import { firmSeen } from "../person/firm-seen.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { contactOf, speaksFor } from "../person/startup-contact.server.ts";
import { hiddenStartups } from "../publication/published-now.server.ts";
import { mustRead } from "../startup/access.ts";
import { mailedName } from "../startup/mailed-name.ts";
import { investorUpdate, updateRecipient } from "./investor-update.table.ts";
import { followerSeen } from "./recipients.server.ts";
import { frozenFigures, type WrittenUpdate } from "./update.ts";

const withEverything = (figures: Figures) => frozenFigures(figures, { cash: true, runway: true });

/** Returns the digest of the numbers that the founder's page shows, which include cash and runway. */
export const digestOfNumbers = (figures: Figures) =>
  createHash("sha256")
    .update(JSON.stringify(withEverything(figures)))
    .digest("base64url");

/** `lines` omits cash and runway, which the founder includes by choice; null without a recent check-in. */
export async function numbersToSend(db: Db, actor: Actor, lang: Lang, now = new Date()) {
  const current = await figuresOf(db, mustRead(actor), now);
  const figures = withEverything(current);
  if (!figures) return null;
  const { month, cash, runway } = figures;
  const hidden = { ...figures, cash: null, runway: null };
  const lines = updateLines(lang, hidden);
  const valueOf = (part: Partial<typeof figures>) => updateLines(lang, { ...hidden, ...part }).at(lines.length)?.value;
  return { month, lines, cash: valueOf({ cash }), runway: valueOf({ runway }), digest: digestOfNumbers(current) };
}

export type NumbersToSend = NonNullable<Awaited<ReturnType<typeof numbersToSend>>>;

/** Returns the update's e-mail as an invited recipient would get it now. Returns null without a recent check-in. */
export async function previewUpdate(
  db: Db,
  actor: Actor,
  { corrects, ...typed }: WrittenUpdate & { corrects: boolean },
  { lang, from, deckUrl }: { lang: Lang; from: EmailBranding; deckUrl: string | null },
  now = new Date(),
) {
  const startup = mustRead(actor);
  const figures = frozenFigures(await figuresOf(db, startup, now), typed);
  if (!figures) return null;
  const { worked, stuck, asked } = typed;
  const mail = await investorUpdateMail(lang, from, {
    ...{ startup: mailedName(await nameOfStartup(db, startup)), figures, worked, stuck, asked, corrects },
    ...{ since: now, via: "invitation", deckUrl },
  });
  return { ...mail, replyTo: actor.viewer.email };
}

const isOpenToReaders = sql`${investorUpdate.startup} not in ${hiddenStartups}`;

/**
 * Only invited recipients and introduced investors get a reply address. Returns null when the recipient stopped the
 * updates, or was hidden from the startup since, or the startup was hidden.
 */
export async function updateInMail(db: Db, update: string, subscription: string) {
  const [found] = await db
    .select({
      update: investorUpdate,
      followed: follow.since,
      introduced: sql<string | null>`(
        select i.id from introduction i where i.founder = ${investorUpdate.startup}
          and i.investor = ${follow.investor} and i.ending = 'yes' order by i.closed_at desc limit 1)`,
      confirmed: followInvitation.confirmedAt,
      email: followInvitation.email,
      ended: sql<boolean>`coalesce(${follow.endedAt}, ${followInvitation.endedAt}) is not null`,
    })
    .from(updateRecipient)
    .innerJoin(investorUpdate, eq(investorUpdate.id, updateRecipient.update))
    .leftJoin(follow, eq(follow.id, updateRecipient.follow))
    .leftJoin(followInvitation, eq(followInvitation.id, updateRecipient.invitation))
    .where(
      and(
        eq(updateRecipient.update, update),
        isOpenToReaders,
        or(isNull(follow.id), isShownFollower),
        or(eq(updateRecipient.follow, subscription), eq(updateRecipient.invitation, subscription)),
      ),
    );
  const since = found?.followed ?? found?.confirmed;
  if (!found || !since || found.ended) return null;
  const { introduced } = found;
  const { startup, figures, worked, stuck, asked, corrects, by } = found.update;
  const isInvited = found.followed === null;
  /** Nobody gives away a colleague's address, so each reader answers the person who wrote or said yes to them. */
  async function answered() {
    if (!isInvited) return introduced && replyAddressOf(db, { id: introduced, founder: startup });
    return (await speaksFor(db, startup, by)) ? ((await speaker(db, by))?.email ?? null) : null;
  }
  return {
    ...{ figures, worked, stuck, asked, since, corrects: corrects !== null },
    startup: mailedName(await nameOfStartup(db, startup)),
    via: isInvited ? ("invitation" as const) : ("follow" as const),
    replyTo: await answered(),
    /** `email` is an invited recipient's address, or null for a follower. */
    deckOf: { startup, email: isInvited ? found.email : null },
  };
}

/** An invited recipient opens the deck by a link, a follower by signing in; null without access. */
export async function deckInUpdate(
  db: Db,
  { startup, email }: { startup: string; email: string | null },
): Promise<{ startup: string } | { link: string } | null> {
  if (email === null) return (await sharedDecks(db, [startup])).length > 0 ? { startup } : null;
  const link = await liveLinkTo(db, startup, email);
  return link === null ? null : { link };
}

const shownColumns = {
  id: investorUpdate.id,
  startup: investorUpdate.startup,
  figures: investorUpdate.figures,
  worked: investorUpdate.worked,
  stuck: investorUpdate.stuck,
  asked: investorUpdate.asked,
  corrects: investorUpdate.corrects,
  sentAt: investorUpdate.sentAt,
};

export async function updatesOf(db: Db, actor: Actor) {
  const startup = mustRead(actor);
  return db
    .select({
      id: investorUpdate.id,
      figures: investorUpdate.figures,
      worked: investorUpdate.worked,
      stuck: investorUpdate.stuck,
      asked: investorUpdate.asked,
      corrects: investorUpdate.corrects,
      sentAt: investorUpdate.sentAt,
      // Columns are plain text, because Drizzle would drop the table name, and `id` would mean the subquery's table.
      to: sql<number>`(select count(*) from update_recipient r where r.update = investor_update.id)`.mapWith(Number),
    })
    .from(investorUpdate)
    .where(eq(investorUpdate.startup, startup))
    .orderBy(desc(investorUpdate.sentAt));
}

/** Returns null for another startup's update. Recipients who no longer follow have no name. */
export async function ownUpdate(db: Db, actor: Actor, id: string, lang: Lang) {
  const startup = mustRead(actor);
  const [found] = await db
    .select(shownColumns)
    .from(investorUpdate)
    .where(and(eq(investorUpdate.startup, startup), sql`${investorUpdate.id}::text = ${id}`));
  if (!found) return null;
  const got = await db
    .select({
      id: updateRecipient.id,
      name: person.name,
      firm: firmSeen,
      email: followInvitation.email,
    })
    .from(updateRecipient)
    .leftJoin(follow, eq(follow.id, updateRecipient.follow))
    .leftJoin(person, and(eq(person.id, follow.investor), isNull(follow.endedAt)))
    .leftJoin(investorProfile, eq(investorProfile.user_id, person.id))
    .leftJoin(followInvitation, eq(followInvitation.id, updateRecipient.invitation))
    .where(eq(updateRecipient.update, found.id));
  return {
    ...found,
    lines: updateLines(lang, found.figures),
    got: got.map(({ id: recipient, name, firm, email }) => ({
      id: recipient,
      ...(name === null ? { called: email, firm: null } : followerSeen(name, firm)),
    })),
  };
}

const sentToInvestor = (db: Db) =>
  db
    .select(shownColumns)
    .from(investorUpdate)
    .innerJoin(updateRecipient, eq(updateRecipient.update, investorUpdate.id))
    .leftJoin(follow, eq(follow.id, updateRecipient.follow))
    .leftJoin(followInvitation, eq(followInvitation.id, updateRecipient.invitation))
    .$dynamic();

const mayRead = ({ viewer }: Actor) =>
  and(
    isOpenToReaders,
    or(
      eq(follow.investor, viewer.id),
      and(eq(followInvitation.email, emailKey(viewer.email)), isNotNull(followInvitation.confirmedAt)),
    ),
  );

export async function updateFor(db: Db, actor: Actor, id: string, lang: Lang, now = new Date()) {
  mustBeApproved(actor);
  const its = and(sql`${investorUpdate.id}::text = ${id}`, mayRead(actor));
  const [found] = await sentToInvestor(db).where(its).limit(1);
  if (!found) return null;
  return {
    ...found,
    lines: updateLines(lang, found.figures),
    name: await nameOfStartup(db, found.startup),
    lang: (await contactOf(db, found.startup))?.lang ?? "fr",
    isShown: await isShown(db, found.startup, now),
  };
}

export async function updatesFrom(db: Db, actor: Actor, startup: string) {
  mustBeApproved(actor);
  const rows = await sentToInvestor(db)
    .where(and(eq(investorUpdate.startup, startup), mayRead(actor)))
    .orderBy(desc(investorUpdate.sentAt));
  return rows.map(({ id, figures, sentAt, corrects }) => ({
    id,
    month: figures.month,
    sentAt,
    isCorrection: corrects !== null,
  }));
}
