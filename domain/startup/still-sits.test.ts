import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { published } from "../../e2e/peers/published.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import { samplePdf, written } from "../../platform/pdf/sample-pdf.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { saveCapTable } from "../cap-table/cap-table.server.ts";
import type { PricedRound } from "../cap-table/round.ts";
import { removeScenario, saveScenario } from "../cap-table/scenario.server.ts";
import { removeDeck, uploadDeck } from "../deck/deck.server.ts";
import { drawNext } from "../deck/draw.server.ts";
import { cutLink, shareDeck } from "../deck/share.server.ts";
import { type Composed, saveChoices } from "../document/document.server.ts";
import { keepVersion } from "../document/keep-version.server.ts";
import { followInvitation } from "../follow/follow.table.ts";
import { removeFollower } from "../follow/invitation.server.ts";
import { inviteFollower } from "../follow/invite.server.ts";
import { unblockInvestor } from "../introduction/block.server.ts";
import { saveDraft } from "../investor-update/draft.server.ts";
import { sendUpdate } from "../investor-update/send.server.ts";
import { emptyUpdate } from "../investor-update/update.ts";
import { importCheckIns } from "../kpi/import.server.ts";
import { recordCheckIn } from "../kpi/record.server.ts";
import { houseThresholds } from "../kpi/threshold.ts";
import { setThresholds } from "../kpi/threshold.server.ts";
import { markMeeting, rateMeeting, shareFigures } from "../meeting/after.server.ts";
import { book, cancel, move } from "../meeting/booking.server.ts";
import { watchHours } from "../meeting/hour-watch.server.ts";
import { saveHost, saveWeek } from "../meeting/keep-hours.server.ts";
import { timesOf } from "../meeting/times.server.ts";
import { blockPerson } from "../person/block.server.ts";
import { applyToPitch } from "../pitch-session/founder-application.server.ts";
import { endTrial, startTrial } from "../plan-grant/trial.server.ts";
import { saveProfile } from "../publication/founder-profile.server.ts";
import { change, confirm, withdraw } from "../publication/publication.server.ts";
import { publish } from "../publication/publish.server.ts";
import { scan } from "../readiness/readiness.server.ts";
import { askReview } from "../readiness/review.server.ts";
import { remove } from "../seat/change.server.ts";
import { invite } from "../seat/invite.server.ts";
import { setCard } from "../session-record/card.server.ts";
import { saveFounderProfile } from "./founder-profile.server.ts";

const now = new Date("2027-01-04T07:00:00Z");
const numbers = {
  ...{ mrr: 1, cash: 2, burn: 3, cac: 4, churn: 5, nps: null, activeDeals: null, lastInvestorContact: null },
  ...{ raised: null, difference: "" },
};
const holders = [{ name: "Zoé", shares: 100 }];
const round: PricedRound = {
  ...{ kind: "priced" as const, investor: "Fund", amount: 10_000, valuation: 40_000, valued: "pre" as const },
  ...{ pool: 0, poolMade: "before" as const, conversion: "within" as const },
};
const document: Composed = {
  composed: { lang: "fr", title: "Sel", subtitle: "", foot: "", sections: [] },
  milestones: [],
  model: null,
};
const notice = { purpose: "notice" as const, version: 1, wording: "Why we ask", given: true };
const application = {
  ...{ session: "spring", threshold: 0, feeText: "" },
  submission: {
    ...{ key: undefined, lang: "fr" as const, payload: { startupName: "Sel" }, consents: [notice], source: {} },
    ...{ address: "10.0.0.9", notify: "", spam: false },
  },
};
const publishing = { customers: ["B2B" as const], deepTech: false, shown: [] };

/** Rate limit counters are left out, because a refused request counts too. */
async function contentOf(db: Db) {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_bucket'`,
  );
  const content = new Map<string, unknown>();
  for (const { name } of rows) {
    const found = await db.execute(
      sql`select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from ${sql.identifier(name)} t`,
    );
    content.set(name, found.rows);
  }
  return content;
}

