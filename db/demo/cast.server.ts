import { and, inArray, isNull, lt, notInArray } from "drizzle-orm";
import { saveInvestorProfile } from "../../domain/investor/investor-profile.server.ts";
import { notification } from "../../domain/notification/notification.table.ts";
import { credential } from "../../domain/person/account.table.ts";
import { startupSeat } from "../../domain/person/startup.table.ts";
import { createPerson } from "../../domain/person/person.server.ts";
import { person } from "../../domain/person/person.table.ts";
import type { Seat } from "../../domain/person/seat.ts";
import { seatOf } from "../../domain/person/startup-contact.server.ts";
import { recordDecision } from "../../domain/person/state.server.ts";
import { joinTeam } from "../../domain/person/team.server.ts";
import type { Viewer } from "../../domain/person/viewer.ts";
import { saveFounderProfile } from "../../domain/startup/founder-profile.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { approvedAt, byDemo, DemoError, lastVisit, signedUpAt } from "./ground.ts";
import { cast, type Member } from "./people.ts";
import { founderProfile, investorProfile, secondInvestorProfile } from "./profiles.ts";

/** Backdates the demo's accounts, and marks notifications from before their last visit as read. */
export async function dateThePast(tx: Db, now: Date) {
  const fresh = [cast.new.email, cast.pending.email];
  await tx
    .update(person)
    .set({ createdAt: signedUpAt(now) })
    .where(notInArray(person.email, fresh));
  const dated = tx.select({ id: person.id }).from(person).where(notInArray(person.email, fresh));
  await tx
    .update(startupSeat)
    .set({ since: signedUpAt(now) })
    .where(inArray(startupSeat.person, dated));
  await tx
    .update(notification)
    .set({ readAt: now })
    .where(and(lt(notification.notifiedAt, lastVisit(now)), isNull(notification.readAt)));
}

const documentsAt = (deck: string) => ({
  pitch_deck_url: deck,
  business_plan_url: deck,
  financial_projections_url: deck,
});

const editorSeat = (founder: Viewer | undefined): Seat | undefined =>
  founder?.startup ? { id: founder.startup.id, role: "editor" } : undefined;

/** Creates the demo accounts with their passwords and profiles, and approves the two investors. */
export async function loadPeople(tx: Db, hashes: string[], deck: string, now: Date) {
  const viewers: Record<string, Viewer> = {};
  for (const [index, [name, { who: _, functions = [], ...member }]] of Object.entries<Member>(cast).entries()) {
    const seat = name === "editor" ? editorSeat(viewers["founder"]) : undefined;
    const id = await createPerson(tx, { ...member, seat });
    if (!id) throw new DemoError(`${member.email} has an account already.`);
    await tx.insert(credential).values({ personId: id, hash: hashes[index] ?? "" });
    if (functions.length > 0) await joinTeam(tx, id, functions);
    const { email, firstName, lastName, role } = member;
    viewers[name] = {
      id,
      email,
      firstName,
      lastName,
      role,
      approved: true,
      startup: (await seatOf(tx, id)) ?? null,
      functions,
      sessionId: "",
    };
  }
  const { admin, founder, editor, investor, investor2, expert, manager, reviewer } = viewers;
  if (!admin || !founder || !editor || !investor || !investor2 || !expert || !manager || !reviewer)
    throw new DemoError("The cast is not complete.");
  await saveFounderProfile(tx, { viewer: founder, address: byDemo }, { ...founderProfile, ...documentsAt(deck) });
  await saveInvestorProfile(tx, { viewer: investor, address: byDemo }, investorProfile);
  await saveInvestorProfile(tx, { viewer: investor2, address: byDemo }, secondInvestorProfile);
  const reason = "Nine investments on file (example).";
  const approved = { verdict: "yes", author: admin.id, reason, decidedAt: approvedAt(now) } as const;
  await recordDecision(tx, { ...approved, personId: investor.id, firm: investorProfile.company_name });
  await recordDecision(tx, { ...approved, personId: investor2.id, firm: secondInvestorProfile.company_name });
  return { admin, founder, editor, investor, investor2, expert, manager, reviewer };
}
