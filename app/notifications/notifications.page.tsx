import { holdPerson } from "../../domain/person/person.server.ts";
import { Fragment } from "react";
import {
  digestKindsFor,
  type MailChoice,
  type NotificationKind,
  wholeMailsFor,
} from "../../domain/notification/notification.ts";
import {
  chooseMails,
  countUnread,
  getsStartupMails,
  mailChoices,
  markRead,
  ownNotifications,
} from "../../domain/notification/own.server.ts";
import { sentenceOf } from "../../domain/notification/sentence.ts";
import { formats } from "../../platform/language/format.ts";
import { saveIfUnchanged, shownOf } from "../../domain/edit-conflict/edit-conflict.server.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { type FixedRoute, pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { doneIn } from "../shell/done.server.ts";
import { ActionButton } from "../shell/form/action-button.tsx";
import { handleAction } from "../shell/form/handle-action.server.ts";
import { FailureLine } from "../shell/form/failure-line.tsx";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { requireActor } from "../shell/require.server.ts";
import workspaceStyles from "../shell/workspace.css?url";
import { shellWords } from "../shell/words.ts";
import { Bell } from "../shell/signed-in/bell.tsx";
import { WorkHead } from "../shell/signed-in/work-head.tsx";
import type { Route } from "./+types/notifications.page.ts";
import { notificationsWords } from "./words.ts";
import { PostForm } from "../shell/form/post-form.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db } = requireActor(args, "founder", "investor");
  const { done } = doneIn(args);
  const byMail = await mailChoices(db, actor);
  const notifications = await ownNotifications(db, actor);
  return {
    title: notificationsWords.in(args.context.get(services).lang).title,
    notifications,
    unread: await countUnread(db, actor),
    role: actor.viewer.role,
    byMail,
    isContact: actor.viewer.role === "founder" ? await getsStartupMails(db, actor.viewer.id) : null,
    shown: shownOf(byMail),
    done: done === "read" && notifications.some(({ readAt }) => readAt === null) ? "" : done,
  };
}

const mailChoicesIn = (byMail: Partial<Record<MailChoice, boolean>>) => Object.keys(byMail) as MailChoice[];

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "founder", "investor");
  const here = { to: pathOf("notifications") };
  return handleAction(args, {
    async read() {
      await markRead(db, actor);
      return here;
    },
    async mail(fields) {
      const choices = mailChoicesIn(await mailChoices(db, actor));
      const typed = Object.fromEntries(choices.map((kind) => [kind, fields[kind] !== undefined]));
      const saved = await saveIfUnchanged<Record<string, boolean>, void>(db, fields, typed, {
        hold: (tx) => holdPerson(tx, actor.viewer.id),
        read: (tx) => mailChoices(tx, actor),
        save: (tx, _, all) =>
          chooseMails(
            tx,
            actor,
            choices.filter((kind) => all[kind]),
          ),
      });
      return saved ?? here;
    },
  });
}

const pages: Record<Exclude<NotificationKind, "match" | "update">, FixedRoute> = {
  alert: "founder-dashboard",
  "check-in-due": "founder-check-in",
  view: "founder-visibility",
  follower: "founder-updates",
  deck: "founder-deck",
  plan: "account",
  "mentor-request": "founder-dashboard",
  "score-review": "founder-readiness",
  "pitch-session": "founder-pitch",
  publication: "founder-visibility",
  approval: "investor-deals",
  "introduction-request": "founder-introductions",
  introduction: "investor-introductions",
};
/** The kinds of notification that show only the day of an event, without the time. */
const ofWholeDay: readonly NotificationKind[] = ["view", "follower", "deck"];
const pageOf = (kind: NotificationKind, event: string) =>
  kind === "update"
    ? pathOf("investor-update", { id: event })
    : kind === "match"
      ? pathOf("investor-startup", { startup: event })
      : pathOf(pages[kind]);

export default function Notifications({
  loaderData: { notifications, unread, role, byMail, isContact, shown, done },
  actionData,
}: Route.ComponentProps) {
  const words = useWords(notificationsWords);
  const { lost } = useWords(shellWords);
  const { lang } = useLanguage();
  const inAll = notifications[0]?.inAll ?? 0;
  const isShown = (kind: MailChoice) => byMail[kind] !== undefined;
  const label = (kind: MailChoice) =>
    kind === "introduction-request" && !isContact ? words.requestsOfOthers : words.kinds[kind];
  const choice = (kind: MailChoice) => (
    <Checkbox key={kind} name={kind} label={label(kind)} defaultChecked={byMail[kind]} />
  );
  return (
    <>
      <WorkHead title={words.title}>
        <span className="in-bar">
          <Bell unread={unread} />
        </span>
      </WorkHead>
      <div className="cockpit-work">
        {actionData && <FailureLine {...lost} />}
        {done && !actionData && <StatusLine tone="good" {...(done === "read" ? words.allRead : words.saved)} />}
        <div className="workspace-columns">
          <div className="panel workspace-part">
            {notifications.length === 0 && (
              <p>{role === "investor" ? words.noneOfInvestor : words.none(isShown("alert"))}</p>
            )}
            {notifications.some(({ readAt }) => readAt === null) && (
              <ActionButton intent="read" look="secondary" small>
                {words.read}
              </ActionButton>
            )}
            {inAll > notifications.length && <p className="note">{words.latestOf(notifications.length, inAll)}</p>}
            <ul className="grid gap-3">
              {notifications.map((each) => (
                <li key={each.id}>
                  <p className={each.readAt ? undefined : "font-semibold"}>
                    {each.readAt ? null : `${words.isNew} · `}
                    {sentenceOf(lang, each)}
                  </p>
                  <p className="note">
                    {!ofWholeDay.includes(each.kind) && formats[lang].moment(each.notifiedAt)}{" "}
                    <TextLink to={pageOf(each.kind, each.event)}>{words.open}</TextLink>
                  </p>
                </li>
              ))}
            </ul>
          </div>
          <div className="grid min-w-0 content-start gap-5">
            <PostForm
              className="panel workspace-part"
              displayed={{
                shown,
                tell: (kind, text) => ({ label: label(kind as MailChoice), text }),
              }}
            >
              <h2>{words.mailTitle}</h2>
              <p>{role === "investor" ? words.mailTextOfInvestor : words.mailText(isContact === true)}</p>
              {isContact === false && <p>{words.toContact}</p>}
              {wholeMailsFor[role].filter(isShown).map((mail) => (
                <Fragment key={mail}>
                  {choice(mail)}
                  {mail === "daily" && (
                    <div className="grid gap-3 ps-6">{digestKindsFor(role).filter(isShown).map(choice)}</div>
                  )}
                </Fragment>
              ))}
              <Button type="submit" name="intent" value="mail">
                {words.save}
              </Button>
            </PostForm>
          </div>
        </div>
      </div>
    </>
  );
}
