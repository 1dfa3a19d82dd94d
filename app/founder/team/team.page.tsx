import { isLiveLink } from "../../../domain/deck/link.ts";
import { readLinks } from "../../../domain/deck/share.server.ts";
import { openStartup } from "../../../domain/person/open-startup.server.ts";
import { close, leave, remove, setRole } from "../../../domain/seat/change.server.ts";
import { invitationToken } from "../../../domain/seat/link.server.ts";
import { openInvitations, withdraw } from "../../../domain/seat/invitation.server.ts";
import { invitationsTo } from "../../../domain/seat/acceptable.server.ts";
import { invite } from "../../../domain/seat/invite.server.ts";
import { noticeOf } from "../../../domain/seat/owner-removal.server.ts";
import { mailedName } from "../../../domain/startup/mailed-name.ts";
import { readSeats } from "../../../domain/startup/seats.server.ts";
import { readFounderProfile } from "../../../domain/startup/founder-profile.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { doneIn } from "../../shell/done.server.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { formAction, handleAction } from "../../shell/form/handle-action.server.ts";
import { limited } from "../../shell/form/receive.server.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { WorkHead } from "../../shell/signed-in/work-head.tsx";
import workspaceStyles from "../../shell/workspace.css?url";
import type { Route } from "./+types/team.page.ts";
import { GoingForms } from "./going-forms.tsx";
import { InvitationsPart } from "./invitations-part.tsx";
import { NoStartup } from "./no-startup.tsx";
import { SeatsPart } from "./seats-part.tsx";
import { closeForm, inviteForm, removeForm, roleForm, withdrawForm } from "./team-forms.server.ts";
import teamStyles from "./team.css?url";
import { teamWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: teamStyles },
];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, secret } = requireActor(args, "founder");
  const words = teamWords.in(args.context.get(services).lang);
  const { done } = doneIn(args);
  const { startup, id } = actor.viewer;
  if (!startup) {
    const invitations = (await invitationsTo(db, actor)).map(({ id: invitation, startupName, role }) => ({
      ...{ name: mailedName(startupName ?? ""), role },
      to: pathOf("invitation", { token: invitationToken(secret, invitation) }),
    }));
    return { title: words.none.title, done, team: null, invitations };
  }
  const { profile } = await readFounderProfile(db, actor);
  return {
    title: words.title,
    done,
    team: {
      me: id,
      role: startup.role,
      name: profile.startup_name,
      notice: await noticeOf(db, { person: id, startup: startup.id }),
      seats: await readSeats(db, actor),
      invitations: await openInvitations(db, actor),
      leaversLinks:
        startup.role === "reader"
          ? 0
          : (await readLinks(db, actor)).filter(({ state, isOfLeaver }) => isOfLeaver && isLiveLink(state)).length,
    },
    invitations: [],
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db, lang } = requireActor(args, "founder");
  const here = { to: pathOf("founder-team") };
  return handleAction(args, {
    invite: formAction(inviteForm, async (typed) => {
      const answer = await invite(db, actor, { ...typed, lang });
      if (answer.status === "limited") return limited(answer);
      return answer.status === "invited" ? here : { refused: answer.status };
    }),
    withdraw: formAction(withdrawForm, async ({ invitation }) =>
      (await withdraw(db, actor, invitation)) ? here : { refused: "gone" },
    ),
    role: formAction(roleForm, async (typed) => {
      const answer = await setRole(db, actor, typed);
      if (answer.status === "limited") return limited(answer);
      return answer.status === "set" ? here : { refused: answer.status };
    }),
    remove: formAction(removeForm, async ({ person }) => {
      const { status } = await remove(db, actor, person);
      return status === "removed" ? here : { refused: status };
    }),
    async leave() {
      const { status } = await leave(db, actor);
      return status === "left" ? here : { refused: status };
    },
    close: formAction(closeForm, async ({ startup_name }) => {
      const answer = await close(db, actor, startup_name);
      if (answer.status === "limited") return limited(answer);
      const { status } = answer;
      if (status === "name") return { refused: status, http: 422, errors: { startup_name: "name" } };
      return status === "closed" ? here : { refused: status };
    }),
    async begin() {
      await openStartup(db, actor.viewer.id);
      return { to: pathOf("founder-dashboard") };
    },
  });
}

export default function TeamPage({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const words = useWords(teamWords);
  const { date } = formats[useLanguage().lang];
  const { title, done, team, invitations } = loaderData;
  const notice = words.done[done];
  return (
    <>
      <WorkHead
        title={title}
        context={team ? team.name : words.none.text}
        {...(team && { back: { to: pathOf("founder-profile"), words: words.toProfile } })}
      />
      <div className="cockpit-work">
        {notice && !refusal && <StatusLine tone="good" {...notice} />}
        {refusal && (
          <FailureLine
            title={
              refusal.status === "limited"
                ? words.limited(Math.ceil(refusal.minutes / 60))
                : (words.refused[refusal.status] ?? words.refused["failed"] ?? "")
            }
            text=""
          />
        )}
        {team ? (
          <>
            <p>{words.text}</p>
            {team.notice && (
              <StatusLine tone="warn" title={words.notice(date(team.notice.from))} text={team.notice.reason} />
            )}
            {team.leaversLinks > 0 && <LeaversLinks count={team.leaversLinks} />}
            <SeatsPart team={team} />
            <InvitationsPart team={team} refusal={refusal} />
            <GoingForms team={team} refusal={refusal} />
          </>
        ) : (
          <NoStartup invitations={invitations} />
        )}
      </div>
    </>
  );
}

/** A notice about deck links created by people who have since left the startup. */
function LeaversLinks({ count }: { count: number }) {
  const { title, text, to } = useWords(teamWords).leaversLinks(count);
  return (
    <StatusLine
      tone="warn"
      title={title}
      text={
        <>
          {text} <TextLink to={`${pathOf("founder-deck")}#links`}>{to}</TextLink>
        </>
      }
    />
  );
}
