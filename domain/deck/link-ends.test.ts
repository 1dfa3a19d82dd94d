import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { samplePdf, written } from "../../platform/pdf/sample-pdf.ts";
import { notification } from "../notification/notification.table.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { uploadDeck } from "./deck.server.ts";
import { drawNext } from "./draw.server.ts";
import { newestDrawn } from "./drawn.server.ts";
import { tellOfLinkEnds } from "./link-ends.server.ts";
import { cutLink, shareDeck } from "./share.server.ts";
import { recordOpening } from "./visit.server.ts";

const founder = signedIn("founder", "chaland");
const now = new Date("2026-11-20T10:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * 24 * 3_600_000);

onBothEngines("what a startup is told of its deck", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await aPerson(database.db, "founder", { id: "chaland", email: "chaland@sea.example" });
    await database.db.insert(planGrant).values({
      ...{ id: randomUUID(), startup: "chaland", plan: "visible", startsOn: "2020-01-01" },
      ...{ reason: "Agreed", grantedBy: "phare" },
    });
    const pdf = samplePdf({ pages: [written("Cargo")] });
    await uploadDeck(database.db, founder, { name: "d.pdf", read: () => Promise.resolve(pdf) });
    await drawNext(database.db);
  });
  afterAll(() => database.close());

  const told = () => database.db.select({ data: notification.data }).from(notification);
  const opened = async (email: string, counted = true) => {
    const version = (await newestDrawn(database.db, "chaland"))?.id ?? "";
    await recordOpening(database.db, { founder: "chaland", email }, { version, shows: false, counted }, now);
  };

  test("each reader's first opening is counted once in the day's line, and names nobody", async () => {
    await opened("robot@fonds.example", false);
    expect(await told()).toEqual([]);
    await Promise.all(["ana", "ana", "lou", "ana", "lou"].map((name) => opened(`${name}@fonds.example`)));
    expect(await told()).toEqual([{ data: { day: "2026-11-20", times: 2 } }]);
    await database.db.delete(notification);
  });

  test("links that end within three days are told of once a day of ending, short and cut ones never", async () => {
    const give = async (email: string, lasts: number) => {
      const shared = await shareDeck(database.db, founder, { lang: "fr", days: lasts, watermark: true, email }, now);
      return shared.status === "shared" ? shared.id : "";
    };
    for (const name of ["ana", "lou"]) await give(`${name}@fonds.example`, 10);
    await give("short@fonds.example", 3);
    await cutLink(database.db, founder, await give("cut@fonds.example", 10));
    await tellOfLinkEnds(database.db, days(6));
    expect(await told()).toEqual([]);
    for (const at of [days(7), days(7), days(8)]) await Promise.all([1, 2].map(() => tellOfLinkEnds(database.db, at)));
    expect(await told()).toEqual([{ data: { state: "ends", day: "2026-11-30", times: 2 } }]);
    await database.db.update(planGrant).set({ endsOn: "2026-11-21" });
    await database.db.delete(notification);
    await tellOfLinkEnds(database.db, days(8));
    expect(await told()).toEqual([]);
  });
});
