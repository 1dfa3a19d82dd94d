import { eq } from "drizzle-orm";
import { raiseVersion, saveRecord } from "../../domain/content/content.server.ts";
import { contentRecord } from "../../domain/content/content.table.ts";
import { startGuide } from "../../domain/guide/guide.server.ts";
import { lead } from "../../domain/lead/lead.table.ts";
import type { LeadForm } from "../../domain/form/forms.ts";
import { submitLead } from "../../domain/lead/submission.server.ts";
import type { Actor } from "../../domain/person/actor.ts";
import { person } from "../../domain/person/person.table.ts";
import type { Viewer } from "../../domain/person/viewer.ts";
import { grantPlan } from "../../domain/plan-grant/plan-grant.server.ts";
import { hashPassword } from "../../platform/auth/password-hash.server.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { isDemo } from "../../platform/installation/demo.server.ts";
import { installation } from "../../platform/installation/installation.table.ts";
import { applications } from "./applications.ts";
import { type DemoLead, leadsOf } from "./leads.ts";
import { linked, reachable } from "./links.ts";
import { dateThePast, loadPeople } from "./cast.server.ts";
import { loadDealDesk } from "./deal-desk.server.ts";
import { loadDealRoom } from "./deal-room.server.ts";
import { byDemo, DemoError } from "./ground.ts";
import { loadHours, loadPastMeeting } from "./hours.ts";
import { loadReviews } from "./reviews.server.ts";
import { loadCockpit } from "./cockpit.server.ts";
import { cast } from "./people.ts";
import { regionFigures } from "./regions.ts";
import { sessionsAt, shownOfLast } from "./sessions.ts";
import { dated, hour, loadApplication, loadRevision, sentFrom, type App, type Loading } from "./applications.server.ts";
import { loadSessions } from "./pitch-sessions.server.ts";

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
    const [balise] = samples.startups;
    const accounts = { marmelade: founder.startup?.id ?? "", balise: balise?.viewer.startup?.id ?? "" };
    for (const [position, data] of shownOfLast(accounts).entries())
      await tx.insert(contentRecord).values({ kind: "startup", id: data.id, position, data, edited: true });
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
