import { decideOnInvestor } from "../../../domain/investor/approval.server.ts";
import { blockPerson, endSessionsOf } from "../../../domain/person/block.server.ts";
import { lettingIn, shuttingOut } from "../../../domain/colleague/shut-out.server.ts";
import { changeRole } from "../../../domain/person/role.server.ts";
import { resetSecondFactor } from "../../../domain/person/drop-second-factor.server.ts";
import { grantPlan } from "../../../domain/plan-grant/plan-grant.server.ts";
import { declinePlan } from "../../../domain/plan-grant/decline-plan.server.ts";
import { endPlan } from "../../../domain/plan-grant/end-plan.server.ts";
import { announceRemoval, removeOwner, takeBackRemoval } from "../../../domain/seat/owner-removal.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { EmailAddress } from "../kit/email-address.tsx";
import { SentLeads } from "../leads/sent-leads.tsx";
import { StartupPanel } from "../startups/startup-panel.tsx";
import { listPath } from "../kit/list-address.ts";
import { Rights } from "../privacy/rights.tsx";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { SentMails } from "../sent-mails.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/person.page.ts";
import { ApprovalForms } from "./approval-forms.tsx";
import { BlockForm, LiftForm, LostFactorForm, RoleForm } from "./person-actions.tsx";
import {
  approvalForm,
  blockForm,
  declineForm,
  endPlanForm,
  grantForm,
  lostFactorForm,
  mailedReasonForm,
  nothing,
  refusalForm,
  roleForm,
} from "./forms.server.ts";
import { DeclinePlanForm, EndPlanForm, GrantForm } from "./plan-forms.tsx";
import { PersonHistory } from "./person-history.tsx";
import { ProfilePanel } from "./profile-panel.tsx";
import { Sessions } from "./sessions.tsx";
import { StateTags } from "./state-tags.tsx";
import { deskPeopleWords } from "./words.ts";
import { AccountPanel } from "./account-panel.tsx";
import { personData } from "./person-data.server.ts";
import { RemovalPanel } from "./removal-panel.tsx";
import { SentApplications } from "./sent-applications.tsx";

export const loader = (args: Route.LoaderArgs) => personData(args, args.params.id);

