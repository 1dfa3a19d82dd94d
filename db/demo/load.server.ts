import { eq } from "drizzle-orm";
import { decide } from "../../domain/application/decision.server.ts";
import { answerTerms, intakeRule } from "../../domain/application/facts.server.ts";
import { nextIntakes } from "../../domain/application/intake.ts";
import { inviteToCall } from "../../domain/application/invitation.server.ts";
import { withdrawApplication } from "../../domain/application/applicant-actions.server.ts";
import { submitApplication } from "../../domain/application/submit.server.ts";
import { raiseVersion, saveRecord } from "../../domain/content/content.server.ts";
import type { Content } from "../../domain/content/content.server.ts";
import { contentRecord } from "../../domain/content/content.table.ts";
import { startGuide } from "../../domain/guide/guide.server.ts";
import { lead } from "../../domain/lead/lead.table.ts";
import type { LeadForm } from "../../domain/form/forms.ts";
import { leadOfReceipt } from "../../domain/lead/receipt.server.ts";
import { type Submission, submitLead, type Submitted } from "../../domain/lead/submission.server.ts";
import type { Actor } from "../../domain/person/actor.ts";
import { person } from "../../domain/person/person.table.ts";
import type { Viewer } from "../../domain/person/viewer.ts";
import { readFounderProfile } from "../../domain/startup/founder-profile.server.ts";
import { grantPlan } from "../../domain/plan-grant/plan-grant.server.ts";
import { hashPassword } from "../../platform/auth/password-hash.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { isDemo } from "../../platform/installation/demo.server.ts";
import { installation } from "../../platform/installation/installation.table.ts";
import { applications, type DemoApplication, revision } from "./applications.ts";
import { type DemoLead, leadsOf } from "./leads.ts";
import { linked, reachable } from "./links.ts";
import { dateThePast, loadPeople } from "./cast.server.ts";
import { loadDealDesk } from "./deal-desk.server.ts";
import { loadDealRoom } from "./deal-room.server.ts";
import { byDemo, DemoError } from "./ground.ts";
import { loadHours, loadPastMeeting } from "./hours.ts";
import { loadReviews } from "./reviews.server.ts";
import { playEvening, prepareEvening } from "./evening.server.ts";
import { loadCockpit } from "./cockpit.server.ts";
import { cast } from "./people.ts";
import { regionFigures } from "./regions.ts";
import { callTimes, sessionsAt } from "./sessions.ts";

/** `url` is the site's address; the sample deck's link starts with it. */
type App = { db: Db; secret: string; content: Content; password: string; url: string };
type Loading = App & { now: Date; actor: Actor };

const hour = 3_600_000;

/** Loads the demo in one transaction, once; throws DemoError if the database already has accounts or leads. */
export async function loadDemo(ground: App, now = new Date()) {
  const { db, password } = ground;
  if (await isDemo(db)) return;
  const [somebody] = await db.select({ id: person.id }).from(person).limit(1);
  const [something] = await db.select({ id: lead.id }).from(lead).limit(1);
  if (somebody || something) throw new DemoError("This data folder holds real people: the demo needs one of its own.");
  const hashes = await Promise.all(Object.keys(cast).map(() => hashPassword(password)));
  await db.transaction(async (tx) => {
    const { admin, founder, editor, investor, investor2, expert, manager, reviewer } = await loadPeople(
      tx,
      hashes,
      `${ground.url}/sample-deck.svg`,
      now,
    );
    const as = (viewer: Viewer): Actor => ({ viewer, address: byDemo });
    const loading = { ...ground, db: tx, now, actor: as(admin) };
    const startsOn = daysLater(parisDay(now), -150);
    const grant = { plan: "elite", startsOn, endsOn: null, reason: "Agreed in writing (example)." } as const;
    await grantPlan(tx, loading.actor, founder.id, grant, now);
    const samples = await loadCockpit(
      tx,
      { admin: loading.actor, founder: as(founder), investor: as(investor), others: [as(editor), as(investor2)] },
      now,
    );
    await loadDealDesk(tx, { founder: as(founder), investor: as(investor) }, now);
    await loadHours(tx, loading.actor, expert.id, now);
    await loadPastMeeting(tx, as(founder), now);
    await saveRecord(tx, { ...ground.content.site, ...reachable });
    for (const { data } of await tx.select().from(contentRecord)) {
      const shown = linked(data);
      if (shown) await saveRecord(tx, shown);
    }
    for (const { data } of await tx.select().from(contentRecord).where(eq(contentRecord.kind, "regional-trend")))
      if (data.kind === "regional-trend")
        await saveRecord(tx, { ...data, ...regionFigures[data.region], sample: true });
    for (const record of sessionsAt(now))
      await tx.insert(contentRecord).values({ kind: "event", id: record.id, position: 0, data: record, edited: true });
    await loadSessions(loading, as(founder), samples);
    for (const each of applications) await loadApplication(loading, each);
    await loadReviews(loading, as(manager), as(reviewer));
    await loadRevision(loading);
    await loadLeads(loading);
    const [drisse, cerneau, feuillet] = ["drisse", "cerneau", "feuillet"].map((name) =>
      samples.startups.find(({ viewer }) => viewer.email.startsWith(name)),
    );
    const late = samples.investors[5];
    if (!drisse || !cerneau || !feuillet || !late) throw new DemoError("The sample startups are not complete.");
    await loadDealRoom(
      tx,
      { founder: as(founder), investors: [as(investor), as(investor2)], late, startups: { drisse, cerneau, feuillet } },
      now,
    );
    await dateThePast(tx, now);
    await tx.update(installation).set({ demo: true });
    await raiseVersion(tx);
  });
}

