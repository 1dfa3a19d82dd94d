import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { trySession } from "../../app/commands/accounts.server.ts";
import { pathOf } from "../../app/paths.ts";
import type { Event } from "../../domain/content/content.ts";
import { raiseVersion } from "../../domain/content/content.server.ts";
import { contentRecord } from "../../domain/content/content.table.ts";
import type { Role } from "../../domain/person/viewer.ts";
import { setSeats } from "../../domain/session-seat/desk.server.ts";
import { sessionGuest } from "../../domain/session-seat/session-seat.table.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { ask } from "../http/ask.ts";
import { sendAs } from "../peers/publish.ts";
import type { Somebody } from "../peers/sign-in.ts";
import type { Site } from "../peers/site.ts";
import { signedIn } from "../peers/viewers.ts";
import { type Check, none, onThisMachine, until } from "./check.ts";

export const operator = signedIn("admin", "operator");

export type Person = { id: string; cookie: string };

/** Signs a person in without the process that `signInAs` starts for each person on PostgreSQL. */
export async function signedInOn({ db }: Database, role: Role, more: Somebody = {}): Promise<Person> {
  const out = new PassThrough();
  await trySession({ db }, out, JSON.stringify({ role, ...more }));
  out.end();
  const { id, token } = JSON.parse(await text(out)) as { id: string; token: string };
  return { id, cookie: `session=${token}` };
}

/** Resolves to how often each final status was returned, and to the number of 503 responses. */
export async function pressed(servers: Site[], people: Person[], path: string, fields: Record<string, string>) {
  const statuses: number[] = [];
  let busy = 0;
  const press = async ({ cookie }: Person, nth: number) => {
    for (let round = 0; round < 20; round += 1) {
      const { status } = await sendAs(servers[(nth + round) % servers.length] as Site, cookie, path, fields);
      if (status !== 503) return void statuses.push(status);
      busy += 1;
    }
    statuses.push(503);
  };
  await Promise.all(people.map(press));
  const counts = Map.groupBy(statuses, (status) => status);
  return { answers: [...counts].map(([status, all]) => `${status}: ${all.length}`).toSorted(), busy };
}

export const mailsNamed = async ({ db }: Database, start: string) => {
  const rows = await db.select({ key: job.key, data: job.data }).from(job);
  const named = rows.flatMap(({ key, data }) => {
    const { letter = "" } = data as { letter?: string };
    return letter.startsWith(start) ? [{ key, letter }] : [];
  });
  const kinds = Map.groupBy(named, ({ letter }) => letter);
  return {
    kinds: [...kinds].map(([letter, all]) => `${letter}: ${all.length}`).toSorted(),
    twice: named.filter(({ key }, nth) => named.findIndex((other) => other.key === key) !== nth),
  };
};

export const same = (goal: string, measured: readonly string[], expected: readonly string[]): Check => ({
  goal: `${goal}: ${expected.join(", ")}`,
  measured: measured.join(", "),
  ok: measured.join() === expected.join(),
});

export async function racedSeat(servers: Site[], database: Database, presses: number): Promise<Check[]> {
  const { db } = database;
  const startsOn = daysLater(parisDay(new Date()), 40);
  const id = "raced";
  const data: Event = {
    ...{ kind: "event", id, name: { en: "Raced", fr: "Raced" }, startsOn, endsOn: startsOn, confirm: false },
    ...{ startTime: "18:00", endTime: "21:00", place: null, applicationsCloseOn: null, format: "quarterly" },
    ...{ capacity: 8, selected: null, pitched: null },
  };
  await db.insert(contentRecord).values({ kind: "event", id, position: 0, data, edited: true });
  await raiseVersion(db);
  await setSeats(db, operator, id, 1);
  const investors: Person[] = [];
  for (let made = 0; made < presses; made += 1)
    investors.push(await signedInOn(database, "investor", { approved: true }));
  const path = pathOf("investor-session", { id });
  const headers = { cookie: investors[0]?.cookie ?? "" };
  const shows = async ({ port }: Site) => (await ask(port, path, { headers })).status === 200;
  if (!(await until(async () => (await Promise.all(servers.map(shows))).every(Boolean), 60_000)))
    throw new Error("The session is not shown");
  const { answers, busy } = await pressed(servers, investors, path, { intent: "reserve" });
  const rows = await db.select().from(sessionGuest).where(eq(sessionGuest.session, id));
  const seated = rows.filter(({ seat }) => seat !== null).length;
  const { kinds, twice } = await mailsNamed(database, "session-seat-");
  return [
    same(`${presses} presses of one seat, on two servers`, answers, [`303: ${presses}`]),
    onThisMachine("presses of it that found a server too busy", busy, 0),
    same("seated and waiting", [`${seated}`, `${rows.length - seated}`], ["1", `${presses - 1}`]),
    same("mails about the seat", kinds, ["session-seat-seat: 1", `session-seat-waiting: ${presses - 1}`]),
    none("people with two mails about it", twice),
  ];
}
