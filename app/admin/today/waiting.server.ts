import { acceptedByIntake } from "../../../domain/application/application.server.ts";
import { intakeRule, promisedDelays } from "../../../domain/application/facts.server.ts";
import { nextIntakes } from "../../../domain/application/intake.ts";
import { countApplications, waitlistedIn } from "../../../domain/application/list.server.ts";
import type { Content } from "../../../domain/content/content.server.ts";
import { leadsOfDay, newLeadsOf, untoldLeads } from "../../../domain/lead/count.server.ts";
import { stuckDeliveries } from "../../../domain/outbox/list.server.ts";
import { investorsWaiting } from "../../../domain/person/waiting.server.ts";
import type { Db } from "../../../platform/db/database.server.ts";

/** Something that somebody waits for: how much of it, since when, how much of it is late, and the oldest one's counter. */
export type Waiting = { count: number; late: number; since: Date | null; due: Due };

type Due = { promised: number; hoursLeft: number } | null;

const hour = 3_600_000;

const alone = (count: number): Waiting => ({ count, late: 0, since: null, due: null });

/** What is left of the hours that were promised to whoever waits longest. */
function counted(since: Date | null, promised: number): Due {
  return since && { promised, hoursLeft: Math.floor((since.getTime() + promised * hour - Date.now()) / hour) };
}

/** Those on a waiting list whose intake has had a place become free. */
async function couldBeAccepted(db: Db, content: Content) {
  const intakes = nextIntakes(new Date(), intakeRule(content), 3).map(({ id }) => id);
  const places = Number(content.fact("intake.monthly_places").value);
  const taken = await acceptedByIntake(db, intakes);
  const waiting = await waitlistedIn(db, intakes);
  return waiting.filter(({ intake }) => (taken.get(intake) ?? 0) < places).length;
}

/** What waits for an answer of the team today, each with its count. */
export async function whatWaits(db: Db, content: Content) {
  const delays = promisedDelays(content);
  const hours = Number(content.fact("investors.answer").value);
  const [first, final, late] = [
    await countApplications(db, "first", delays),
    await countApplications(db, "final", delays),
    await countApplications(db, "late", delays),
  ];
  const registrations = await newLeadsOf(db, "investor-registration", hours);
  const ofDay = await leadsOfDay(db);
  return {
    promised: { application: delays.firstAnswer, investor: hours, decisionWeeks: delays.finalDecision },
    waiting: {
      first: { ...first, late: 0, due: counted(first.since, delays.firstAnswer) },
      final: { ...final, late: 0, due: null },
      late: { ...late, late: late.count, due: null },
      registrations: { ...registrations, due: counted(registrations.since, hours) },
      investors: { ...(await investorsWaiting(db)), late: 0, due: null },
      freePlaces: alone(await couldBeAccepted(db, content)),
      leads: alone(ofDay.reduce((sum, { count }) => sum + count, 0)),
      untold: alone(await untoldLeads(db)),
      stuck: alone(await stuckDeliveries(db)),
    } satisfies Record<string, Waiting>,
    ofDay,
  };
}
