import { data, Link } from "react-router";
import { applicationsOf } from "../../../domain/application/desk-queries.server.ts";
import { decideOnInvestor } from "../../../domain/investor/approval.server.ts";
import { readInvestorProfileOf } from "../../../domain/investor/investor-profile.server.ts";
import { leadsOf } from "../../../domain/lead/leads-of.server.ts";
import { startupFileOf } from "../../../domain/cohort/startup-file.server.ts";
import { subscriberWith } from "../../../domain/newsletter/list.server.ts";
import { listDeliveries } from "../../../domain/outbox/list.server.ts";
import type { PaidPlan } from "../../../domain/plan/plan.ts";
import { blockPerson, endSessionsOf, liftBlock } from "../../../domain/person/block.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { deviceName } from "../../../domain/person/device.ts";
import { type PersonFile, readPersonFile } from "../../../domain/person/file.server.ts";
import { changeRole } from "../../../domain/person/role.server.ts";
import { resetSecondFactor } from "../../../domain/person/second-factor.server.ts";
import { rightsOf } from "../../../domain/privacy/stored-data.server.ts";
import { readFounderProfileOf } from "../../../domain/startup/founder-profile.server.ts";
import { declinePlan, endPlan, grantPlan, planOf, plansGranted } from "../../../domain/plan-grant/plan-grant.server.ts";
import type { PlanNow } from "../../../domain/plan-grant/plan-grant.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { monthsLater, parisDay } from "../../../platform/language/paris-day.ts";
import { pathOf } from "../../paths.ts";
import { services, visitor } from "../../server/context.server.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { StatusTag } from "../applications/status-tag.tsx";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { requireActor } from "../kit/require-actor.server.ts";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { deskMetadata } from "../kit/desk-metadata.ts";
import { Facts } from "../kit/facts.tsx";
import { SentLeads } from "../leads/sent-leads.tsx";
import { StartupPanel } from "../startups/startup-panel.tsx";
import { listPath } from "../kit/list-address.ts";
import { SubscriberState } from "../newsletter/subscriber-state.tsx";
import { Rights } from "../privacy/rights.tsx";
import { formAction, handleAction } from "../kit/handle-action.server.ts";
import { fewDeliveries, SentMails } from "../sent-mails.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/person.page.ts";
import { ApprovalForms } from "./approval-forms.tsx";
import { BlockForm, LiftForm, LostFactorForm, RoleForm } from "./person-actions.tsx";
import { blockForm, confirmForm, grantForm, nothing, reasonForm, refusalForm, roleForm } from "./forms.server.ts";
import { DeclinePlanForm, EndPlanForm, GrantForm, type OfferedGrant } from "./plan-forms.tsx";
import { PersonHistory } from "./person-history.tsx";
import { ProfilePanel, type ShownProfile } from "./profile-panel.tsx";
import { Sessions } from "./sessions.tsx";
import { StateTags } from "./state-tags.tsx";
import { statesOf } from "./states.ts";
import { deskPeopleWords } from "./words.ts";

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked);
  const { db, content, deliveries } = asked.context.get(services);
  const file = await readPersonFile(db, asked.params.id, actor);
  if (!file) throw data(null, { status: 404 });
  const { lang } = asked.context.get(visitor);
  const { decisions, email } = file;
  const granted = await plansGranted(db, file.id, actor);
  const mails = { state: "", queue: "", cause: "", email } as const;
  const { rows } = await listDeliveries(db, mails, deliveries.served, {}, actor, fewDeliveries);
  const trial = Number(content.fact("plan.trial").value);
  return {
    title: deskWords.in(lang).title(file.name || email),
    file: { ...file, sessions: file.sessions.map((each) => ({ ...each, device: deviceName(each.device, lang) })) },
    isOwn: file.id === actor.viewer.id,
    granted,
    plan: file.role === "founder" ? await planOf(db, file.id) : null,
    offered: offeredGrant(file.requestedPlan, granted, trial),
    states: statesOf({ ...file, verdict: decisions[0]?.verdict ?? null }),
    applications: await applicationsOf(db, email, actor),
    leads: await leadsOf(db, email, actor),
    profile: await profileOf(db, file, actor),
    startup: file.role === "founder" ? await startupFileOf(db, file.id, actor) : null,
    names: Object.fromEntries(
      [...content.list("event", lang), ...content.list("mentor", lang)].map(({ id, name }) => [id, name]),
    ),
    newsletter: (await subscriberWith(db, email, actor)) ?? null,
    mails: rows.map(({ place: _, ...row }) => row),
    rights: await rightsOf(db, email, actor),
    today: parisDay(new Date()),
  };
}

