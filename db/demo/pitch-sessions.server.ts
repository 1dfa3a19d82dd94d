import { submitLead } from "../../domain/lead/submission.server.ts";
import type { Actor } from "../../domain/person/actor.ts";
import { answersFrom } from "../../domain/pitch-session/from-profile.ts";
import { readFounderProfile } from "../../domain/startup/founder-profile.server.ts";
import { playEvening, prepareEvening } from "./evening.server.ts";
import { sessionsAt } from "./sessions.ts";
import { dated, sentFrom, type Loading } from "./applications.server.ts";

export async function loadSessions(
  loading: Loading,
  owner: Actor,
  { startups, investors }: { startups: readonly Actor[]; investors: readonly Actor[] },
) {
  const { db, secret, now, actor: admin } = loading;
  const apply = async (founder: Actor, session: string, at: Date) => {
    const { viewer } = founder;
    const fullName = `${viewer.firstName} ${viewer.lastName}`;
    const { profile } = await readFounderProfile(db, founder);
    const { stage = "seed", sector = "other" } = answersFrom(profile, ["foodtech", "mobility", "saas", "edtech"]);
    const answers = { stage, sector, annualRevenue: "100k-500k", lookingFor: "raise-now" };
    const payload = { fullName, startupName: profile.startup_name, ...answers, session };
    const form = "pitch-application" as const;
    const sent = { ...sentFrom(loading, form, viewer.email), form, payload };
    return dated(db, await submitLead(db, secret, sent, at.getTime()), at);
  };
  for (const { startsOn, ...event } of sessionsAt(now)) {
    if (!startsOn) continue;
    const session = { ...event, startsOn };
    if (event.id === "demo-next") {
      const played = { admin, founders: startups.slice(2, 5), investors: investors.slice(0, 3), apply };
      await prepareEvening(db, played, session, now);
    } else {
      const played = { admin, founders: [owner, ...startups.slice(0, 3)], investors: investors.slice(0, 5), apply };
      await playEvening(db, played, session, now);
    }
  }
}
