import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { followStartup } from "../../domain/follow/follow.server.ts";
import { followInvitation } from "../../domain/follow/follow.table.ts";
import { confirmFollow } from "../../domain/follow/invitation.server.ts";
import { inviteFollower } from "../../domain/follow/invite.server.ts";
import { fundInvitation } from "../../domain/fund/fund.table.ts";
import { acceptSeat } from "../../domain/fund/invitation.server.ts";
import { inviteToFund } from "../../domain/fund/invite.server.ts";
import { answerIntroduction } from "../../domain/introduction/answer.server.ts";
import { askIntroduction } from "../../domain/introduction/ask.server.ts";
import { introduction } from "../../domain/introduction/introduction.table.ts";
import { lapseIntroductions } from "../../domain/introduction/lapse.server.ts";
import { pickSlot } from "../../domain/introduction/meeting.server.ts";
import { sayOutcome } from "../../domain/introduction/outcome.server.ts";
import { sendUpdate } from "../../domain/investor-update/send.server.ts";
import { emptyUpdate } from "../../domain/investor-update/update.ts";
import type { Actor } from "../../domain/person/actor.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { founderUpdates, messages, sampleUpdate } from "./updates.ts";

const day = 24 * 3_600_000;
const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * day);

/** A plausible time of day, whatever the hour at which the demo is loaded. */
const morning = (of: Date, days: number) => {
  const at = daysFrom(of, days);
  at.setUTCHours(9, 0, 0, 0);
  return at;
};

const startupOf = ({ viewer }: Actor) => viewer.startup?.id ?? "";

/** Makes two investors colleagues in one fund: the lead invites the colleague, who accepts a day later. */
export async function loadFund(tx: Db, { lead, colleague }: { lead: Actor; colleague: Actor }, now: Date) {
  const since = daysFrom(now, -100);
  const { email } = colleague.viewer;
  await inviteToFund(tx, lead, { email, lang: "fr" }, since);
  const [invited] = await tx
    .select({ id: fundInvitation.id })
    .from(fundInvitation)
    .where(eq(fundInvitation.email, email));
  await acceptSeat(tx, colleague, invited?.id ?? "", daysFrom(since, 1));
}

/** Makes investors follow the demo founder, and invites two addresses, of which only one has confirmed. */
export async function loadFollowers(tx: Db, founder: Actor, investors: readonly Actor[], now: Date) {
  for (const [index, investor] of investors.entries())
    await followStartup(tx, investor, startupOf(founder), daysFrom(now, 9 * index - 110));
  const confirmed = "lectrice@demo.example";
  await inviteFollower(tx, founder, { email: confirmed, lang: "fr" }, daysFrom(now, -101));
  const [invited] = await tx
    .select({ id: followInvitation.id })
    .from(followInvitation)
    .where(eq(followInvitation.email, confirmed));
  await confirmFollow(tx, invited?.id ?? "", daysFrom(now, -100));
  await inviteFollower(tx, founder, { email: "parrain@demo.example", lang: "fr" }, daysFrom(now, -2));
}

export async function sendMonth(tx: Db, founder: Actor, monthsAgo: number, at: Date) {
  const written = founderUpdates[monthsAgo];
  if (written) await send(tx, founder, written, at);
}

async function send(tx: Db, founder: Actor, written: Partial<typeof emptyUpdate>, at: Date) {
  const { status } = await sendUpdate(tx, founder, { ...emptyUpdate, ...written, to: null, corrects: "" }, at);
  if (status !== "sent") throw new Error(`An update of the demo was not sent: ${status}`);
}

type Cast = {
  founder: Actor;
  /** Two approved investors of different firms. */
  investors: readonly [Actor, Actor];
  /** `late` is a sample investor who invests at a later stage; the startups are samples. */
  late: Actor;
  startups: { drisse: Actor; cerneau: Actor; feuillet: Actor };
};

/** Loads an update of another startup, and introductions in every state with plausible dates. */
export async function loadDealRoom(tx: Db, { founder, investors, late, startups }: Cast, now: Date) {
  const [first, second] = investors;
  const { drisse, cerneau, feuillet } = startups;
  const ago = (days: number) => daysFrom(now, -days);
  await followStartup(tx, first, startupOf(feuillet), ago(40));
  await send(tx, feuillet, sampleUpdate, ago(0));
  const ask = async (by: Actor, to: Actor, message: string, days: number) => {
    const result = await askIntroduction(tx, by, { startup: startupOf(to), message }, ago(days));
    if (result.status !== "asked") throw new Error(`A request of the demo was not sent: ${result.status}`);
    return result.id;
  };
  const yes = async (by: Actor, id: string, days: number, after: readonly number[]) => {
    const at = ago(days);
    const slots = after.map((later) => ({ startsAt: morning(at, later), minutes: 30 }));
    const { status } = await answerIntroduction(tx, by, { id, verdict: "yes", slots }, at);
    if (status !== "stored") throw new Error(`A yes of the demo was not stored: ${status}`);
  };
  const met = await ask(first, founder, messages.met, 52);
  await yes(founder, met, 50, [3, 4]);
  await pickSlot(tx, first, { id: met, slot: { startsAt: morning(ago(50), 4), minutes: 30 } }, ago(49));
  for (const side of [founder, first]) await sayOutcome(tx, side, { id: met, outcome: "continuing" }, ago(34));
  await ask(second, feuillet, messages.lapsed, 30);
  await ask(late, founder, messages.due, 12);
  await yes(drisse, await ask(first, drisse, messages.withTimes, 5), 4, [7, 8]);
  await ask(second, founder, messages.waiting, 3);
  await ask(first, cerneau, messages.young, 2);
  await lapseInOrder(tx, now);
}

/** Closes each expired introduction as of its expiry date, so that the notifications have that date. */
async function lapseInOrder(tx: Db, now: Date) {
  const due = await tx
    .selectDistinct({ at: introduction.expiresAt })
    .from(introduction)
    .where(and(isNull(introduction.closedAt), lte(introduction.expiresAt, now)))
    .orderBy(asc(introduction.expiresAt));
  for (const { at } of due) await lapseIntroductions(tx, at);
}
