import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../../e2e/both-engines.ts";
import { askingIn } from "../../../e2e/peers/asking.ts";
import { published } from "../../../e2e/peers/published.ts";
import { aPerson } from "../../../e2e/peers/viewers.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { askIntroduction } from "../../introduction/ask.server.ts";
import { followStartup } from "../../follow/follow.server.ts";
import { saveInvestorProfile } from "../../investor/investor-profile.server.ts";
import { emptyInvestorProfile } from "../../investor/investor-profile.ts";
import { sendUpdate } from "../../investor-update/send.server.ts";
import { emptyUpdate } from "../../investor-update/update.ts";
import { kpiCheckIn } from "../../kpi/check-in.table.ts";
import type { Actor } from "../../person/actor.ts";
import { scan } from "../../readiness/readiness.server.ts";
import { saveFounderProfile } from "../../startup/founder-profile.server.ts";
import { keptWords as en } from "../question/kept-question-words.en.ts";
import { keptWords as fr } from "../question/kept-question-words.fr.ts";
import { advise } from "./adviser.server.ts";

const now = new Date("2026-11-23T15:00:00Z");

onBothEngines("what the copilot says of investors", (open) => {
  let database: Database;
  let asking: Awaited<ReturnType<typeof askingIn>>;
  let founder: Actor;
  beforeAll(async () => {
    database = await open();
    asking = await askingIn(database.db);
    founder = await published(database.db, "nasse", now, { startup_name: "Nasse" });
  });
  afterAll(() => database.close());

  const said = async (question: string, lang: Lang, actor = founder) => {
    const { parts } = await advise(question, asking.adviserFor(actor, lang, now));
    const [only] = parts;
    return { text: only?.text.replaceAll(/[\u00A0\u202F]/g, " ") ?? "", nextStep: only?.nextStep };
  };

  test("names the firms that wait and until when, and quotes the last update in one line a section", async () => {
    const { db } = database;
    expect((await said(fr.waiting, "fr")).text).toContain("Personne n’attend ta réponse");
    expect((await said(en["last-update"], "en")).text).toContain("haven’t sent an update");
    const investor = await aPerson(db, "investor", { verdict: "yes", firstName: "Ida", lastName: "Roux" });
    await saveInvestorProfile(db, investor, { ...emptyInvestorProfile, company_name: "Verveine" });
    await followStartup(db, investor, "nasse", now);
    await askIntroduction(
      db,
      investor,
      { startup: "nasse", message: "Parlons de vos filets, qui tiennent bien." },
      now,
    );
    await db.insert(kpiCheckIn).values({
      ...{ id: crypto.randomUUID(), founder: "nasse", month: "2026-10-01", mrr: 100_000, cash: 5_200_000 },
      ...{ burn: 1_000_000, cac: 15_000, churn: 4.5, author: "nasse", source: "form" },
    });
    const written = { ...emptyUpdate, worked: "Deux\n- **ports**", asked: "Un contact à Sète", to: null, corrects: "" };
    await sendUpdate(db, founder, written, now);

    const waiting = await said(fr.waiting, "fr");
    expect(waiting.text).toMatch(/Une demande attend ta réponse.*\n- Verveine, jusqu’au 7 décembre 2026$/);
    expect(waiting.text).not.toContain("Ida");
    expect(waiting.nextStep).toMatchObject({ to: "introductions", by: "2026-12-07" });
    expect((await said(en.waiting, "en")).text).toContain("- Verveine, until 7 December 2026");
    const week = await said(fr.priority, "fr");
    expect(week.text).toMatch(
      /^\*\*Ton runway d’abord.*\n\*\*Réponds aussi à une demande de mise en relation au plus tard le 7 décembre 2026\.\*\*/,
    );
    expect(week.nextStep).toMatchObject({ to: "scenarios" });
    const reader = await aPerson(db, "founder", { email: "r@nasse.example", seat: { id: "nasse", role: "reader" } });
    expect((await said(fr.priority, "fr", reader)).text).not.toContain("mise en relation");
    expect((await said(en.priority, "en")).text).toMatch(
      /^\*\*Your runway first.*\n\*\*Also answer an introduction request by 7 December 2026\.\*\*/,
    );
    const calm = { mrr: 2_000_000, cash: 90_000_000, burn: 1_000_000, churn: 1 };
    await db.update(kpiCheckIn).set(calm).where(eq(kpiCheckIn.founder, "nasse"));
    const without = await said(en.priority, "en");
    expect(without.text).toMatch(/^\*\*Your profile first\*\*: .* left to fill in\.\n\*\*Also answer/);
    expect(without.nextStep).toMatchObject({ to: "profile" });
    const raise = { funding_amount_needed: "250k-500k", funding_use: "Un camion" };
    const whole = { region: "bretagne", creation_date: "2024-05-02", team_size: "solo", target_market: "Les ports" };
    await saveFounderProfile(db, founder, { ...whole, business_model: "saas", ...raise });
    expect((await said(en.priority, "en")).text).toMatch(/^\*\*No scan yet\*\*.*\n\*\*Also answer/);
    await scan(db, founder, now);
    const scanned = await said(en.priority, "en");
    expect(scanned.text).toMatch(/^\*\*Answer an introduction request by 7 December 2026\.\*\* For the rest:\n/);
    expect(scanned.nextStep).toMatchObject({ to: "introductions", by: "2026-12-07" });
    const update = await said(fr["last-update"], "fr");
    expect(update.text).toMatch(/23 novembre 2026, avec tes chiffres d’octobre/);
    expect(update.text.split("\n").slice(1)).toEqual([
      "- Ce qui a marché : Deux - ports",
      "- Ce que tu demandais : Un contact à Sète",
    ]);
    expect(update.nextStep).toMatchObject({ to: "updates" });
  });
});
