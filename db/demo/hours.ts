import { giveFeedback, markMeeting, rateMeeting, sayOfMeeting, writeNote } from "../../domain/meeting/after.server.ts";
import { book } from "../../domain/meeting/booking.server.ts";
import { saveHost, saveWeek } from "../../domain/meeting/keep-hours.server.ts";
import { timesOf } from "../../domain/meeting/times.server.ts";
import type { Actor } from "../../domain/person/actor.ts";
import type { Db } from "../../platform/db/database.server.ts";

const mornings = new Map([1, 2, 3, 4, 5].map((weekday) => [weekday, { from: 9 * 60, until: 12 * 60 }]));

/** Sets open hours on weekday mornings for the finance mentor and the growth expert. */
export async function loadHours(tx: Db, admin: Actor, expert: string, now: Date) {
  const hosts = [
    { host: { id: "finance", kind: "mentor" as const }, email: "mentor-finance@demo.example" },
    { host: { id: expert, kind: "expert" as const }, email: "" },
  ];
  for (const { host, email } of hosts) {
    await saveHost(tx, admin, { host, place: "Visioconférence (exemple)", email, lang: "fr" }, now);
    await saveWeek(tx, admin, { host, zone: "Europe/Paris", week: mornings });
  }
}

const hour = 3_600_000;
const topic = "Notre runway passe sous six mois\u00A0: lever maintenant, ou réduire les dépenses d’abord\u202F?";
const notes = {
  shared:
    "Préparer trois scénarios, avec le burn de chaque mois. Relire d’abord les contrats annuels, puis écrire aux investisseurs déjà intéressés.",
  private: "Équipe lucide sur sa trésorerie. À revoir quand les trois scénarios sont prêts.",
};

export async function loadPastMeeting(tx: Db, founder: Actor, now: Date) {
  const host = { id: "finance", kind: "mentor" as const, available: true };
  // Booked eight days ago, the meeting is over, but recent enough for both sides to comment on it.
  const bookedAt = new Date(now.getTime() - 8 * 24 * hour);
  const [startsAt] = (await timesOf(tx, host, bookedAt)).offers;
  if (!startsAt) throw new Error("The mentor has no free hour");
  const booked = await book(tx, founder, { host, startsAt, topic }, bookedAt);
  if (booked.status !== "booked") throw new Error(`The meeting was not booked: ${booked.status}`);
  const { id } = booked;
  const over = new Date(startsAt.getTime() + 2 * hour);
  const mentor = { whose: { host: host.id }, id, by: null };
  for (const kind of ["shared", "private"] as const) await writeNote(tx, mentor, { kind, text: notes[kind] }, over);
  await sayOfMeeting(tx, mentor, "held", over);
  await giveFeedback(tx, mentor, { rating: 3, sentence: "Chiffres prêts, questions claires." }, over);
  await markMeeting(tx, founder, { id, outcome: "held" }, over);
  await rateMeeting(tx, founder, { id, rating: 4, sentence: "Nous savons par quoi commencer." }, over);
}
