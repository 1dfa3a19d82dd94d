import type { NotificationKind } from "../../domain/notification/notification.ts";
import type { ownNotifications } from "../../domain/notification/own.server.ts";
import { sentenceOf } from "../../domain/notification/sentence.ts";
import { formats } from "../../platform/language/format.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { type FixedRoute, pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { notificationsWords } from "./words.ts";

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

type Props = { notifications: Awaited<ReturnType<typeof ownNotifications>> };

/** A list of notifications, each a link to the page that the notification concerns. */
export function NotificationList({ notifications }: Props) {
  const words = useWords(notificationsWords);
  const { lang } = useLanguage();
  return (
    <ul className="grid gap-3">
      {notifications.map((each) => (
        <li key={each.id} className={each.readAt ? undefined : "font-semibold"}>
          {each.readAt ? null : `${words.isNew} · `}
          <TextLink to={pageOf(each.kind, each.event)}>{sentenceOf(lang, each)}</TextLink>
          {!ofWholeDay.includes(each.kind) && <p className="note">{formats[lang].moment(each.notifiedAt)}</p>}
        </li>
      ))}
    </ul>
  );
}
