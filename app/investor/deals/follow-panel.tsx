import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { Following } from "./follow.server.ts";
import { followWords } from "./follow-words.ts";

type Props = { following: Following; notice: string | undefined };

export function FollowPanel({ following: { since, updates }, notice }: Props) {
  const words = useWords(followWords);
  const { date, month } = formats[useLanguage().lang];
  return (
    <section className="deal-part" id="follow">
      <h3>{words.title}</h3>
      {notice && <StatusLine tone="good" title={notice} text="" />}
      <p className="note">{since ? words.since(date(since)) : words.before}</p>
      <ActionButton intent={since ? "unfollow" : "follow"} look="secondary" small>
        {since ? words.unfollow : words.follow}
      </ActionButton>
      {updates.length > 0 && (
        <ul className="grid gap-1">
          {updates.map((update) => (
            <li key={update.id}>
              <TextLink to={pathOf("investor-update", { id: update.id })}>
                {update.isCorrection ? words.correction(month(update.month)) : words.update(month(update.month))}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
