import { saveHost, saveWeek } from "../../domain/meeting/keep-hours.server.ts";
import type { Actor } from "../../domain/person/actor.ts";
import type { Db } from "../../platform/db/database.server.ts";

/** Working days from 9:00 to 12:00. */
const mornings = new Map([1, 2, 3, 4, 5].map((weekday) => [weekday, { from: 9 * 60, until: 12 * 60 }]));

/** Sets open hours on weekday mornings for the finance mentor and the growth expert. */
export async function loadHours(tx: Db, admin: Actor, expert: string, now: Date) {
  const hosts = [
    { host: { id: "finance", kind: "mentor" as const }, email: "mentor-finance@demo.example" },
    { host: { id: expert, kind: "expert" as const }, email: "" },
  ];
  for (const { host, email } of hosts) {
    await saveHost(tx, admin, { host, place: "Visioconférence (exemple)", email, lang: "fr" }, now);
    await saveWeek(tx, admin, { host, zone: "Europe/Paris", week: mornings }, now);
  }
}
