import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { giveBack, take } from "../../platform/rate/bucket.server.ts";
import type { LeadForm } from "../form/forms.ts";
import { sendingsOfAllFormsADay, sendingsOfNetworkADay } from "./form-limits.server.ts";
import { lead, leadConsent } from "./lead.table.ts";
import { submitLead } from "./submission.server.ts";
import type { Submission } from "./submission.ts";

const secret = "a secret for the tests of this file";
let people = 0;

function submission(more: Partial<Submission> = {}): Submission {
  people += 1;
  return {
    form: "simulator",
    key: undefined,
    email: `p${people}@b.test`,
    lang: "fr",
    payload: { companyName: "ACME", monthlyRevenue: "1 000", projectedRevenue: 4_000, growthMultiple: 4 },
    consents: [
      { purpose: "notice", version: 1, wording: "What it is for", given: true },
      { purpose: "marketing", version: 1, wording: "News", given: false },
    ],
    source: { page: "/" },
    address: `10.0.${people >> 8}.${people & 255}`,
    notify: "",
    spam: false,
    ...more,
  };
}

onBothEngines("a submission", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const submit = (sent: Submission, now?: number) => submitLead(database.db, secret, sent, now);
  const leadsOf = (email: string) => database.db.select().from(lead).where(eq(lead.email, email));

  test("is a lead with its consents and its deliveries", async () => {
    const sent = submission();
    expect(await submit(sent)).toEqual({ status: "stored", receipt: expect.stringMatching(/^[\w-]{22}$/) });
    const [stored] = await leadsOf(sent.email);
    expect(stored).toMatchObject({
      form: "simulator",
      lang: "fr",
      payload: sent.payload,
      source: { page: "/" },
      spam: false,
    });
    const id = stored?.id ?? "";
    expect(await database.db.select().from(leadConsent).where(eq(leadConsent.leadId, id))).toHaveLength(2);
    expect((await database.db.select().from(job).where(eq(job.subject, id))).map(({ queue }) => queue)).toEqual([
      "crm",
      "mail",
    ]);
  });

  test("sent again under its key is the same lead, corrected it is another", async () => {
    const sent = submission({ key: "0123456789abcdef" });
    const first = await submit(sent);
    expect(await submit(sent)).toEqual(first);
    const corrected = await submit({ ...sent, payload: { ...sent.payload, companyName: "ACME SAS" } });
    expect(corrected).not.toEqual(first);
    expect(await leadsOf(sent.email)).toHaveLength(2);
  });

  test("sent 64 times at once is one lead", async () => {
    const sent = submission({ key: "fedcba9876543210" });
    const answers = await Promise.all(Array.from({ length: 64 }, () => submit(sent)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => "stored"));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await leadsOf(sent.email)).toHaveLength(1);
  });

  test("without a key, is the same lead around the edge of a window and another one after it", async () => {
    const edge = 10 * 60_000 * 1_000;
    const sent = submission();
    const first = await submit(sent, edge - 1);
    expect(await submit(sent, edge + 1)).toEqual(first);
    expect(await submit(sent, edge + 10 * 60_000 + 1)).not.toEqual(first);
  });

  test("without a key, has its place where a stranger or a program has sent the same before", async () => {
    const own = submission({ form: "notify-me", payload: {} });
    for (const stranger of [{ address: "198.51.100.4", spam: true }, { address: "198.51.100.5" }, { spam: true }])
      expect(await submit({ ...own, ...stranger })).toMatchObject({ status: "stored" });
    const sent = await submit(own);
    const [stored] = await leadsOf(own.email).then((leads) =>
      leads.filter(({ receipt }) => "receipt" in sent && receipt === sent.receipt),
    );
    expect(stored).toMatchObject({ spam: false });
    expect(await leadsOf(own.email)).toHaveLength(4);
    expect(await submit(own)).toEqual(sent);
  });

  test("120 of one form in ten minutes pass from one network, and another form from it after them", async () => {
    const address = "192.0.2.7";
    for (let sent = 0; sent < 120; sent += 1) expect((await submit(submission({ address }))).status).toBe("stored");
    // The limit recovers one submission every five seconds, so the test repeats until a submission is refused.
    const next = await vi.waitFor(async () => {
      const sent = submission({ address });
      expect(await submit(sent)).toEqual({ status: "limited", retryAfter: expect.any(Number) });
      return sent;
    }, 30_000);
    expect(await leadsOf(next.email)).toEqual([]);
    expect((await submit({ ...next, form: "contact", payload: { fullName: "Zoé", message: "?" } })).status).toBe(
      "stored",
    );
  });

  test("a network sends 300 of one form in a day, however slowly, and then others still send theirs", async () => {
    const address = "192.0.2.9";
    for (let sent = 0; sent < sendingsOfNetworkADay; sent += 1) {
      // Simulates a pause of ten minutes, after which the limit of 120 submissions per ten minutes no longer counts
      // any.
      if (sent % 100 === 0) await giveBack(database.db, `form:simulator:address:${address}`);
      expect((await submit(submission({ address }))).status).toBe("stored");
    }
    await giveBack(database.db, `form:simulator:address:${address}`);
    expect(await submit(submission({ address }))).toMatchObject({ status: "limited" });
    expect((await submit(submission({ address: "192.0.2.10" }))).status).toBe("stored");
    expect((await submit(submission({ form: "join", address }))).status).toBe("stored");
    for (let sent = sendingsOfNetworkADay + 1; sent < sendingsOfAllFormsADay; sent += 1) {
      const form = sent < 2 * sendingsOfNetworkADay ? "join" : "contact";
      if (sent % 100 === 0) await giveBack(database.db, `form:${form}:address:${address}`);
      expect((await submit(submission({ form, address }))).status).toBe("stored");
    }
    expect(await submit(submission({ form: "notify-me", address }))).toMatchObject({ status: "limited" });
  }, 60_000);

  test("whoever has 65,536 IPv6 networks sends ten times what one sends in a day, and no more", async () => {
    const aDay = sendingsOfNetworkADay / 86_400;
    const used = 10 * sendingsOfNetworkADay;
    const send = (network: string) => submit(submission({ form: "conference", address: network }));
    expect((await send("2001:db8:7:1")).status).toBe("stored");
    await take(database.db, "form:conference:day:2001:db8:7", { capacity: used, perSecond: 10 * aDay, cost: used - 1 });
    expect((await send("2001:db8:7:2")).status).toBe("limited");
    expect((await send("2001:db8:8:2")).status).toBe("stored");
  });

  test("one e-mail on one network sends one form three times a day, however often it sent the others", async () => {
    const { payload } = submission();
    const email = "often@b.test";
    const send = (form: LeadForm, nth: number, address: string) =>
      submit(
        submission({ form, email, address, payload: { ...payload, fullName: "Zoé", companyName: `ACME ${nth}` } }),
      );
    for (const form of ["simulator", "contact", "join"] as const) {
      for (let nth = 0; nth < 3; nth += 1) expect((await send(form, nth, "192.0.2.31")).status).toBe("stored");
      expect((await send(form, 3, "192.0.2.31")).status).toBe("limited");
      expect((await send(form, 4, "192.0.2.32")).status).toBe("stored");
    }
    expect((await submit(submission())).status).toBe("stored");
  });

  test("a program's 1,000 sendings stop at the limits of each network that it has", async () => {
    const stored = async (sent: (nth: number) => Partial<Submission>) => {
      const answers: string[] = [];
      for (let nth = 0; nth < 1_000; nth += 1) answers.push((await submit(submission(sent(nth)))).status);
      return answers.filter((status) => status === "stored").length;
    };
    const from = performance.now();
    const one = await stored(() => ({ address: "192.0.2.8" }));
    expect(one).toBeGreaterThanOrEqual(120);
    // The limit recovers one submission every five seconds; the bound leaves a margin of two.
    expect(one).toBeLessThan(122 + (performance.now() - from) / 5_000);
    const payload = (companyName: string) => ({ ...submission().payload, companyName });
    const sent = (nth: number) => ({
      address: `198.18.0.${nth % 200}`,
      email: "victim@b.test",
      payload: payload(`Spam ${nth}`),
    });
    expect(await stored(sent)).toBe(3 * 200);
  }, 240_000);

  test("of a program is kept, and goes nowhere", async () => {
    const sent = submission({ spam: true });
    expect((await submit(sent)).status).toBe("stored");
    const [stored] = await leadsOf(sent.email);
    expect(stored?.spam).toBe(true);
    expect(
      await database.db
        .select()
        .from(job)
        .where(eq(job.subject, stored?.id ?? "")),
    ).toEqual([]);
  });

  test("whose deliveries cannot be stored is not stored either", async () => {
    await database.db.execute(sql`alter table job rename to job_away`);
    const sent = submission();
    await expect(submit(sent)).rejects.toThrow();
    await database.db.execute(sql`alter table job_away rename to job`);
    expect(await leadsOf(sent.email)).toEqual([]);
  });
});
