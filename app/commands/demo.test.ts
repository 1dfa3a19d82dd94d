import { startup } from "../../domain/person/startup.table.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { records } from "../../content/all.ts";
import { loadDemo } from "../../db/demo/load.server.ts";
import { linked } from "../../db/demo/links.ts";
import { callTimes, sessionsAt } from "../../db/demo/sessions.ts";
import { credential } from "../../domain/person/account.table.ts";
import { cast } from "../../db/demo/people.ts";
import { sampleStartups } from "../../db/demo/startups.ts";
import { sampleInvestors } from "../../db/demo/investors.ts";
import { statuses } from "../../domain/application/application.ts";
import { application } from "../../domain/application/application.table.ts";
import { contentRecord } from "../../domain/content/content.table.ts";
import { type Content, loadShippedContent, watchContent } from "../../domain/content/content.server.ts";
import { sharedDecks } from "../../domain/deal/deck.server.ts";
import { fundSeat } from "../../domain/fund/fund.table.ts";
import { leadForms } from "../../domain/form/forms.ts";
import { introduction } from "../../domain/introduction/introduction.table.ts";
import { investorUpdate } from "../../domain/investor-update/investor-update.table.ts";
import { recipientsOf } from "../../domain/investor-update/recipients.server.ts";
import { investorOptions, listedFields } from "../../domain/investor/investor-profile.ts";
import { lead } from "../../domain/lead/lead.table.ts";
import { createPerson } from "../../domain/person/person.server.ts";
import { ownAccount } from "../../domain/person/own.server.ts";
import { afterForHost } from "../../domain/meeting/after.server.ts";
import { meeting, meetingMark } from "../../domain/meeting/meeting.table.ts";
import { notification } from "../../domain/notification/notification.table.ts";
import { investorDecision, person } from "../../domain/person/person.table.ts";
import { seatOf } from "../../domain/person/startup-contact.server.ts";
import { shownCards } from "../../domain/session-record/card.server.ts";
import { recordOf } from "../../domain/session-record/record.server.ts";
import { seatsOf } from "../../domain/session-seat/own.server.ts";
import { sessionPlan } from "../../domain/session-seat/session-seat.table.ts";
import { countMet } from "../../domain/session-wish/count.server.ts";
import { planOf } from "../../domain/plan-grant/current-plan.server.ts";
import { missingOf } from "../../domain/startup/founder-profile.ts";
import { founderProfile } from "../../db/demo/profiles.ts";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { isDemo } from "../../platform/installation/demo.server.ts";
import { checkSecret } from "../../platform/installation/secret.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { choiceLabels } from "../server/choice-labels.server.ts";
import { emailContext } from "../server/email-context.server.ts";
import { loadAllWords } from "../shell/define-words.ts";

const secret = "a secret for tests, long enough as such";

test("a call is offered in working hours, whatever the day the demo is loaded", () => {
  for (let day = 1; day <= 7; day++) {
    const now = new Date(Date.UTC(2026, 5, day, 22, 41));
    const offered = callTimes(now);
    expect(new Set(offered.map((time) => parisDay(time))).size).toBe(2);
    for (const time of offered) {
      expect(time.getTime() - now.getTime()).toBeGreaterThan(86_400_000);
      expect([0, 6]).not.toContain(time.getUTCDay());
      expect([time.getUTCHours(), time.getUTCMinutes()]).toEqual([9, 0]);
    }
  }
});

test("the founder's profile of the demo is complete", () => expect(missingOf(founderProfile)).toEqual([]));

test.each(listedFields)("the sample investors wish for what the form offers (%s)", (field) => {
  const offered: readonly string[] = investorOptions[field];
  expect(sampleInvestors.flatMap((each) => each[field]).filter((wish) => !offered.includes(wish))).toEqual([]);
});

