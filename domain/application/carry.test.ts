import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { answers } from "../../e2e/peers/application-answers.ts";
import { atOnce } from "../../e2e/peers/answer-terms.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { lead } from "../lead/lead.table.ts";
import { isInProgramme } from "../meeting/programme.server.ts";
import { changeEmail } from "../person/email.server.ts";
import { makeLink } from "../person/link.server.ts";
import { application, applicationSubmission } from "./application.table.ts";
import { carryApplications } from "./carry.server.ts";
import { decide } from "./decision.server.ts";
import { ownApplications } from "./founder-queries.server.ts";
import { inviteToCall } from "./invitation.server.ts";
import { nextIntakes } from "./intake.ts";
import { syncStatus } from "./status.server.ts";
import { submitApplication } from "./submit.server.ts";

const now = new Date("2026-12-01T09:00:00Z");

onBothEngines("an account's new address", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function applied(email: string, intake: string) {
    const { db } = database;
    const id = await aLead(db, { form: "application", email });
    await db.insert(application).values({ id, intake, email, lang: "fr", sentAt: now });
    await db.insert(applicationSubmission).values({ id: randomUUID(), applicationId: id, answers, submittedAt: now });
    await syncStatus(db, id);
    return id;
  }

  test("takes the applications along, with the answers to come and the place; one of its own stays", async () => {
    const { db } = database;
    const [admin, founder] = [await aPerson(db, "admin"), await aPerson(db, "founder")];
    const { id, email: from } = founder.viewer;
    const to = `${randomUUID()}@new.example`;
    const [open, twice, own] = [
      await applied(from, "2031-03"),
      await applied(from, "2031-04"),
      await applied(to, "2031-04"),
    ];
    const opening = { address: "192.0.2.1", sessionId: undefined };
    const changed = await changeEmail(db, await makeLink(db, id, "email", to), opening, (tx, change) =>
      carryApplications(tx, change.from, change.to),
    );
    expect(changed).toEqual({ email: to });
    const rows = await db.select({ id: application.id, email: application.email }).from(application);
    expect(new Map(rows.map((row) => [row.id, row.email]))).toEqual(
      new Map([
        [open, to],
        [twice, from],
        [own, to],
      ]),
    );
    expect((await db.select().from(lead).where(eq(lead.id, open)))[0]?.email).toBe(to);
    const moved = { ...founder, viewer: { ...founder.viewer, email: to } };
    expect((await ownApplications(db, moved)).map((each) => each.id)).toEqual([own, open]);

    const times = [new Date("2027-01-04T09:00:00Z")];
    await inviteToCall(db, admin, open, { times, where: "Here", reason: "Fit", anyway: true, ...atOnce }, now);
    await decide(db, admin, open, { step: "final", verdict: "yes", reason: "Fit", line: "", ...atOnce }, now);
    const mails = await db.select().from(job).where(eq(job.subject, open));
    expect(mails.length).toBeGreaterThan(0);
    expect(new Set(mails.map(({ key }) => key))).toEqual(new Set([to]));
    expect(await isInProgramme(db, id)).toBe(true);
  });

  test("answers the old address's same form, sent once more, with its receipt", async () => {
    const { db } = database;
    const [from, to] = [`${randomUUID()}@old.example`, `${randomUUID()}@new.example`];
    const rule = { due: 15, interviews: { from: 1, to: 15 }, start: 1 };
    const intake = nextIntakes(now, rule, 1)[0]?.id ?? "";
    const consent = { purpose: "notice" as const, version: 1, wording: "Why we ask", given: true };
    const sent = {
      ...{ answers, intake, email: from, lang: "fr" as const },
      ...{ source: {}, consents: [consent], address: "192.0.2.1", notify: "", spam: false },
    };
    const first = await submitApplication(db, "secret", sent, rule, now);
    await db.transaction((tx) => carryApplications(tx, from, to));
    expect(await submitApplication(db, "secret", sent, rule, now)).toEqual(first);
    expect(await db.$count(application, eq(application.email, to))).toBe(1);
  });
});