onBothEngines("a request that began before its person was removed or blocked", (open) => {
  test("does nothing for the startup any more", async () => {
    const { db, close } = await open();
    const admin = await aPerson(db, "admin");
    const owner = await published(db, "sel", now);
    const editor = await aPerson(db, "founder", { seat: { id: "sel", role: "editor" } });
    const second = await aPerson(db, "founder", { seat: { id: "sel", role: "owner" } });
    const file = { name: "deck.pdf", read: () => Promise.resolve(samplePdf({ pages: [written("Sel")] })) };
    await uploadDeck(db, owner, file, now);
    await drawNext(db);
    const share = { lang: "en" as const, watermark: true, days: 30 };
    const shared = await shareDeck(db, owner, { ...share, email: "reader@fund.example" }, now);
    const link = shared.status === "shared" ? shared.id : "";
    const invited = (email: string) => ({ email, lang: "en" as const });
    await inviteFollower(db, owner, invited("follower@fund.example"), now);
    const [follower] = await db.select({ id: followInvitation.id }).from(followInvitation);
    const host = { id: "mentor-ana", kind: "mentor" as const, available: true };
    await saveHost(db, admin, { host, place: "https://visio.example/1", email: "ana@mentor.example", lang: "fr" });
    const week = new Map([1, 2, 3, 4, 5, 6, 7].map((day) => [day, { from: 540, until: 720 }]));
    await saveWeek(db, admin, { host, zone: "Europe/Paris", week });
    const [one, other] = (await timesOf(db, host, now)).offers;
    const wish = { host, startsAt: one ?? now, topic: "" };
    const booked = await book(db, owner, wish, now);
    const met = booked.status === "booked" ? booked.id : "";
    await scan(db, owner, now);
    const saved = await saveScenario(db, owner, { name: "Ours", holders, rounds: [round] }, now);
    const scenario = saved.status === "saved" ? saved.id : "";
    expect([link, follower?.id, met, scenario]).not.toContain("");

    expect(await remove(db, owner, editor.viewer.id, now)).toEqual({ status: "removed" });
    await blockPerson(db, admin, second.viewer.id, { reason: "R", line: "L" });
    const before = await contentOf(db);
    const done: string[] = [];
    for (const actor of [editor, second]) {
      const presses = {
        share: () => shareDeck(db, actor, { ...share, email: "ex@colleague.example" }, now),
        password: () => shareDeck(db, actor, { ...share, password: "Sand and water 2026" }, now),
        cut: () => cutLink(db, actor, link, now),
        upload: () => uploadDeck(db, actor, file, now),
        removeDeck: () => removeDeck(db, actor, 99, now),
        invite: () => inviteFollower(db, actor, invited("ex@colleague.example"), now),
        removeFollower: () => removeFollower(db, actor, follower?.id ?? "", now),
        send: () => sendUpdate(db, actor, { ...emptyUpdate, worked: "All", to: null, corrects: "" }, now),
        draft: () => saveDraft(db, actor, { typed: { ...emptyUpdate, worked: "All" }, sent: {} }, now),
        move: () => move(db, actor, { id: met, startsAt: other ?? now, available: true }, now),
        cancel: () => cancel(db, actor, { id: met }, now),
        checkIn: () => recordCheckIn(db, actor, { month: "2026-12-01", numbers }, now),
        import: () => importCheckIns(db, actor, { months: [{ month: "2026-11-01", numbers }] }, now),
        thresholds: () => setThresholds(db, actor, houseThresholds, now),
        scan: () => scan(db, actor, now),
        review: () => askReview(db, actor, "Look", now),
        choices: () => saveChoices(db, actor, "roadmap", [{ section: "goals", chosen: true, text: "Mine" }], now),
        version: () => keepVersion(db, actor, "roadmap", document, now),
        capTable: () => saveCapTable(db, actor, holders, now),
        scenario: () => saveScenario(db, actor, { name: "Mine", holders, rounds: [round] }, now),
        removeScenario: () => removeScenario(db, actor, scenario),
        ownProfile: () => saveFounderProfile(db, actor, { description: "Mine" }, now),
        profile: () => saveProfile(db, actor, { startup_name: "Mine" }, now),
        watch: () => watchHours(db, actor, { ...host, available: false }, now),
        mark: () => markMeeting(db, actor, { id: met, outcome: "held" }, now),
        rate: () => rateMeeting(db, actor, { id: met, rating: 1, sentence: "" }, now),
        figures: () => shareFigures(db, actor, { id: met, share: true }, now),
        unblock: () => unblockInvestor(db, actor, "investor"),
        ...(actor === second && {
          invite: () => invite(db, actor, { email: "ex@colleague.example", role: "reader", lang: "fr" }, now),
          trial: () => startTrial(db, actor, 1, now),
          endTrial: () => endTrial(db, actor, now),
          apply: () => applyToPitch(db, actor, "secret", application, now),
          card: () => setCard(db, actor, { session: "spring", shown: true }, now),
          publish: () => publish(db, actor, publishing, now),
          change: () => change(db, actor, publishing, now),
          confirm: () => confirm(db, actor, now),
          withdraw: () => withdraw(db, actor, now),
        }),
      };
      for (const [name, press] of Object.entries<() => Promise<unknown>>(presses))
        await press().then(
          () => done.push(`${actor.viewer.startup?.role} ${name}`),
          (error: unknown) => expect([name, error]).toEqual([name, expect.any(NotAllowed)]),
        );
    }
    expect(done).toEqual([]);
    expect(await contentOf(db)).toEqual(before);
    await close();
  });
});