onBothEngines("the demo", (open) => {
  let database: Database;
  let content: Content;
  let load: () => Promise<void>;
  beforeAll(async () => {
    await loadAllWords();
    database = await open();
    const { db } = database;
    await checkSecret(db, secret);
    await loadShippedContent(db, records);
    const watch = await watchContent(db, () => {});
    watch.stop();
    content = watch.current();
    load = () => loadDemo({ db, secret, content, password: "a demo password", url: "http://localhost:3000" });
  });
  afterAll(() => database.close());

  const everything = async () => {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    const counts: [string, unknown][] = [];
    for (const { name } of rows) {
      const counted = await database.db.execute(sql`select count(*)::int as rows from ${sql.identifier(name)}`);
      counts.push([name, counted.rows[0]?.["rows"]]);
    }
    return counts;
  };

  test("stays out of a database with people of its own, and changes nothing there", async () => {
    const { db } = database;
    const names = { firstName: "Zoé", lastName: "", role: "founder", lang: "fr" } as const;
    await createPerson(db, { email: "zoe@marsh.example", ...names });
    const before = await everything();
    await expect(load()).rejects.toThrow("the demo needs one of its own");
    expect([await everything(), await isDemo(db)]).toEqual([before, false]);
    await db.delete(startup);
    await db.delete(person);
  });

  test("has its accounts, an application in every state and a lead from every form; loaded again it is the same", async () => {
    const { db } = database;
    await load();
    const before = await everything();
    await load();
    expect([await everything(), await isDemo(db)]).toEqual([before, true]);
    const people = await db.select({ id: person.id, email: person.email, verified: person.emailVerified }).from(person);
    const samples = [...sampleStartups, ...sampleInvestors].map(({ email }) => email);
    expect(people.map(({ email }) => email).toSorted()).toEqual(
      [...Object.values(cast).map(({ email }) => email), ...samples].toSorted(),
    );
    const passwords = await db.select({ id: credential.personId }).from(credential);
    expect(passwords).toHaveLength(Object.keys(cast).length);
    expect(people.every(({ email, verified }) => verified && email.endsWith("@demo.example"))).toBe(true);
    const founder = people.find(({ email }) => email === cast.founder.email);
    expect(await planOf(db, founder?.id ?? "")).toMatchObject({ plan: "elite", until: null });
    expect(await ownAccount(db, founder?.id ?? "")).toMatchObject({ requestedPlan: null });
    const verdicts = await db.select({ email: person.email, verdict: person.verdict }).from(person);
    const decided = verdicts.filter(({ verdict }) => verdict !== null);
    expect(decided.every(({ verdict }) => verdict === "yes")).toBe(true);
    expect(decided.map(({ email }) => email).toSorted()).toEqual(
      [cast.investor.email, cast.investor2.email, ...sampleInvestors.map(({ email }) => email)].toSorted(),
    );
    const states = await db.select({ status: application.status }).from(application);
    expect(new Set(states.map(({ status }) => status))).toEqual(new Set(statuses));
    const forms = await db.select({ form: lead.form, sentAt: lead.createdAt }).from(lead);
    expect(new Set(forms.map(({ form }) => form))).toEqual(new Set(leadForms));
    expect(forms.every(({ sentAt }) => sentAt <= new Date())).toBe(true);
  }, 300_000);

  test("holds a session that was played and closed, and one to come whose order was sent", async () => {
    const { db } = database;
    await load();
    const record = await recordOf(db, "demo-last");
    expect(record).toMatchObject({
      ...{ applied: 4, selected: 4, pitched: 4, present: 4, wishes: 12, introductions: 4 },
    });
    expect(await countMet(db, "demo-last", record?.closedAt ?? new Date(0))).toBe(4);
    expect(await shownCards(db, "demo-last")).toHaveLength(2);
    const plans = await db.select().from(sessionPlan).where(eq(sessionPlan.session, "demo-next"));
    expect(plans.map(({ orderSentAt }) => orderSentAt !== null)).toEqual([true]);
    expect(await seatsOf(db, { id: "demo-next", format: "quarterly" })).toMatchObject({ seats: 40, seated: 3 });
  });

  test("holds a meeting that is over, with both notes and what both sides said", async () => {
    const { db } = database;
    await load();
    const [own, ...others] = await db.select().from(meeting).where(eq(meeting.host, "finance"));
    if (!own || others.length > 0) throw new Error("One meeting");
    expect(own.endsAt.getTime()).toBeLessThan(Date.now());
    const said = (await afterForHost(db, "finance")).get(own.id);
    expect(said).toMatchObject({
      outcome: "held",
      notes: { shared: expect.stringContaining("scénarios"), private: expect.stringContaining("scénarios") },
      given: { rating: 3 },
    });
    const marks = await db.select().from(meetingMark).where(eq(meetingMark.meeting, own.id));
    expect(marks.map(({ side, outcome }) => `${side} ${outcome}`).toSorted()).toEqual(["guest held", "host held"]);
  });

  test("holds followers, updates with their month's numbers, a fund of two, and introductions in order", async () => {
    const { db } = database;
    await load();
    const idOf = async (email: string) =>
      (await db.select({ id: person.id }).from(person).where(eq(person.email, email)))[0]?.id ?? "";
    const [founder, lead] = [await idOf(cast.founder.email), await idOf(cast.investor.email)];
    const startupId = (await seatOf(db, founder))?.id ?? "";
    const followers = await recipientsOf(db, startupId);
    expect(followers.map(({ via }) => via).toSorted()).toEqual(["follow", "follow", "follow", "follow", "invitation"]);
    const updates = await db.select().from(investorUpdate).where(eq(investorUpdate.startup, startupId));
    const mrr = updates.toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime());
    expect(mrr.map(({ figures }) => figures.mrr)).toEqual([1_050_000, 1_098_200, 1_230_000]);
    const seats = await db.select().from(fundSeat);
    expect(seats.map(({ person: who }) => who).toSorted()).toEqual([lead, await idOf("galet@demo.example")].toSorted());

    const rows = await db.select().from(introduction);
    const states = rows.map(({ ending }) => ending ?? "open");
    for (const state of ["yes", "lapsed", "open"]) expect(states).toContain(state);
    const decisions = await db.select().from(investorDecision);
    for (const { investor, askedAt, closedAt } of rows) {
      const decided = decisions.find(({ personId }) => personId === investor);
      expect(decided && decided.decidedAt < askedAt).toBe(true);
      expect(closedAt === null || closedAt <= new Date()).toBe(true);
    }
    const told = await db.select().from(notification);
    for (const { id, expiresAt } of rows.filter(({ ending }) => ending === "lapsed"))
      for (const { notifiedAt } of told.filter(({ event }) => event === `lapsed:${id}`))
        expect(notifiedAt).toEqual(expiresAt);
  });

  test("shows all that a filled site shows, with links that lead to nobody", async () => {
    await load();
    const rows = (await database.db.select().from(contentRecord)).map(({ data }) => data);
    const decks = rows.flatMap((row) => (row.kind === "startup" && row.deck ? [row.session] : []));
    expect(
      Map.groupBy(decks, (session) => session)
        .values()
        .map((all) => all.length)
        .toArray(),
    ).toEqual([5, 5]);
    const ownDecks = rows.flatMap((row) => (row.kind === "startup" && row.account ? [row] : []));
    const shared = await sharedDecks(
      database.db,
      ownDecks.flatMap(({ account }) => account ?? []),
    );
    expect(ownDecks.map(({ name }) => `${name} (exemple)`).toSorted()).toEqual(shared.map(({ name }) => name));
    expect(shared).toHaveLength(2);
    expect(rows.filter((row) => row.kind === "team" && row.linkedin)).toHaveLength(6);
    expect(rows.filter((row) => row.kind === "project" && row.link)).toHaveLength(2);
    const left = JSON.stringify(rows.map((row) => linked(row) ?? null)).matchAll(/https:\/\/([^/"]+)/g);
    expect([...left].map(([, host = ""]) => host).filter((host) => !host.endsWith(".example"))).toEqual([]);
  });

  test("the e-mail about a session knows when its applications have closed", async () => {
    const [session] = sessionsAt(new Date());
    if (!session) throw new Error("No session to come");
    const sessionText = (applicationsCloseOn: string | null) =>
      emailContext(
        database.db,
        () => content.with({ ...session, applicationsCloseOn }),
        { APP_URL: "http://localhost", MAIL_FROM: "lab@lab.example", DEFAULT_LANGUAGE: "en" },
        secret,
      ).session(session.id, "en");
    const today = parisDay(new Date());
    expect(await sessionText(today)).toMatchObject({ closed: false });
    expect(await sessionText(daysLater(today, -1))).toMatchObject({ closed: true });
    expect(await sessionText(null)).toMatchObject({ closesOn: null, closed: false });
  });

  test("what people chose in a form is told as the form says it", async () => {
    await load();
    const leads = await database.db.select({ form: lead.form, payload: lead.payload }).from(lead);
    const labelsOf = (form: string, lang: Lang) => {
      const chosen = choiceLabels(content, form, lang);
      const payload = leads.find((each) => each.form === form)?.payload ?? {};
      return Object.fromEntries(Object.entries(payload).map(([name, kept]) => [name, chosen(name, String(kept))]));
    };
    const french = choiceLabels(content, "application", "fr");
    const kept = { phoneConsent: "yes", intake: "2026-12", changeableUntil: "2026-12-15", message: "2026-12" };
    expect(Object.entries(kept).map(([field, value]) => french(field, value).replaceAll(/\s/g, " "))).toEqual([
      ...["oui", "décembre 2026", "15 décembre 2026", "2026-12"],
    ]);
    expect(french("phoneConsent", "no")).toBe("non");
    expect(labelsOf("contact", "en")).toMatchObject({ topic: "Offices and coworking" });
    expect(labelsOf("join", "fr")).toMatchObject({ joinAs: "Mentor" });
    expect(labelsOf("pitch-application", "fr")).toMatchObject({ lookingFor: "Lever des fonds dans les six mois" });
    expect(labelsOf("investor-registration", "en")).toMatchObject({ ticket: "€25K to €100K" });
    expect(choiceLabels(content, "investor-registration", "en")("sectors", "saas, healthtech, gone")).toBe(
      "SaaS, HealthTech, gone",
    );
    expect(choiceLabels(content, "application", "fr")("stage", "idea")).not.toBe("idea");
  });
});
