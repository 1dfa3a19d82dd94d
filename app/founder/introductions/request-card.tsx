import type { ReceivedIntroduction } from "../../../domain/introduction/received.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { withCapital } from "../../../platform/language/with-capital.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { investorProfileWords } from "../../investor/profile-words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useSeatNeeded } from "../../shell/form/seat-needed.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { AfterYes } from "../../profile-kit/after-yes.tsx";
import { ProposedTimes } from "./proposed-times.tsx";
import { SlotFields } from "./slot-fields.tsx";
import { introductionWords } from "./words.ts";
import { NoBreak } from "../../shell/no-break.tsx";

const day = 24 * 3_600_000;

/**
 * Returns what an investor looks for, as text. Returns an empty string when the investor's profile contains no
 * preferences.
 */
function useWishes({ stages, ticketMin: min, ticketMax: max, sectors, focus }: ReceivedIntroduction) {
  const { list, tickets } = useWords(introductionWords);
  const { options } = useWords(investorProfileWords);
  const { money } = formats[useLanguage().lang];
  const named = (names: Record<string, string>, ids: readonly string[] | null) =>
    (ids ?? []).map((id) => names[id] ?? id);
  const ticket =
    min !== null && max !== null
      ? tickets.between(money(min), money(max))
      : min !== null
        ? tickets.from(money(min))
        : max !== null && tickets.upTo(money(max));
  return [
    list(named(options.investment_stages, stages)),
    ticket,
    list(named(options.preferred_sectors, sectors)),
    list(named(options.investment_focus, focus)),
  ]
    .filter(Boolean)
    .join(", ");
}

type Props = { request: ReceivedIntroduction; now: Date; email: string; refusal: Refusal | undefined };

export function RequestCard({ request, now, email, refusal }: Props) {
  const words = useWords(introductionWords);
  const { lang } = useLanguage();
  const { date, month } = formats[lang];
  const wishes = useWishes(request);
  const { state, firm, approvedIn, expiresAt, closedAt, investor, speaker } = request;
  const name = request.name || words.somebody;
  const approved = approvedIn ? words.approved(month(approvedIn)) : "";
  const about = firm ? [firm, approved].filter(Boolean).join(", ") : withCapital(approved);
  const closed = closedAt ? date(closedAt) : "";
  const isWaiting = state === "waiting";
  // The address given after a yes is the address of whoever answers, which is never a reader.
  const mayAnswer = useSeatNeeded() === undefined;
  const isProposal = request.proposed && !investor;
  const wasWrong = refusal?.values["introduction"] === request.id ? refusal : undefined;
  return (
    <article className="introduction-request">
      <header className="introduction-head">
        <h3 className="wrap-anywhere">
          {isProposal
            ? isWaiting || state === "agreed"
              ? words.proposal.title
              : words.proposal.past
            : isWaiting
              ? words.wants(name)
              : name}
        </h3>
        <span className="introduction-state">
          {isWaiting
            ? words.daysLeft(Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / day)))
            : words.states[state]}
        </span>
      </header>
      {about && <p className="note wrap-anywhere">{about}</p>}
      {investor && (
        <p>
          <a href={`mailto:${investor.email}`} className="link wrap-anywhere">
            {investor.email}
          </a>
          {speaker && <span className="note"> {words.hasYours(speaker.email)}</span>}
        </p>
      )}
      {request.message ? (
        <blockquote className="introduction-message" lang={request.lang === lang ? undefined : request.lang}>
          {request.message}
        </blockquote>
      ) : (
        !request.proposed && <p>{words.atSession}</p>
      )}
      {isWaiting && isProposal && <p>{words.proposal.text}</p>}
      <dl className="introduction-facts">
        {wishes && (
          <div>
            <dt>{words.seeks}</dt>
            <dd>{wishes}</dd>
          </div>
        )}
        {isWaiting && mayAnswer && (
          <div>
            <dt>{words.ifYes}</dt>
            <dd>
              <NoBreak text={isProposal ? words.proposal.exchanged(email) : words.exchanged(email)} />
            </dd>
          </div>
        )}
      </dl>
      <p className="note">
        {(request.proposed ? words.proposal.on : words.asked)(date(request.askedAt))}.{" "}
        {state === "yes" && words.yesOn(closed)}
        {state === "agreed" && words.proposal.agreed(date(expiresAt))}
        {state === "no" && (isProposal ? words.proposal.noText : words.noText(date(expiresAt)))}
        {state === "lapsed" && words.lapsedOn(closed)}
        {state === "withdrawn" && words.withdrawnOn(closed)}
      </p>
      {isWaiting && (
        <PostForm className="introduction-form">
          <input type="hidden" name="intent" value="answer" />
          <input type="hidden" name="introduction" value={request.id} />
          <Disclosure title={words.slots.title} open={wasWrong !== undefined}>
            <div className="disclosure-body introduction-form">
              <p className="note">{words.slots.text}</p>
              <SlotFields now={now} refusal={wasWrong} />
            </div>
          </Disclosure>
          <div className="introduction-actions">
            <Button type="submit" name="verdict" value="yes">
              {words.yes}
            </Button>
            <Button type="submit" name="verdict" value="no" look="secondary">
              {words.no}
            </Button>
          </div>
          <p className="note">{isProposal ? words.proposal.private : words.private(name, date(expiresAt))}</p>
        </PostForm>
      )}
      {state === "yes" && (
        <AfterYes request={request} now={now} words={words}>
          {!request.meeting && <ProposedTimes request={request} now={now} email={email} refusal={wasWrong} />}
        </AfterYes>
      )}
      {!investor && !isProposal && (
        <Disclosure title={words.block}>
          <PostForm className="disclosure-body introduction-form">
            <input type="hidden" name="introduction" value={request.id} />
            <p>{words.blockText}</p>
            <Button type="submit" name="intent" value="block" look="secondary" small>
              {words.block}
            </Button>
          </PostForm>
        </Disclosure>
      )}
    </article>
  );
}