/** A submission's metadata beside its answers, dated in the past; each sender has a distinct network address. */
function sentFrom({ content }: Loading, form: LeadForm, email: string): Omit<Submission, "form" | "payload"> {
  const notice = content.find("notice", form === "application-revision" ? "application" : form, "fr");
  const marketing = content.find("consent", "marketing-email", "fr");
  const risk = content.find("consent", "investor-risk", "fr");
  return {
    key: undefined,
    email,
    lang: "fr",
    consents: [
      { purpose: "notice", version: notice.version, wording: notice.summary, given: true },
      { purpose: "marketing", version: marketing.version, wording: marketing.text, given: form === "simulator" },
      ...(form === "investor-registration"
        ? [{ purpose: "risk" as const, version: risk.version, wording: risk.text, given: true }]
        : []),
    ],
    source: {},
    address: `${byDemo} ${form} ${email}`,
    notify: content.site.notificationEmail,
    spam: false,
  };
}

/** Moves the stored lead's date back to `sentAt` and returns its id. */
async function dated(db: Db, submitted: Submitted | { status: "closed" }, sentAt: Date) {
  const stored = submitted.status === "stored" ? await leadOfReceipt(db, submitted.receipt) : undefined;
  if (!stored) throw new DemoError(`A form of the demo was not stored: ${submitted.status}`);
  await db.update(lead).set({ createdAt: sentAt }).where(eq(lead.id, stored.id));
  return stored.id;
}

async function loadApplication(loading: Loading, { email, status, hoursAgo, answers }: DemoApplication) {
  const { db, secret, content, now, actor } = loading;
  const rule = intakeRule(content);
  const sentAt = new Date(now.getTime() - hoursAgo * hour);
  // Applications without a decision belong to the intake open today, whenever the demo is loaded.
  const [intake] = nextIntakes(status === "first" ? now : sentAt, rule, 1);
  const sent = { ...sentFrom(loading, "application", email), answers, intake: intake?.id ?? "" };
  const id = await dated(db, await submitApplication(db, secret, sent, rule, sentAt), sentAt);
  const after = (hours: number) => new Date(sentAt.getTime() + hours * hour);
  // Without the delay before decisions are sent, because these are in the past.
  const terms = { ...answerTerms(content), hold: 0 };
  const reason = "Example of a decision.";

  if (status === "first") return;
  if (status === "withdrawn") {
    await withdrawApplication(db, id, { notify: "" }, after(24));
    return;
  }
  if (status === "declined") {
    const line = "Nous accompagnons des startups qui vendent à des entreprises\u202F; revenez si votre modèle évolue.";
    await decide(db, actor, id, { step: "first", verdict: "no", reason, line, ...terms }, after(30));
    return;
  }
  const invitation = { times: callTimes(now), where: "Visioconférence (exemple)", reason, anyway: true };
  await inviteToCall(db, actor, id, { ...invitation, ...terms }, after(20));
  if (status === "call") return;
  const verdict = status === "waitlisted" ? "wait" : "yes";
  await decide(db, actor, id, { step: "final", verdict, reason, line: "", ...terms }, after(15 * 24));
  if (status !== "freed") return;
  const line = "Vous nous avez dit que vous partez avec un autre programme\u202F: bonne route.";
  await decide(db, actor, id, { step: "final", verdict: "freed", reason, line, ...terms }, after(20 * 24));
}

/** Sends a second application with the e-mail address of an existing one, from a sender without its link. */
async function loadRevision(loading: Loading) {
  const { db, secret, content, now } = loading;
  const rule = intakeRule(content);
  const [intake] = nextIntakes(now, rule, 1);
  const sent = { ...sentFrom(loading, "application-revision", revision.of), answers: revision.answers };
  await dated(db, await submitApplication(db, secret, { ...sent, intake: intake?.id ?? "" }, rule, now), now);
}

/** What was done at the last session, and is prepared for the next one. */
async function loadSessions(
  loading: Loading,
  owner: Actor,
  { startups, investors }: { startups: readonly Actor[]; investors: readonly Actor[] },
) {
  const { db, secret, now, actor: admin } = loading;
  const apply = async (founder: Actor, session: string, at: Date) => {
    const { viewer } = founder;
    const fullName = `${viewer.firstName} ${viewer.lastName}`;
    const { profile } = await readFounderProfile(db, founder);
    const answers = { stage: "seed", sector: "saas", annualRevenue: "100k-500k", lookingFor: "raise-now" };
    const payload = { fullName, startupName: profile.startup_name, ...answers, session };
    const form = "pitch-application" as const;
    const sent = { ...sentFrom(loading, form, viewer.email), form, payload };
    return dated(db, await submitLead(db, secret, sent, at.getTime()), at);
  };
  for (const { startsOn, ...event } of sessionsAt(now)) {
    if (!startsOn) continue;
    const session = { ...event, startsOn };
    if (event.id === "demo-next") {
      const played = { admin, founders: startups.slice(2, 5), investors: investors.slice(0, 3), apply };
      await prepareEvening(db, played, session, now);
    } else {
      const played = { admin, founders: [owner, ...startups.slice(0, 3)], investors: investors.slice(0, 5), apply };
      await playEvening(db, played, session, now);
    }
  }
}

async function loadLeads(loading: Loading) {
  const { db, secret, content, now } = loading;
  for (const [form, sent] of Object.entries(leadsOf(content)) as [LeadForm, DemoLead][]) {
    const { email = `${form}@demo.example`, hoursAgo, payload } = sent;
    const sentAt = new Date(now.getTime() - hoursAgo * hour);
    const submitted = await submitLead(
      db,
      secret,
      { ...sentFrom(loading, form, email), form, payload, ...(form === "guide" && { begin: startGuide }) },
      sentAt.getTime(),
    );
    await dated(db, submitted, sentAt);
  }
}
