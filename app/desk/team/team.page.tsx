import { heldOfLeavers, recallOfLeaver } from "../../../domain/application/leavers.server.ts";
import { endAccess } from "../../../domain/colleague/end-access.server.ts";
import { changeFunctions, shownFunctions } from "../../../domain/colleague/functions.server.ts";
import { listInvitations, withdrawInvitation } from "../../../domain/colleague/invitation.server.ts";
import { inviteColleague } from "../../../domain/colleague/invite.server.ts";
import { listColleagues } from "../../../domain/colleague/list.server.ts";
import { may, teamFunctions } from "../../../domain/team/rights.ts";
import { formats } from "../../../platform/language/format.ts";
import { emailKey } from "../../../platform/mail/email-key.server.ts";
import { Choices, Select, TextField } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { formAction } from "../../shell/form/handle-action.server.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { ActionForm } from "../kit/action-form.tsx";
import { ActionNotice } from "../kit/action-notice.tsx";
import { Collapsible } from "../kit/collapsible.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { EmailAddress } from "../kit/email-address.tsx";
import { typedFields } from "../kit/form-values.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/team.page.ts";
import { endForm, functionsForm, inviteForm, recallForm, withdrawForm } from "./forms.server.ts";
import { RightsTable } from "./rights-table.tsx";
import { deskTeamWords } from "./words.ts";
import { NoBreak } from "../../shell/no-break.tsx";

const here = { to: pathOf("admin-team") };

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireColleague(args);
  const { notificationEmail, contactEmail, legalEmail } = args.context.get(services).content.site;
  const mailboxes = [notificationEmail, contactEmail, legalEmail].map((each) => emailKey(each));
  return {
    title: deskWords.in(lang).title(deskTeamWords.in(lang).title),
    colleagues: (await listColleagues(db, actor)).map((each) => ({
      ...each,
      shown: shownFunctions(each.functions),
      isNotified: mailboxes.includes(each.email),
    })),
    invitations: await listInvitations(db, actor),
    held: await heldOfLeavers(db, actor),
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db, lang } = requireColleague(args);
  const answer = ({ status }: { status: string }) => (status === "stored" ? here : { refused: status });
  return handleAction(
    args,
    {
      invite: formAction(inviteForm, async (typed) => answer(await inviteColleague(db, actor, { ...typed, lang }))),
      withdraw: formAction(withdrawForm, async ({ invitation }) =>
        (await withdrawInvitation(db, actor, invitation)) ? here : { refused: "withdrawn" },
      ),
      functions: formAction(functionsForm, async ({ person, functions }, sent) => {
        const changed = await changeFunctions(db, actor, { id: person, functions, sent });
        return "refused" in changed ? changed : answer(changed);
      }),
      recall: formAction(recallForm, async ({ person }) =>
        (await recallOfLeaver(db, actor, person)) > 0 ? here : { refused: "left" },
      ),
      end: formAction(endForm, async ({ person, to }) => answer(await endAccess(db, actor, { id: person, to }))),
    },
    ["functions"],
  );
}

export const shouldRevalidate = alsoWhenOvertaken;

type Data = Route.ComponentProps["loaderData"];

export default function TeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const { colleagues, invitations, held } = loaderData;
  const words = useWords(deskTeamWords);
  const refusal = actionData ?? undefined;
  return (
    <>
      <DeskHeading title={words.title} text={words.text} />
      <RefusalNotice refusal={refusal} problems={words.problems} />
      <ActionNotice of={["invite", "withdraw", "functions", "end", "recall"]} />
      <div className="desk-file">
        <div>
          {held.length > 0 && <Leavers held={held} />}
          <section className="desk-part">
            <h2>{words.members}</h2>
            {colleagues.map((each) => (
              <Member
                key={each.id}
                member={each}
                successors={colleagues.filter(
                  (other) => other.id !== each.id && !other.isBlocked && may({ viewer: other }, "score"),
                )}
                refusal={refusal?.values["person"] === each.id ? refusal : undefined}
              />
            ))}
          </section>
          <Invitations invitations={invitations} />
        </div>
        <div>
          <InviteForm refusal={refusal} />
        </div>
      </div>
      <RightsTable />
    </>
  );
}

/** Decisions by former team members that have not been e-mailed yet and can be withdrawn. */
function Leavers({ held }: Pick<Data, "held">) {
  const { leavers } = useWords(deskTeamWords);
  const { time } = formats[useLanguage().lang];
  return (
    <section className="desk-part">
      <h2>{leavers.title}</h2>
      {[...Map.groupBy(held, ({ author }) => author)].map(([author, answers]) => (
        <article key={author} className="desk-panel">
          <p>{leavers.line(answers[0]?.name ?? "", answers.length, time(answers[0]?.leavesAt ?? new Date()))}</p>
          <ActionForm intent="recall" submit={leavers.recall} look="secondary">
            <input type="hidden" name="person" value={author} />
          </ActionForm>
        </article>
      ))}
    </section>
  );
}