/** What somebody says of themselves; null where their role has no profile. */
async function profileOf(db: Db, { id, role }: PersonFile, actor: Actor): Promise<ShownProfile | null> {
  if (role === "founder") return { of: "founder", ...(await readFounderProfileOf(db, id, actor)) };
  return role === "investor" ? { of: "investor", ...(await readInvestorProfileOf(db, id, actor)) } : null;
}

/** The pricing page promises a first time of Elite that is free, from the day on which it is opened. */
function offeredGrant(asked: PaidPlan | null, granted: readonly { plan: PaidPlan }[], months: number): OfferedGrant {
  const plan = asked ?? "elite";
  const startsOn = parisDay(new Date());
  const isTrial = plan === "elite" && granted.every((each) => each.plan !== "elite");
  return { plan, startsOn, endsOn: isTrial ? monthsLater(startsOn, months) : "", months: isTrial ? months : null };
}

export async function action(asked: Route.ActionArgs) {
  const actor = requireActor(asked);
  const { db } = asked.context.get(services);
  const { id } = asked.params;
  const here = { to: pathOf("admin-person", { id }) };
  const answer = ({ status }: { status: string }) => (status === "stored" ? here : { refused: status });
  return handleAction(asked, {
    approve: formAction(reasonForm, async ({ reason }) =>
      answer(await decideOnInvestor(db, id, { verdict: "yes", reason }, actor)),
    ),
    refuse: formAction(refusalForm, async ({ reason }) =>
      answer(await decideOnInvestor(db, id, { verdict: "no", reason }, actor)),
    ),
    block: formAction(blockForm, async (block) => answer(await blockPerson(db, id, block, actor))),
    lift: formAction(nothing, async () => answer(await liftBlock(db, id, actor))),
    grant: formAction(grantForm, async (grant) => answer(await grantPlan(db, id, grant, actor))),
    "decline-plan": formAction(refusalForm, async ({ reason }) => answer(await declinePlan(db, id, reason, actor))),
    "end-plan": formAction(reasonForm, async ({ reason }) => answer(await endPlan(db, id, reason, actor))),
    role: formAction(roleForm, async ({ role }) => answer(await changeRole(db, id, role, actor))),
    "lost-factor": formAction(confirmForm, async () => answer(await resetSecondFactor(db, id, actor))),
    "end-sessions": formAction(nothing, async () => {
      await endSessionsOf(db, id, actor);
      return here;
    }),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMetadata(loaderData?.title);

export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { file, isOwn, states, granted, plan, offered, applications, leads } = loaderData;
  const { profile, startup, names, newsletter, mails, rights, today } = loaderData;
  const { lang } = useLanguage();
  const own = useWords(deskPeopleWords);
  const desk = useWords(deskWords);
  const { date, month, moment } = formats[lang];
  const refusal = actionData ?? undefined;
  const block = file.blocks.find(({ liftedAt }) => liftedAt === null);
  const inItsLanguage = own.languages[file.lang];
  return (
    <>
      <DeskHeading
        title={file.name || file.email}
        back={{ to: pathOf("admin-people"), words: own.back }}
        text={desk.roles[file.role]}
      >
        <StateTags states={states} />
      </DeskHeading>
      <RefusalNotice refusal={refusal} problems={own.problems} />
      {block && (
        <StatusLine
          tone="warn"
          title={own.blocking.blocked(moment(block.blockedAt), block.author ?? own.gone)}
          text={block.reason}
        />
      )}
      <div className="desk-file">
        <div>
          {profile && <ProfilePanel shown={profile} />}
          {startup && <StartupPanel file={startup} nameOf={names} />}
          <section className="desk-panel">
            <h2>{own.account}</h2>
            <Facts
              rows={[
                { label: own.email, value: file.email },
                { label: own.language, value: inItsLanguage },
                { label: own.factor, value: file.hasSecondFactor ? own.factorOn : own.factorOff },
                { label: own.plan, value: plan && <PlanLines {...plan} /> },
                { label: own.planAsked, value: plan && file.requestedPlan && own.plans[file.requestedPlan] },
                { label: own.since, value: date(file.createdAt) },
                {
                  label: own.newsletter,
                  value: newsletter ? (
                    <Link to={pathOf("admin-subscriber", { id: newsletter.id })}>
                      <SubscriberState state={newsletter.state} />
                    </Link>
                  ) : (
                    own.noNewsletter
                  ),
                },
              ]}
            />
          </section>
          {applications.length > 0 && (
            <section className="desk-part">
              <h2>{own.applications}</h2>
              <ul className="desk-panel desk-lines">
                {applications.map(({ id, intake, status, sentAt, callAt }) => (
                  <li key={id}>
                    <Link className="link" to={pathOf("admin-application", { id })}>
                      {own.intake(month(`${intake}-01`))}
                    </Link>
                    <StatusTag status={status} />
                    {callAt && <span>{own.call(moment(callAt))}</span>}
                    <span className="desk-when">{moment(sentAt)}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <SentLeads leads={leads} title={own.leads} />
          <SentMails deliveries={mails} email={file.email} />
          <Rights rights={rights} email={file.email} today={today} />
          <Sessions sessions={file.sessions} />
        </div>
        <div>
          <ActionNotice
            of={["approve", "refuse", "grant", "decline-plan", "end-plan", "block", "lift", "lost-factor", "role"]}
          />
          {file.role === "investor" && (
            <ApprovalForms refusal={refusal} verdict={file.decisions[0]?.verdict ?? null} language={inItsLanguage} />
          )}
          {plan && (
            <GrantForm
              refusal={refusal}
              offered={offered}
              asked={file.requestedPlan}
              language={inItsLanguage}
              hasPlan={plan.plan !== "free" || plan.next !== null}
            />
          )}
          {plan && file.requestedPlan && <DeclinePlanForm refusal={refusal} language={inItsLanguage} />}
          {plan && (plan.plan !== "free" || plan.next) && <EndPlanForm refusal={refusal} language={inItsLanguage} />}
          {isOwn ? (
            <p className="note">{own.own}</p>
          ) : (
            <>
              {block ? <LiftForm /> : <BlockForm refusal={refusal} language={inItsLanguage} />}
              {file.hasSecondFactor && <LostFactorForm refusal={refusal} language={inItsLanguage} />}
              <RoleForm refusal={refusal} role={file.role} />
            </>
          )}
          <PersonHistory decisions={file.decisions} blocks={file.blocks} granted={granted} />
          <p className="desk-buttons">
            <Link className="link" to={listPath(pathOf("admin-audit"), { object: `person:${file.id}` })}>
              {own.about}
            </Link>
            <Link className="link" to={listPath(pathOf("admin-audit"), { actor: file.id })}>
              {own.actions}
            </Link>
          </p>
        </div>
      </div>
    </>
  );
}

function PlanLines({ next, ...now }: PlanNow & { next: PlanNow | null }) {
  const own = useWords(deskPeopleWords);
  const { date } = formats[useLanguage().lang];
  const planText = ({ plan, from, until }: PlanNow) =>
    own.planDays(own.plans[plan], from && date(from), until && date(until));
  return (
    <>
      {planText(now)}
      {next && <span className="desk-sub">{own.planThen(planText(next))}</span>}
    </>
  );
}
