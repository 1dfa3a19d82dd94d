import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { signedIn } from "../../e2e/peers/viewers.ts";
import { ask } from "../../platform/db/ask.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { createLog } from "../../platform/log/log.server.ts";
import { listAudit } from "../audit/list.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { waitingErasure } from "../person/erasure.server.ts";
import { answerRequest, enterRequest } from "./entered.server.ts";
import { enteredKinds } from "./privacy.ts";
import { erase } from "./erase.server.ts";
import { exportOf } from "./export.server.ts";
import { listRequests, readRequest, requestsToAnswer } from "./register.server.ts";
import { dueAfter, requestsOf } from "./request.server.ts";
import { requestErasure } from "./erasure-request.server.ts";
import { carryOutErasures } from "./carry-out-erasures.server.ts";
import { closeExpired } from "./export-request.server.ts";

const email = "ada@startup.example";
const letter = { kind: "erasure", via: "post", email, receivedOn: "2026-01-31", note: "Signed letter" } as const;
const answer = { answeredOn: "2026-02-10", answer: "Erased, told by letter" };

const actor = signedIn("admin", "a");

test("a month ends on its last day where the next one is shorter", () => {
  const due = (day: string) =>
    dueAfter(new Date(`${day}T12:00:00Z`))
      .toISOString()
      .slice(0, 10);
  expect(["2026-01-31", "2028-01-31", "2026-11-21", "2026-12-31"].map(due)).toEqual([
    "2026-02-28",
    "2028-02-29",
    "2026-12-21",
    "2027-01-31",
  ]);
});

onBothEngines("a request that came by another way", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("stands in the register with its month, is never served by the site, and is answered once", async () => {
    const { db } = database;
    const waiting = () => ask(db, { requests: requestsToAnswer(actor) });
    const id = await enterRequest(db, actor, letter);
    expect(await enterRequest(db, actor, letter)).toBe(id);
    expect(await enterRequest(db, actor, { ...letter, note: "She called too" })).toBe(id);
    const { rows } = await listRequests(db, actor, { kind: "erasure", state: "late" }, {});
    expect(rows).toMatchObject([{ id, via: "post", dueAt: new Date("2026-02-28T12:00:00Z"), late: true }]);
    expect((await waiting()).requests).toMatchObject({ count: 1, late: 1 });

    const crm = { crm: false, forgetEmails: async () => {}, note: async () => {} };
    expect(await carryOutErasures(db, createLog("silent"), crm)).toBe(0);
    await closeExpired(db);
    expect(await waitingErasure(db, email)).toMatchObject({ on: null, by: dueAfter(new Date("2026-01-31T12:00:00Z")) });
    const asker = { email, lang: "fr", via: "account", actor: null, address: "10.0.0.1" } as const;
    expect(await requestErasure(db, asker)).toBeInstanceOf(Date);
    expect(await requestsOf(db, email)).toHaveLength(2);

    expect(await answerRequest(db, actor, id, { ...answer, answeredOn: "2026-01-30" })).toEqual({ status: "early" });
    expect(await answerRequest(db, actor, id, answer)).toEqual({ status: "stored" });
    expect(await answerRequest(db, actor, id, answer)).toEqual({ status: "unchanged" });
    expect(await readRequest(db, actor, id)).toMatchObject({
      byHand: true,
      outcome: "done",
      ...{ answer: answer.answer, note: "Signed letter\n\nShe called too" },
    });
    expect((await waiting()).requests).toEqual({ count: 0, late: 0, since: null });
    const log = await listAudit(db, actor, { actor: "", action: "", object: id, from: "", to: "" }, {});
    expect(log.rows.map(({ action }) => action)).toEqual([
      "privacy-request.look",
      "privacy.answered",
      "privacy.entered",
    ]);
  });

  test("is of any kind that the law knows", async () => {
    const { db } = database;
    const whose = "cleo@startup.example";
    for (const kind of enteredKinds) await enterRequest(db, actor, { ...letter, email: whose, kind });
    const kinds = (await requestsOf(db, whose)).map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(["erasure", "export", "objection", "rectification", "restriction"]);
  });

  test("is part of what its person is given, and loses its words with them", async () => {
    const { db } = database;
    const whose = "bob@startup.example";
    const id = await enterRequest(db, actor, { ...letter, email: whose, kind: "objection" });
    const given = await exportOf(db, whose);
    expect(given.flatMap(({ rows }) => rows)).toMatchObject([{ kind: "objection", note: "Signed letter" }]);
    await db.transaction((tx) => erase(tx, { email: whose, about: id, crm: false, forGood: false }));
    expect(await readRequest(db, actor, id)).toMatchObject({ kind: "objection", email: null, note: null });
  });

  test("a request that the site serves is not answered by hand, and no verb serves anybody but an administrator", async () => {
    const { db } = database;
    const { rows } = await listRequests(db, actor, { kind: "erasure", state: "open" }, {});
    expect(await answerRequest(db, actor, rows[0]?.id ?? "", answer)).toEqual({ status: "gone" });
    for (const role of ["founder", "investor"] as const)
      for (const verb of [
        () => enterRequest(db, signedIn(role, "a"), letter),
        () => answerRequest(db, signedIn(role, "a"), rows[0]?.id ?? "", answer),
        () => readRequest(db, signedIn(role, "a"), rows[0]?.id ?? ""),
      ])
        await expect((async () => verb())()).rejects.toBeInstanceOf(NotAllowed);
  });
});