type Colleague = Data["colleagues"][number];

type MemberProps = { member: Colleague; successors: Colleague[]; refusal: Refusal | undefined };

function Member({ member, successors, refusal }: MemberProps) {
  const { blocked, end, change, errors, functionsOf, lastSignIn, invite } = useWords(deskTeamWords);
  const desk = useWords(deskWords);
  const { moment } = formats[useLanguage().lang];
  const { isOpen } = typedFields("end", refusal, {});
  const changing = typedFields("functions", refusal, errors);
  const { id, name, email, role, functions, lastSignInAt, isNotified, isBlocked, shown } = member;
  return (
    <article className="desk-panel">
      <h3>
        <TextLink to={pathOf("admin-person", { id })}>{name ?? email}</TextLink>{" "}
        {isBlocked && <span className="tag tag-bad">{blocked}</span>}
      </h3>
      <p>
        <EmailAddress email={email} />
        <br />
        {role === "admin" ? desk.roles.admin : functionsOf(functions.map((each) => desk.functions[each]))}
        <span className="desk-sub">{lastSignIn(moment(lastSignInAt))}</span>
      </p>
      {role === "team" && !isBlocked && (
        <Collapsible title={change.title(name ?? email)} open={changing.isOpen}>
          <ActionForm
            intent="functions"
            submit={change.submit}
            look="secondary"
            displayed={{
              shown,
              tell: (_, text) => ({
                label: invite.functions,
                text: functionsOf(
                  teamFunctions.filter((each) => text.split(",").includes(each)).map((each) => desk.functions[each]),
                ),
              }),
              isOther: !changing.isOpen,
            }}
          >
            <p className="field-hint">
              <NoBreak text={change.text} />
            </p>
            <input type="hidden" name="person" value={id} />
            <Choices
              type="checkbox"
              name="functions"
              label={invite.functions}
              error={changing.error("functions")}
              options={teamFunctions.map((each) => ({ id: each, label: desk.functions[each] }))}
              chosen={changing.isOpen ? (changing.value("functions")?.split(",") ?? []) : functions}
              required
            />
          </ActionForm>
        </Collapsible>
      )}
      <Collapsible title={end.title(name ?? email)} open={isOpen}>
        <ActionForm intent="end" submit={end.submit} look="secondary">
          <p className="field-hint">
            <NoBreak text={end.text} />
          </p>
          {isNotified && (
            <p>
              <NoBreak text={end.notified} />{" "}
              <TextLink to={pathOf("admin-record", { kind: "setting", id: "site" })}>{end.toSettings}</TextLink>
            </p>
          )}
          <input type="hidden" name="person" value={id} />
          <Select
            name="to"
            label={end.to}
            none={end.nobody}
            defaultValue={refusal?.values["to"] ?? ""}
            options={successors.map((each) => ({ id: each.id, label: each.name ?? each.email }))}
          />
        </ActionForm>
      </Collapsible>
    </article>
  );
}

function Invitations({ invitations }: Pick<Data, "invitations">) {
  const words = useWords(deskTeamWords);
  const desk = useWords(deskWords);
  const { date } = formats[useLanguage().lang];
  return (
    <section className="desk-part">
      <h2>{words.open}</h2>
      {invitations.length === 0 ? (
        <p className="note">{words.noneOpen}</p>
      ) : (
        <ul className="desk-panel desk-lines">
          {invitations.map(({ id, email, functions, expiresAt }) => (
            <li key={id}>
              <p className="wrap-anywhere">
                <EmailAddress email={email} />
                <span className="desk-sub">
                  {[...functions.map((each) => desk.functions[each]), words.until(date(expiresAt))].join(", ")}
                </span>
              </p>
              <ActionButton
                intent="withdraw"
                fields={{ invitation: id }}
                preventScrollReset
                className="ml-auto"
                look="secondary"
                small
                aria-label={words.withdrawOf(email)}
              >
                {words.withdraw}
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function InviteForm({ refusal }: { refusal: Refusal | undefined }) {
  const { invite: words, errors } = useWords(deskTeamWords);
  const { functions } = useWords(deskWords);
  const { field, value, error } = typedFields("invite", refusal, errors);
  return (
    <section className="desk-panel">
      <h2>{words.title}</h2>
      <ActionForm intent="invite" submit={words.submit}>
        <p className="field-hint">
          <NoBreak text={words.text} />
        </p>
        <TextField {...field("email")} type="email" label={words.email} autoComplete="off" required />
        <Choices
          type="checkbox"
          name="functions"
          label={words.functions}
          error={error("functions")}
          options={teamFunctions.map((each) => ({ id: each, label: functions[each] }))}
          chosen={value("functions")?.split(",") ?? []}
          required
        />
      </ActionForm>
    </section>
  );
}
