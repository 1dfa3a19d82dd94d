import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { answers } from "../../e2e/peers/application-answers.ts";
import { atOnce } from "../../e2e/peers/answer-terms.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { application, applicationSubmission } from "./application.table.ts";
import { readBoard } from "./board.server.ts";
import { boardColumns, movesFrom } from "./board.ts";
import { decide } from "./decision.server.ts";
import { inviteToCall } from "./invitation.server.ts";
import { declareConflict } from "./review/conflict.server.ts";
import { syncStatus } from "./status.server.ts";

const now = new Date("2026-12-01T09:00:00Z");

const free = { held: false, full: false, begun: false };

test("a held card moves nowhere, a full intake accepts nobody, and nothing is taken back by a move", () => {
  for (const column of boardColumns) expect(movesFrom(column, { ...free, held: true })).toEqual([]);
  for (const column of boardColumns) {
    expect(movesFrom(column, { ...free, full: true })).not.toContain("accepted");
    expect(movesFrom(column, free)).not.toContain(column);
  }
  expect(movesFrom("first", { ...free, full: true })).toEqual(["call", "declined"]);
  expect(movesFrom("accepted", free)).toEqual([]);
  const begun = { ...free, begun: true };
  expect(movesFrom("final", begun)).toEqual(["accepted", "declined"]);
  expect(movesFrom("waitlisted", begun)).toEqual(["declined"]);
});

onBothEngines("the board of an intake", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function applied(intake: string) {
    const { db } = database;
    const id = randomUUID();
    const email = `${id}@b.test`;
    await aLead(db, { id, form: "application", email });
    await db.insert(application).values({ id, intake, email, lang: "fr", sentAt: now });
    await db.insert(applicationSubmission).values({ id: randomUUID(), applicationId: id, answers, submittedAt: now });
    await syncStatus(db, id);
    return id;
  }

  test("holds each of its applications once, by where it stands, and none that a conflict closes", async () => {
    const { db } = database;
    const [actor, other] = [await aPerson(db, "admin"), await aPerson(db, "admin")];
    const [asked, invited, declined, held, closed] = [
      await applied("2031-05"),
      await applied("2031-05"),
      await applied("2031-05"),
      await applied("2031-05"),
      await applied("2031-05"),
    ];
    await applied("2031-06");
    const times = [new Date("2030-01-04T09:00:00Z")];
    const invite = { times, where: "By video", reason: "Traction", anyway: true, ...atOnce };
    expect(await inviteToCall(db, actor, invited, invite, now)).toMatchObject({ status: "stored" });
    const no = { step: "first", verdict: "no", reason: "Early", line: "A", ...atOnce } as const;
    await decide(db, actor, declined, no, now);
    await decide(db, actor, held, { ...no, hold: 15 }, now);
    await declareConflict(db, actor, { application: closed, reason: "A cousin" }, now);
    const board = await readBoard(db, actor, "2031-05", atOnce.delays, now);
    expect(board.map(({ view, count, cards }) => [view, count, cards.map(({ id }) => id)])).toEqual([
      ["first", 1, [asked]],
      ["call", 1, [invited]],
      ["final", 0, []],
      ["waitlisted", 0, []],
      ["accepted", 0, []],
      ["declined", 2, expect.arrayContaining([declined, held])],
    ]);
    const cards = board.flatMap((column) => column.cards);
    expect(cards.find(({ id }) => id === held)?.leavesAt).toEqual(new Date(now.getTime() + 15 * 60_000));
    expect(cards.find(({ id }) => id === declined)?.leavesAt).toBeNull();
    const theirs = await readBoard(db, other, "2031-05", atOnce.delays, now);
    expect(theirs.find(({ view }) => view === "first")).toMatchObject({ count: 2 });
  });
});
