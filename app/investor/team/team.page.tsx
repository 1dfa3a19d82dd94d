import { redirect } from "react-router";
import { withdrawSeat } from "../../../domain/fund/invitation.server.ts";
import { inviteToFund } from "../../../domain/fund/invite.server.ts";
import { leaveFund, readFundTeam, removeColleague } from "../../../domain/fund-team/fund-team.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { doneIn } from "../../shell/done.server.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { formAction, handleAction } from "../../shell/form/handle-action.server.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import { limited } from "../../shell/form/receive.server.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { InvestorHead } from "../investor-head.tsx";
import type { Route } from "./+types/team.page.ts";
import { inviteForm, removeForm, withdrawForm } from "./team-forms.server.ts";
import { fundWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor } = requireActor(args, "investor");
  if (!actor.viewer.approved) throw redirect(pathOf("investor-deals"), 302);
  const { title } = fundWords.in(args.context.get(services).lang);
  return { title, done: doneIn(args).done, team: await readFundTeam(args.context.get(services).db, actor) };
}

export function action(args: Route.ActionArgs) {
  const { actor, db, lang } = requireActor(args, "investor");
  const here = { to: pathOf("investor-team") };
  const notFound = () => new Response(null, { status: 404 });
  return handleAction(args, {
    invite: formAction(inviteForm, async ({ email }) => {
      const answer = await inviteToFund(db, actor, { email, lang });
      if (answer.status === "limited") return limited(answer);
      return answer.status === "invited" ? here : { refused: answer.status };
    }),
    withdraw: formAction(withdrawForm, async ({ invitation }) => {
      if (!(await withdrawSeat(db, actor, invitation))) throw notFound();
      return here;
    }),
    remove: formAction(removeForm, async ({ person }) => {
      if (!(await removeColleague(db, actor, person))) throw notFound();
      return here;
    }),
    async leave() {
      await leaveFund(db, actor);
      return here;
    },
  });
}

export default function FundTeamPage({ loaderData: { title, done, team }, actionData: refusal }: Route.ComponentProps) {
  const words = useWords(fundWords);
  const { date } = formats[useLanguage().lang];
  const notice = words.done[done];
  const problem = refusal && words.refused[refusal.status];
  return (
    <>
      <InvestorHead title={title} context={team ? team.name : words.alone} />
      <div className="cockpit-work grid gap-5">
        {notice && !refusal && <StatusLine tone="good" title={notice} text="" />}
        {problem && <FailureLine title={problem} text="" />}
        <p className="note">{words.text}</p>
        {team && (
          <section className="grid gap-3">
            <h2>{words.people}</h2>
            <ul className="grid gap-3">
              {team.people.map(({ person, name, since, leads, isMe, lacksAccess }) => (
                <li key={person} className="wrap-anywhere">
                  <strong>{name}</strong> {isMe && `(${words.you})`} {leads && words.leads}{" "}
                  {lacksAccess && `(${words.lacksAccess})`}
                  <p className="note">{words.since(date(since))}</p>
                  {team.isLead && !isMe && (
                    <ActionButton
                      intent="remove"
                      fields={{ person }}
                      look="quiet"
                      small
                      aria-label={words.removeNamed(name ?? "")}
                    >
                      {words.remove}
                    </ActionButton>
                  )}
                </li>
              ))}
            </ul>
            {team.invitations.length > 0 && (
              <>
                <h2>{words.invitations}</h2>
                <ul className="grid gap-3">
                  {team.invitations.map(({ id, email, expiresAt }) => (
                    <li key={id} className="wrap-anywhere">
                      {email}
                      <p className="note">{words.until(date(expiresAt))}</p>
                      <ActionButton
                        intent="withdraw"
                        fields={{ invitation: id }}
                        look="quiet"
                        small
                        aria-label={words.withdrawNamed(email)}
                      >
                        {words.withdraw}
                      </ActionButton>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </section>
        )}
        {(!team || team.isLead) && (
          <PostForm noValidate className="grid gap-3 justify-items-start" key={team?.invitations.at(-1)?.id ?? ""}>
            <h2>{words.invite}</h2>
            <TextField
              name="email"
              type="email"
              label={words.email}
              hint={words.inviteText}
              required
              autoComplete="off"
              error={words.errors[refusal?.errors["email"] ?? ""]}
              defaultValue={refusal?.values["email"]}
            />
            <Button type="submit" name="intent" value="invite">
              {words.send}
            </Button>
          </PostForm>
        )}
        {team && (
          <PostForm className="grid gap-3 justify-items-start">
            <h2>{words.leave}</h2>
            <p className="note">{words.leaveText}</p>
            <Button type="submit" name="intent" value="leave" look="secondary">
              {words.leaveButton}
            </Button>
          </PostForm>
        )}
      </div>
    </>
  );
}
