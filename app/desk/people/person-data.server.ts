import { applicationsOf } from "../../../domain/application/desk-queries.server.ts";
import { stageOf } from "../../../domain/application/due.ts";
import { intakeRule } from "../../../domain/application/facts.server.ts";
import { intakeNamed } from "../../../domain/application/intake.ts";
import { readInvestorProfileOf } from "../../../domain/investor/investor-profile.server.ts";
import { leadsOf } from "../../../domain/lead/leads-of.server.ts";
import { startupFileOf } from "../../../domain/cohort/startup-file.server.ts";
import { subscriberWith } from "../../../domain/newsletter/list.server.ts";
import { listDeliveries } from "../../../domain/outbox/list.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { deviceName } from "../../../domain/person/device.ts";
import { shownFactorsOf } from "../../../domain/person/drop-second-factor.server.ts";
import { type PersonFile, readPersonFile } from "../../../domain/person/file.server.ts";
import { rightsOf } from "../../../domain/privacy/stored-data.server.ts";
import { noticeOf } from "../../../domain/seat/owner-removal.server.ts";
import { mailedName } from "../../../domain/startup/mailed-name.ts";
import { seatOf, seatsOf } from "../../../domain/person/startup-contact.server.ts";
import type { Seat } from "../../../domain/person/seat.ts";
import { founderProfileOf, readFounderProfileOf } from "../../../domain/startup/founder-profile.server.ts";
import { planOf, shownGrantsOf } from "../../../domain/plan-grant/current-plan.server.ts";
import { askersWhoMayTry } from "../../../domain/plan-grant/trial-taken.server.ts";
import { plansGranted } from "../../../domain/plan-grant/granted-plans.server.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { services } from "../../context/context.server.ts";
import { gone } from "../kit/gone.server.ts";
import { fewDeliveries } from "../sent-mails.tsx";
import { deskWords } from "../words.ts";
import type { ShownProfile } from "./profile-panel.tsx";
import { statesOf } from "./states.ts";
import { requireColleague, type RouteArgs } from "../../shell/require.server.ts";

export async function personData(args: RouteArgs, id: string) {
  const { actor, db, content, deliveries } = requireColleague(args);
  const file = await readPersonFile(db, actor, id);
  const { lang } = args.context.get(services);
  if (!file) return gone(lang);
  const { decisions, email } = file;
  const seat = file.role === "founder" ? await seatOf(db, file.id) : undefined;
  const mayTry = seat !== undefined && (await askersWhoMayTry(db)).includes(file.id);
  const asks = seat !== undefined && file.requestedPlan !== null && !mayTry;
  const granted = await plansGranted(db, actor, file.id);
  const mails = { state: "", queue: "", cause: "", email } as const;
  const { rows } = await listDeliveries(db, actor, mails, deliveries.served, { size: fewDeliveries });
  const rule = intakeRule(content);
  return {
    title: deskWords.in(lang).title(file.name || email),
    file: { ...file, sessions: file.sessions.map((each) => ({ ...each, device: deviceName(each.device, lang) })) },
    isOwn: file.id === actor.viewer.id,
    granted,
    plan: seat ? await planOf(db, seat.id) : null,
    shownGrants: seat ? await shownGrantsOf(db, seat.id) : "",
    shownFactors: await shownFactorsOf(db, file.id),
    asks,
    mayTry,
    states: statesOf({ ...file, asks, verdict: decisions[0]?.verdict ?? null }),
    applications: (await applicationsOf(db, actor, email)).map(({ intake, ...sent }) => ({
      ...sent,
      status: stageOf(sent, new Date()),
      startsOn: intakeNamed(intake, rule).startsOn,
    })),
    leads: await leadsOf(db, actor, email),
    profile: await profileOf(db, actor, file, seat),
    removal: seat ? await removalOf(db, file.id, seat) : null,
    startup: seat ? { id: seat.id, file: await startupFileOf(db, actor, seat.id) } : null,
    names: Object.fromEntries(
      [...content.list("event", lang), ...content.list("mentor", lang)].map(({ id, name }) => [id, name]),
    ),
    newsletter: (await subscriberWith(db, actor, email)) ?? null,
    mails: rows.map(({ place: _, ...row }) => row),
    rights: await rightsOf(db, actor, email),
    today: parisDay(new Date()),
  };
}

/** Returns null for the only member and for other roles than an owner, except under a notice, which can be taken back. */
async function removalOf(db: Db, person: string, { id: startup, role }: Seat) {
  const isAlone = (await seatsOf(db, startup)).length < 2;
  const notice = await noticeOf(db, { person, startup });
  if ((isAlone || role !== "owner") && !notice) return null;
  const { profile } = await founderProfileOf(db, startup);
  return {
    startup: mailedName(profile.startup_name),
    notice: notice && { ...notice, canRemove: !isAlone && notice.from <= new Date() },
  };
}

async function profileOf(
  db: Db,
  actor: Actor,
  { id, role }: PersonFile,
  seat: Seat | undefined,
): Promise<ShownProfile | null> {
  if (seat) return { of: "founder", ...(await readFounderProfileOf(db, actor, seat.id)) };
  return role === "investor" ? { of: "investor", ...(await readInvestorProfileOf(db, actor, id)) } : null;
}
