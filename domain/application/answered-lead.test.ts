import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { atOnce } from "../../e2e/peers/answer-terms.ts";
import { signedIn } from "../../e2e/peers/viewers.ts";
import { ask } from "../../platform/db/ask.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { leadsOfDay, untoldLeads } from "../lead/count.server.ts";
import { lead, leadStatusChange } from "../lead/lead.table.ts";
import { setLeadStatus } from "../lead/status.server.ts";
import type { Answers } from "./application.ts";
import type { IntakeRule } from "./intake.ts";
import { nextIntakes } from "./intake.ts";
import { decide } from "./decision.server.ts";
import { inviteToCall } from "./invitation.server.ts";
import { submitApplication } from "./submit.server.ts";

const secret = "a secret for the tests of this file";
const rule: IntakeRule = { due: 15, interviews: { from: 1, to: 15 }, start: 1 };
const admin = signedIn("admin", "operator");

onBothEngines("a lead that began an application", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  let people = 0;
  async function apply(pitch = "Salt for restaurants.", email = `p${(people += 1)}@b.test`) {
    const [intake] = nextIntakes(new Date(), rule, 1);
    const answers: Answers = {
      ...{ fullName: "Zoé Martin", companyName: "Étang", website: "https://etang.example", customers: "b2b" },
      ...{ stage: "seed", entity: "french", fullTimeFounders: "2", monthlyRevenue: 12_000, pitch },
    };
    const sent = { answers, intake: intake?.id ?? "", email, lang: "fr" as const, source: {}, spam: false };
    const consent = { purpose: "notice", version: 1, wording: "What it is for", given: true } as const;
    const address = `10.2.0.${people}`;
    await submitApplication(database.db, secret, { ...sent, consents: [consent], address, notify: "" }, rule);
    const rows = await database.db.select().from(lead).where(eq(lead.email, email));
    return { email, id: rows.find(({ form }) => form === "application")?.id ?? "" };
  }
  const statuses = async (email: string) =>
    (await database.db.select().from(lead).where(eq(lead.email, email))).map(({ status }) => status);
  const waiting = async () => {
    const { untold, today } = await ask(database.db, { untold: untoldLeads(admin), today: leadsOfDay(admin) });
    return [untold, today.reduce((sum, { count }) => sum + count, 0)];
  };

  test("is answered with it, its other versions too, and Today counts it no more", async () => {
    const [declined, invited, open, closed] = [await apply(), await apply(), await apply(), await apply()];
    await apply("Reeds for roofs.", declined.email);
    await setLeadStatus(database.db, admin, closed.id, { from: "new", to: "closed" });
    expect(await waiting()).toEqual([4, 4]);
    const decision = { step: "first", verdict: "no", reason: "Too early", line: "Come back." } as const;
    await decide(database.db, admin, declined.id, { ...decision, ...atOnce });
    expect(await statuses(declined.email)).toEqual(["answered", "answered"]);
    expect(await waiting()).toEqual([2, 2]);
    const times = [new Date(Date.now() + 5 * 86_400_000)];
    const invitation = { times, where: "https://meet.example/1", reason: "Good", anyway: true };
    await inviteToCall(database.db, admin, invited.id, { ...invitation, ...atOnce });
    await inviteToCall(database.db, admin, closed.id, { ...invitation, ...atOnce });
    expect(await waiting()).toEqual([1, 1]);
    expect([await statuses(open.email), await statuses(closed.email)]).toEqual([["new"], ["closed"]]);
    const changes = await database.db.select().from(leadStatusChange).where(eq(leadStatusChange.leadId, invited.id));
    expect(changes).toMatchObject([{ status: "answered", author: "operator" }]);
    await inviteToCall(database.db, admin, randomUUID(), { ...invitation, ...atOnce });
  });
});
