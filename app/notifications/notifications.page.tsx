import { holdPerson } from "../../domain/person/person.server.ts";
import { Fragment } from "react";
import { digestKindsFor, type MailChoice, wholeMailsFor } from "../../domain/notification/notification.ts";
import {
  chooseMails,
  countUnread,
  getsStartupMails,
  mailChoices,
  markRead,
  ownNotifications,
} from "../../domain/notification/own.server.ts";
import { saveIfUnchanged, shownOf } from "../../domain/edit-conflict/edit-conflict.server.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Checkbox } from "../../ui/field.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { doneIn } from "../shell/done.server.ts";
import { ActionButton } from "../shell/form/action-button.tsx";
import { handleAction } from "../shell/form/handle-action.server.ts";
import { FailureLine } from "../shell/form/failure-line.tsx";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { requireActor } from "../shell/require.server.ts";
import workspaceStyles from "../shell/workspace.css?url";
import { shellWords } from "../shell/words.ts";
import { Bell } from "../shell/signed-in/bell.tsx";
import { WorkHead } from "../shell/signed-in/work-head.tsx";
import type { Route } from "./+types/notifications.page.ts";
import { NotificationList } from "./notification-list.tsx";
import { notificationsWords } from "./words.ts";
import { PostForm } from "../shell/form/post-form.tsx";
import { NoBreak } from "../shell/no-break.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db } = requireActor(args, "founder", "investor");
  const { id, role, startup } = actor.viewer;
  const { done } = doneIn(args);
  const [byMail, notifications, unread, isContact] = await Promise.all([
    mailChoices(db, actor),
    ownNotifications(db, actor),
    countUnread(db, actor),
    startup && getsStartupMails(db, id, startup.id),
  ]);
  return {
    title: notificationsWords.in(args.context.get(services).lang).title,
    notifications,
    unread,
    role,
    byMail,
    isContact,
    shown: shownOf(byMail),
    done: done === "read" && notifications.some(({ readAt }) => readAt === null) ? "" : done,
  };
}

const mailChoicesIn = (byMail: Partial<Record<MailChoice, boolean>>) => Object.keys(byMail) as MailChoice[];

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "founder", "investor");
  const here = { to: pathOf("notifications") };
  return handleAction(args, {
    async read({ seen }) {
      await markRead(db, actor, seen?.split(" ") ?? null);
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

/** The number of notifications that are visible without expanding the list. */
const inSight = 8;

export default function Notifications({
  loaderData: { notifications, unread, role, byMail, isContact, shown, done },
  actionData,
}: Route.ComponentProps) {
  const words = useWords(notificationsWords);
  const { lost } = useWords(shellWords);
  const inAll = notifications[0]?.inAll ?? 0;
  const unseen = notifications.filter(({ readAt }) => readAt === null);
  const earlier = notifications.slice(inSight);
  const isShown = (kind: MailChoice) => byMail[kind] !== undefined;
  const label = (kind: MailChoice) =>
    kind === "introduction-request" && !isContact ? words.requestsOfOthers : words.kinds[kind];
  const choice = (kind: MailChoice) => (
    <Checkbox key={kind} name={kind} label={<NoBreak text={label(kind)} />} defaultChecked={byMail[kind]} />
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
          <div className="workspace-main">
            <div className="panel workspace-part">
              {notifications.length === 0 && (
                <p>{role === "investor" ? words.noneOfInvestor : words.none(isShown("alert"))}</p>
              )}
              {unseen.length > 0 && (
                <ActionButton
                  intent="read"
                  fields={{ seen: unseen.map(({ id }) => id).join(" ") }}
                  look="secondary"
                  small
                >
                  {words.read}
                </ActionButton>
              )}
              {inAll > notifications.length && <p className="note">{words.latestOf(notifications.length, inAll)}</p>}
              <NotificationList notifications={notifications.slice(0, inSight)} />
              {earlier.length > 0 && (
                <Disclosure
                  title={words.earlier(earlier.length, earlier.filter(({ readAt }) => readAt === null).length)}
                >
                  <NotificationList notifications={earlier} />
                </Disclosure>
              )}
            </div>
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
              <p>
                <NoBreak text={role === "investor" ? words.mailTextOfInvestor : words.mailText(isContact === true)} />
              </p>
              {isContact === false && (
                <p>
                  <NoBreak text={words.toContact} />
                </p>
              )}
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
