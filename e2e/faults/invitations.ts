import { invitationsADay } from "../../domain/suppression/invitation-mail.server.ts";
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { createPerson } from "../../domain/person/person.server.ts";
import { invite } from "../../domain/seat/invite.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { signedIn } from "../peers/viewers.ts";
import { all, type Check, onThisMachine } from "./check.ts";
import { type EngineKind, openDatabase } from "./open-database.ts";

const lang = "en";
const atOnce = 50;

async function anOwner(db: Db) {
  const email = `${randomUUID()}@startup.example`;
  const id = (await createPerson(db, { email, firstName: "Ada", lastName: "Roux", role: "founder", lang })) ?? "";
  const { viewer, address } = signedIn("founder", id);
  return { viewer: { ...viewer, email, startup: { id, role: "owner" as const } }, address };
}

const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

export async function invitations(kind: EngineKind, { startups }: { startups: number }): Promise<Check[]> {
  const database = await openDatabase(kind);
  const { db } = database;
  try {
    const known = (await anOwner(db)).viewer.email;
    const unknown = `${randomUUID()}@startup.example`;
    const statuses: string[] = [];
    const took: Record<string, number[]> = { [known]: [], [unknown]: [] };
    for (let index = 0; index < startups; index += 1) {
      const owner = await anOwner(db);
      // The first address alternates, because a startup's second invitation is faster with cached data.
      for (const email of index % 2 === 0 ? [known, unknown] : [unknown, known]) {
        const from = performance.now();
        const { status } = await invite(db, owner, { email, role: "reader", lang });
        took[email]?.push(performance.now() - from);
        statuses.push(status);
      }
    }
    const crowd = [(await anOwner(db)).viewer.email, `${randomUUID()}@startup.example`];
    let left = startups;
    const inviteBoth = async () => {
      for (; left > 0;) {
        left -= 1;
        const owner = await anOwner(db);
        for (const email of crowd) statuses.push((await invite(db, owner, { email, role: "editor", lang })).status);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, inviteBoth));
    const mails = await Promise.all([known, unknown, ...crowd].map((email) => db.$count(job, eq(job.key, email))));
    const rows = await db.execute<{ kept: number }>(sql`select count(*)::int as kept from seat_invitation`);
    return [
      all(
        "invitations of many startups answered like any other",
        statuses.filter((each) => each === "invited").length,
        startups * 4,
      ),
      all("invitations kept", Number(rows.rows[0]?.kept), startups * 4),
      {
        goal: `mails to an address with an account, one without, and both at once: ${invitationsADay} each`,
        measured: mails.join(", "),
        ok: mails.every((each) => each === invitationsADay),
      },
      onThisMachine(
        "between the medians of an address with an account and one without",
        Math.abs(median(took[known] ?? []) - median(took[unknown] ?? [])),
        5,
        " ms",
      ),
    ];
  } finally {
    await database.close();
  }
}
