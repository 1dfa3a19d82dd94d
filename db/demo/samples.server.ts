import { seatOf } from "../../domain/person/startup-contact.server.ts";
import { uploadDeck } from "../../domain/deck/deck.server.ts";
import { drawNext } from "../../domain/deck/draw.server.ts";
import { saveInvestorProfile } from "../../domain/investor/investor-profile.server.ts";
import { closedMonth, monthFrom } from "../../domain/kpi/check-in.ts";
import { recordCheckIn } from "../../domain/kpi/record.server.ts";
import type { Actor } from "../../domain/person/actor.ts";
import { createPerson } from "../../domain/person/person.server.ts";
import { recordDecision } from "../../domain/person/state.server.ts";
import type { Role, Viewer } from "../../domain/person/viewer.ts";
import { shownAtFirst } from "../../domain/publication/publication.ts";
import { reviewPublication } from "../../domain/publication/review-publication.server.ts";
import { publish } from "../../domain/publication/publish.server.ts";
import { scan } from "../../domain/readiness/readiness.server.ts";
import { saveFounderProfile } from "../../domain/startup/founder-profile.server.ts";
import { grantPlan } from "../../domain/plan-grant/plan-grant.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { approvedAt } from "./ground.ts";
import type { DemoCheckIn } from "./check-ins.ts";
import { shortDeck } from "./deck.ts";
import { sampleStartups } from "./startups.ts";
import { sampleInvestors } from "./investors.ts";

export const shownByTeam = { verdict: "yes", reason: "", look: undefined } as const;

export const day = 24 * 3_600_000;
const cents = (euros: number) => euros * 100;

/** A month's report is dated the fourth of the next month, or now if that day is still ahead. */
function reportedAt(month: string, now: Date) {
  const fourth = new Date(`${monthFrom(month, 1).slice(0, 7)}-04T08:12:00Z`);
  return fourth < now ? fourth : now;
}

export const lastReported = (now: Date) => reportedAt(closedMonth(parisDay(now)), now);

type After = (monthsAgo: number, at: Date) => Promise<void>;

export async function loadCheckIns(tx: Db, founder: Actor, reported: readonly DemoCheckIn[], now: Date, after?: After) {
  const next = monthFrom(closedMonth(parisDay(now)), 1);
  for (const { monthsAgo, mrr, cash, burn, cac, churn } of reported) {
    const month = monthFrom(next, -monthsAgo);
    const none = { nps: null, activeDeals: null, lastInvestorContact: null, raised: null, difference: "" };
    const numbers = { mrr: cents(mrr), cash: cents(cash), burn: cents(burn), cac: cents(cac), churn, ...none };
    const at = reportedAt(month, now);
    const { status } = await recordCheckIn(tx, founder, { month, numbers, source: "demo" }, at);
    if (status !== "stored") throw new Error(`The check-in of ${month} was not stored: ${status}`);
    await after?.(monthsAgo, at);
  }
}

async function sampleAccount(tx: Db, email: string, role: Role): Promise<Actor> {
  const names = { firstName: "Personne", lastName: "inventée" };
  const id = await createPerson(tx, { email, ...names, role, lang: "fr" });
  if (!id) throw new Error(`${email} has an account already.`);
  const viewer: Viewer = {
    id,
    email,
    ...names,
    role,
    approved: true,
    startup: (await seatOf(tx, id)) ?? null,
    functions: [],
    sessionId: "",
  };
  return { viewer, address: "Demo" };
}

/**
 * Uploads a deck and renders it immediately, because the team's review of a publication includes only a rendered deck.
 */
export async function loadDeck(tx: Db, founder: Actor, { name, bytes }: { name: string; bytes: Buffer }, at: Date) {
  const { status } = await uploadDeck(tx, founder, { name, read: () => Promise.resolve(bytes) }, at);
  if (status !== "stored" || !(await drawNext(tx))) throw new Error(`The deck ${name} was not drawn: ${status}`);
}

export async function loadSampleStartups(tx: Db, admin: Actor, now: Date) {
  const founders: Actor[] = [];
  for (const [index, { email, profile, customers, deepTech, checkIns: reported }] of sampleStartups.entries()) {
    const founder = await sampleAccount(tx, email, "founder");
    await saveFounderProfile(tx, founder, profile, now);
    const startsOn = daysLater(parisDay(now), -150);
    const grant = { plan: "visible", startsOn, endsOn: null, reason: "Agreed in writing (example)." } as const;
    await grantPlan(tx, admin, founder.viewer.id, grant, now);
    await loadCheckIns(tx, founder, reported, now);
    await scan(tx, founder, lastReported(now));
    const publishedAt = new Date(now.getTime() - (10 + index * 17) * day);
    const { startup_name: name, description } = profile;
    await loadDeck(tx, founder, { name: "deck.pdf", bytes: shortDeck(name, description) }, publishedAt);
    await publish(tx, founder, { customers, deepTech, shown: [...shownAtFirst] }, publishedAt);
    await reviewPublication(tx, admin, founder.viewer.id, shownByTeam, publishedAt);
    founders.push(founder);
  }
  return founders;
}

export async function loadSampleInvestors(tx: Db, admin: Actor, now: Date) {
  const investors: Actor[] = [];
  for (const { email, ...wishes } of sampleInvestors) {
    const investor = await sampleAccount(tx, email, "investor");
    await saveInvestorProfile(tx, investor, { bio: "", linkedin_url: "", ...wishes });
    const reason = "An invented investor, for the demo.";
    const decision = { personId: investor.viewer.id, verdict: "yes", author: admin.viewer.id, reason } as const;
    await recordDecision(tx, { ...decision, firm: wishes.company_name, decidedAt: approvedAt(now) });
    investors.push(investor);
  }
  return investors;
}
