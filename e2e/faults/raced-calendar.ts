import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { pathOf } from "../../app/paths.ts";
import { host } from "../../domain/meeting/host.table.ts";
import { saveHost, saveWeek } from "../../domain/meeting/keep-hours.server.ts";
import { meeting } from "../../domain/meeting/meeting.table.ts";
import { timesOf } from "../../domain/meeting/times.server.ts";
import { planGrant } from "../../domain/plan-grant/plan-grant.table.ts";
import { type Database, openPostgres } from "../../platform/db/database.server.ts";
import type { Site } from "../peers/site.ts";
import { type Check, none, onThisMachine } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import { mailsNamed, operator, pressed, racedSeat, same, signedInOn, type Person } from "./raced-seat.ts";

const week = new Map([1, 2, 3, 4, 5, 6, 7].map((day) => [day, { from: 9 * 60, until: 12 * 60 }]));

export async function racedCalendar({ presses }: { presses: number }): Promise<Check[]> {
  const app = await openApp("postgres");
  try {
    const servers = await Promise.all([app.start(), app.start()]);
    const database = await openPostgres(app.url ?? "", () => {});
    try {
      return [...(await racedHour(servers, database, presses)), ...(await racedSeat(servers, database, presses))];
    } finally {
      await database.close();
    }
  } finally {
    await app.dispose();
  }
}

async function racedHour(servers: Site[], database: Database, presses: number): Promise<Check[]> {
  const { db } = database;
  const finance = { id: "finance", kind: "mentor" as const };
  const means = { place: "https://visio.example/1", email: "mentor@mentor.example", lang: "fr" as const };
  await saveHost(db, operator, { host: finance, ...means });
  await saveWeek(db, operator, { host: finance, zone: "Europe/Paris", week });
  const founders: Person[] = [];
  for (let made = 0; made < presses; made += 1) {
    const founder = await signedInOn(database, "founder");
    const grant = { startsOn: "2020-01-01", endsOn: null, grantedBy: "admin", reason: "Test" };
    await db.insert(planGrant).values({ id: randomUUID(), startup: founder.id, plan: "elite", ...grant });
    founders.push(founder);
  }
  const [startsAt] = (await timesOf(db, finance)).offers;
  const book = { intent: "book", starts_at: startsAt?.toISOString() ?? "", topic: "Runway" };
  const path = pathOf("founder-hours-host", { host: finance.id });
  const { answers, busy } = await pressed(servers, founders, path, book);
  const { kinds, twice } = await mailsNamed(database, "meeting-");
  const rows = await db.select({ id: host.id }).from(meeting).innerJoin(host, eq(host.id, meeting.host));
  return [
    same(`${presses} presses of one hour, on two servers`, answers, ["303: 1", `409: ${presses - 1}`]),
    onThisMachine("presses of it that found a server too busy", busy, 0),
    same("meetings", [String(rows.length)], ["1"]),
    same("mails about the hour", kinds, ["meeting-booked: 2"]),
    none("people with two mails about it", twice),
  ];
}
