import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { listSubscribers, readSubscriber, subscriberWith, type SubscriberFilter } from "./list.server.ts";
import { newsletterSubscription } from "./newsletter.table.ts";

const admin = signedIn("admin");

onBothEngines("subscribers", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const ago = (days: number) => sql`now() - ${days}::int * interval '1 day'`;
  type Times = { confirmed?: number; left?: number; bounced?: number };
  async function add(email: string, requested: number, { confirmed, left, bounced }: Times = {}) {
    const id = randomUUID();
    await database.db.insert(newsletterSubscription).values({
      ...{ id, email, lang: "fr", requestId: id, requestedAt: ago(requested) },
      confirmedAt: confirmed === undefined ? null : ago(confirmed),
      unsubscribedAt: left === undefined ? null : ago(left),
      bouncedAt: bounced === undefined ? null : ago(bounced),
    });
    return id;
  }
  const list = async (filter: Partial<SubscriberFilter>) =>
    (await listSubscribers(database.db, admin, { state: "", text: "", ...filter }, {})).rows.map(({ email }) => email);

  test("are found by their address and by where they stand, the latest request first, page by page", async () => {
    const reader = await add("reader@b.test", 90, { confirmed: 89 });
    await add("waits@b.test", 1);
    await add("gone@b.test", 80, { confirmed: 79, left: 3 });
    await add("again@b.test", 2, { confirmed: 70, left: 60 });
    await add("refused@b.test", 5, { bounced: 4 });
    await add("full@b.test", 50, { confirmed: 49, bounced: 2 });
    await add("late@b.test", 400);
    expect(await list({})).toEqual([
      ...["waits@b.test", "again@b.test", "refused@b.test", "full@b.test"],
      ...["gone@b.test", "reader@b.test", "late@b.test"],
    ]);
    expect(await list({ state: "subscribed" })).toEqual(["reader@b.test"]);
    expect(await list({ state: "waiting" })).toEqual(["waits@b.test", "again@b.test"]);
    expect(await list({ state: "left" })).toEqual(["gone@b.test"]);
    expect(await list({ state: "bounced" })).toEqual(["refused@b.test", "full@b.test"]);
    expect(await list({ state: "expired" })).toEqual(["late@b.test"]);
    expect(await list({ text: "READER@" })).toEqual(["reader@b.test"]);
    expect(await list({ text: "nobody" })).toEqual([]);
    const first = await listSubscribers(database.db, admin, { state: "", text: "" }, { size: 5 });
    const next = await listSubscribers(
      database.db,
      admin,
      { state: "", text: "" },
      { after: first.next ?? "", size: 5 },
    );
    expect(next.rows.map(({ email }) => email)).toEqual(["reader@b.test", "late@b.test"]);
    expect(await subscriberWith(database.db, admin, "Reader@b.test")).toMatchObject({
      id: reader,
      state: "subscribed",
    });
    expect(await readSubscriber(database.db, admin, reader)).toMatchObject({ email: "reader@b.test", events: [] });
    expect(await readSubscriber(database.db, admin, randomUUID())).toBeUndefined();
  });
});
