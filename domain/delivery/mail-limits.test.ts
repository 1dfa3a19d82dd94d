import { expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { teamPause } from "./mail-limits.server.ts";
import { strangersPause } from "./stranger-pause.server.ts";
import { strangerLimits } from "./stranger-mails.ts";

async function mailed(db: Db, ...addresses: string[]) {
  for (const key of addresses)
    await db.insert(job).values({
      id: crypto.randomUUID(),
      queue: "mail",
      key,
      data: {},
      state: "done",
      finishedAt: new Date(Date.now() - 1_000),
    });
}

const waits = async (db: Db, key: string) =>
  (await strangersPause(db, "mail", { id: crypto.randomUUID(), key }, strangerLimits)).address > 0;

onBothEngines("mails that strangers cause", (open) => {
  test("are counted by mailbox, however a stranger writes its address", async () => {
    const { db, close } = await open();
    await mailed(db, "nora+1@startup.example", "nora+2@startup.example", "nora+3@startup.example");
    await mailed(db, "no.ra+1@gmail.com", "n.ora@gmail.com", "nora+2@googlemail.com");
    for (const address of [
      "nora+4@startup.example",
      "nora+1@startup.example",
      "n.o.ra@gmail.com",
      "nora@googlemail.com",
    ])
      expect([address, await waits(db, address)]).toEqual([address, true]);
    for (const address of [
      "no.ra@startup.example",
      "nor+a@startup.example",
      "nora+1@other.example",
      "nor.a.h@gmail.com",
    ])
      expect([address, await waits(db, address)]).toEqual([address, false]);
    await close();
  });
});

onBothEngines("mails that the team decides to send", (open) => {
  test("are counted by mailbox, and those of one kind hold up no others", async () => {
    const { db, close } = await open();
    const sent = (letter: string, addresses: string[]) =>
      db.insert(job).values(
        addresses.map((key) => ({
          ...{ id: crypto.randomUUID(), queue: "team-mail", key, data: { letter }, state: "done" as const },
          finishedAt: new Date(Date.now() - 1_000),
        })),
      );
    const pause = async (key: string, letter: string) => {
      const { address, anybody } = await teamPause(db, "team-mail", { key, letter });
      return [address > 0, anybody > 0];
    };
    await sent(
      "application-declined",
      Array.from({ length: 20 }, (_, nth) => `nora+${nth}@gmail.com`),
    );
    expect(await pause("no.ra@gmail.com", "application-declined")).toEqual([true, false]);
    expect(await pause("no.ra@gmail.com", "application-accepted")).toEqual([false, false]);
    expect(await pause("ada@gmail.com", "application-declined")).toEqual([false, false]);
    await sent(
      "application-declined",
      Array.from({ length: 480 }, (_, nth) => `${nth}@made-up.example`),
    );
    expect(await pause("ada@gmail.com", "application-declined")).toEqual([false, true]);
    expect(await pause("ada@gmail.com", "investor-approved")).toEqual([false, false]);
    await close();
  });
});
