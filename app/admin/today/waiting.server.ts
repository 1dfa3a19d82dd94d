import { acceptedByIntake } from "../../../domain/application/application.server.ts";
import { intakeRule, promisedDelays } from "../../../domain/application/facts.server.ts";
import { nextIntakes } from "../../../domain/application/intake.ts";
import { countApplications, waitlistedIn } from "../../../domain/application/list.server.ts";
import type { Content } from "../../../domain/content/content.server.ts";
import { leadsOfDay, newLeadsOf, untoldLeads } from "../../../domain/lead/count.server.ts";
import { heldDeliveries, stuckDeliveries } from "../../../domain/outbox/list.server.ts";
import { investorsWaiting, plansAskedFor } from "../../../domain/person/waiting.server.ts";
import { requestsToAnswer } from "../../../domain/privacy/register.server.ts";
import type { By } from "../../../domain/person/by.ts";
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
async function couldBeAccepted(db: Db, content: Content, by: By) {
  const intakes = nextIntakes(new Date(), intakeRule(content), 3).map(({ id }) => id);
  const places = Number(content.fact("intake.monthly_places").value);
  const taken = await acceptedByIntake(db, intakes);
  const waiting = await waitlistedIn(db, intakes, by);
  return waiting.filter(({ intake }) => (taken.get(intake) ?? 0) < places).length;
}

/** What waits for an answer of the team today, each with its count. */
export async function whatWaits(db: Db, content: Content, by: By) {
  const delays = promisedDelays(content);
  const hours = Number(content.fact("investors.answer").value);
  const [first, final, late] = [
    await countApplications(db, "first", delays, by),
    await countApplications(db, "final", delays, by),
    await countApplications(db, "late", delays, by),
  ];
  const registrations = await newLeadsOf(db, "investor-registration", hours, by);
  const plans = await plansAskedFor(db, by);
  const ofDay = await leadsOfDay(db, by);
  return {
    promised: { application: delays.firstAnswer, investor: hours, decisionWeeks: delays.finalDecision },
    waiting: {
      first: { ...first, late: 0, due: counted(first.since, delays.firstAnswer) },
      final: { ...final, late: 0, due: null },
      late: { ...late, late: late.count, due: null },
      registrations: { ...registrations, due: counted(registrations.since, hours) },
      investors: { ...(await investorsWaiting(db, by)), late: 0, due: null },
      plans: alone(plans.count),
      privacy: { ...(await requestsToAnswer(db, by)), due: null },
      freePlaces: alone(await couldBeAccepted(db, content, by)),
      leads: alone(ofDay.reduce((sum, { count }) => sum + count, 0)),
      untold: alone(await untoldLeads(db, by)),
      stuck: alone(await stuckDeliveries(db, by)),
      held: alone(await heldDeliveries(db, by)),
    } satisfies Record<string, Waiting>,
    ofDay,
    asksAlone: plans.only,
  };
}