export async function action(args: Route.ActionArgs) {
  const { actor, db } = requireColleague(args);
  const { id } = args.params;
  const here = { to: pathOf("admin-person", { id }) };
  const answer = ({ status }: { status: string }) => (status === "stored" ? here : { refused: status });
  return handleAction(args, {
    approve: formAction(approvalForm, async (approval) =>
      answer(await decideOnInvestor(db, actor, id, { verdict: "yes", ...approval })),
    ),
    "approve-firm": formAction(approvalForm, async (approval) =>
      answer(await decideOnInvestor(db, actor, id, { verdict: "yes", ...approval, onlyFirm: true })),
    ),
    refuse: formAction(refusalForm, async (refusal) =>
      answer(await shuttingOut(db, id, (tx) => decideOnInvestor(tx, actor, id, { verdict: "no", ...refusal }))),
    ),
    block: formAction(blockForm, async (block) =>
      answer(await shuttingOut(db, id, (tx) => blockPerson(tx, actor, id, block))),
    ),
    lift: formAction(nothing, async () => answer(await lettingIn(db, actor, id))),
    grant: formAction(grantForm, async (grant) => answer(await grantPlan(db, actor, id, grant))),
    "decline-plan": formAction(declineForm, async (declining) => answer(await declinePlan(db, actor, id, declining))),
    "end-plan": formAction(endPlanForm, async (ending) => answer(await endPlan(db, actor, id, ending))),
    "announce-removal": formAction(mailedReasonForm, async ({ reason }) =>
      answer(await announceRemoval(db, actor, { person: id, reason })),
    ),
    "take-back-removal": formAction(nothing, async () => answer(await takeBackRemoval(db, actor, id))),
    "remove-owner": formAction(nothing, async () => answer(await removeOwner(db, actor, id))),
    role: formAction(roleForm, async ({ role, shownRole }) =>
      answer(await shuttingOut(db, id, (tx) => changeRole(tx, actor, id, role, shownRole))),
    ),
    "lost-factor": formAction(lostFactorForm, async ({ shownFactors }) =>
      answer(await resetSecondFactor(db, actor, id, shownFactors)),
    ),
    "end-sessions": formAction(nothing, async () => {
      await endSessionsOf(db, actor, id);
      return here;
    }),
  });
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(deskPeopleWords);
  const desk = useWords(deskWords);
  const { moment } = formats[useLanguage().lang];
  if ("gone" in loaderData) return <NotFound back={{ to: pathOf("admin-people"), words: words.back }} />;
  const { file, isOwn, states, granted, plan, asks, mayTry, applications, leads } = loaderData;
  const { shownGrants, shownFactors, profile, startup, names, newsletter, mails, rights, today, removal } = loaderData;
  const refusal = actionData ?? undefined;
  const block = file.blocks.find(({ liftedAt }) => liftedAt === null);
  const requestedPlan = asks ? file.requestedPlan : null;
  const inItsLanguage = words.languages[file.lang];
  return (
    <>
      <DeskHeading
        title={file.name || <EmailAddress email={file.email} />}
        back={{ to: pathOf("admin-people"), words: words.back }}
        text={[desk.roles[file.role], ...file.functions.map((each) => desk.functions[each])].join(", ")}
      >
        <StateTags states={states} />
      </DeskHeading>
      <RefusalNotice
        refusal={refusal}
        problems={
          removal?.notice
            ? { ...words.problems, early: words.removal.early(moment(removal.notice.from)) }
            : words.problems
        }
      />
      {block && (
        <StatusLine
          tone="warn"
          title={words.blocking.blocked(moment(block.blockedAt), block.author ?? words.gone)}
          text={block.reason}
        />
      )}
      <div className="desk-file">
        <div>
          {profile && <ProfilePanel shown={profile} />}
          {startup && <StartupPanel startup={startup.id} file={startup.file} nameOf={names} />}
          <AccountPanel file={file} plan={plan} mayTry={mayTry} newsletter={newsletter} />
          <SentApplications applications={applications} />
          <SentLeads leads={leads} title={words.leads} />
          <SentMails deliveries={mails} email={file.email} />
          <Rights rights={rights} email={file.email} today={today} />
          <Sessions sessions={file.sessions} />
        </div>
        <div>
          <ActionNotice
            of={[
              "approve",
              "approve-firm",
              "refuse",
              "grant",
              "decline-plan",
              "end-plan",
              "block",
              "lift",
              "lost-factor",
              "role",
              "announce-removal",
              "take-back-removal",
              "remove-owner",
            ]}
            titles={{ role: words.role.done(file.name || file.email, desk.roles[file.role]) }}
          />
          {profile?.of === "investor" && (
            <ApprovalForms
              refusal={refusal}
              decision={file.decisions[0]}
              firm={{ now: profile.profile.company_name, seen: profile.firm }}
              language={inItsLanguage}
            />
          )}
          {plan && (
            <GrantForm
              refusal={refusal}
              today={today}
              requestedPlan={requestedPlan}
              shown={{ shownGrants, shownRequest: file.requestedPlan ?? "" }}
              hasPlan={plan.plan !== "free" || plan.next !== null}
            />
          )}
          {plan && requestedPlan && (
            <DeclinePlanForm refusal={refusal} language={inItsLanguage} shownRequest={file.requestedPlan ?? ""} />
          )}
          {plan && (plan.plan !== "free" || plan.next) && <EndPlanForm refusal={refusal} shownGrants={shownGrants} />}
          {isOwn ? (
            <p className="note">{words.own}</p>
          ) : (
            <>
              {block ? <LiftForm /> : <BlockForm refusal={refusal} language={inItsLanguage} />}
              {file.hasSecondFactor && (
                <LostFactorForm refusal={refusal} language={inItsLanguage} shownFactors={shownFactors} />
              )}
              <RoleForm refusal={refusal} role={file.role} who={file.name || file.email} />
            </>
          )}
          {removal && <RemovalPanel {...removal} refusal={refusal} language={inItsLanguage} />}
          <PersonHistory decisions={file.decisions} blocks={file.blocks} granted={granted} />
          <p className="desk-buttons">
            <TextLink to={listPath(pathOf("admin-audit"), { object: `person:${file.id}` })}>{words.about}</TextLink>
            <TextLink to={listPath(pathOf("admin-audit"), { actor: file.id })}>{words.actions}</TextLink>
          </p>
        </div>
      </div>
    </>
  );
}
