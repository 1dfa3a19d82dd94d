import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { countUnread } from "../notification/own.server.ts";
import type { Actor } from "../person/actor.ts";
import type { Role } from "../person/viewer.ts";
import { answerMentorRequest, openMentorRequests, ownMentorRequests } from "./mentor-request.server.ts";
import { mentorRequest } from "./mentor-request.table.ts";

onBothEngines("requests for a mentor", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const somebody = (role: Role) => aPerson(database.db, role);
  const asked = (actor: Actor, mentor: string) =>
    database.db
      .insert(mentorRequest)
      .values({ id: randomUUID(), founder: actor.viewer.id, mentor, topic: "Runway", times });
  const times = ["2027-01-11T09:00:00.000Z", "2027-01-12T09:00:00.000Z", "2027-01-13T09:00:00.000Z"];

  test("a request is answered once, and the founder is told", async () => {
    const { db } = database;
    const [actor, admin] = [await somebody("founder"), await somebody("admin")];
    await asked(actor, "finance");
    const waiting = (await openMentorRequests(db, admin)).rows.find(({ founder }) => founder === actor.viewer.id);
    const id = waiting?.id ?? "";
    const yes = { time: times[1] ?? "", answer: "See you then" };
    expect(await answerMentorRequest(db, admin, id, { ...yes, time: "2027-01-14T09:00:00.000Z" })).toBe("no-such-time");
    const answers = await Promise.all([
      answerMentorRequest(db, admin, id, yes),
      answerMentorRequest(db, admin, id, yes),
    ]);
    expect(answers.toSorted()).toEqual(["gone", "stored"]);
    expect(await ownMentorRequests(db, actor)).toMatchObject([
      { verdict: "yes", chosenTime: new Date(times[1] ?? "") },
    ]);
    expect(await countUnread(db, actor)).toBe(1);
  });

  test("eight founders answered at once never get a mentor's same hour", async () => {
    const { db } = database;
    const admin = await somebody("admin");
    const ids: string[] = [];
    for (let asking = 0; asking < 8; asking += 1) {
      const actor = await somebody("founder");
      await asked(actor, "lawyer");
      ids.push((await ownMentorRequests(db, actor))[0]?.id ?? "");
    }
    const [first = "", ...others] = await Promise.all(
      ids.map((id) => answerMentorRequest(db, admin, id, { time: times[0] ?? "", answer: "" })),
    ).then((answers) => answers.toSorted());
    expect([first, ...new Set(others)]).toEqual(["stored", "taken"]);
  });
});
