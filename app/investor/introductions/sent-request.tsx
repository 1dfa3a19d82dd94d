import type { ReactNode } from "react";
import type { SentIntroduction } from "../../../domain/introduction/sent.server.ts";
import { introductionLimits, slotText } from "../../../domain/introduction/introduction.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Ruler } from "../../../ui/ruler.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { AfterYes } from "../../profile-kit/after-yes.tsx";
import { introductionWords } from "./words.ts";

const day = 24 * 3_600_000;

type Props = {
  request: SentIntroduction;
  /** False if the startup sees no requests of this investor, so that it cannot answer them. */
  isSeen: boolean;
  now: Date;
  heading: "h2" | "h3";
  children?: ReactNode;
};

export function SentRequest({ request, isSeen, now, heading: Heading, children }: Props) {
  const words = useWords(introductionWords);
  const { lang } = useLanguage();
  const { date, moment, shortDay } = formats[lang];
  const { state, expiresAt, closedAt, askedAt, againAt, speaker, message, proposed, answer } = request;
  const left = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / day));
  const closed = closedAt ? date(closedAt) : "";
  const startup = nameIn(lang, request.startupName);
  return (
    <article className="introduction-request">
      <header className="introduction-head">
        <Heading className="wrap-anywhere">
          {proposed
            ? (state === "sent" ? words.proposal.title : words.proposal.past)(startup)
            : (state === "yes" ? words.acceptedBy : words.sentTo)(startup)}
        </Heading>
        <span className="introduction-state">
          {proposed && state === "sent" ? words.proposal.states[answer ?? "none"] : words.states[state]}
        </span>
      </header>
      {state === "sent" && answer !== "no" && (
        <div>
          <Ruler
            steps={introductionLimits.days}
            done={introductionLimits.days - left || undefined}
            height={18}
            label={words.daysLeft(left)}
            role="img"
          />
          <p className="introduction-days">
            <span>{shortDay(askedAt)}</span>
            <strong>{words.daysLeft(left)}</strong>
            <span>{shortDay(expiresAt)}</span>
          </p>
        </div>
      )}
      {state === "yes" &&
        (speaker ? (
          <p>
            {speaker.name || words.unnamed},{" "}
            <a href={`mailto:${speaker.email}`} className="link wrap-anywhere">
              {speaker.email}
            </a>
          </p>
        ) : (
          <p>{words.left}</p>
        ))}
      {!proposed && (
        <dl className="introduction-facts">
          <div>
            <dt>{words.message}</dt>
            <dd lang={message ? "" : undefined} className="wrap-anywhere whitespace-pre-line">
              {message || words.atSession}
            </dd>
          </div>
        </dl>
      )}
      {proposed && state === "sent" && <ProposalAnswer request={request} />}
      {!(state === "sent" && (proposed || !isSeen)) && (
        <p className="note">
          {state === "sent" && words.until(moment(expiresAt))}
          {state === "lapsed" && words.lapsedOn(closed)}
          {state === "withdrawn" && words.withdrawnOn(closed)}
          {state === "yes" && (proposed ? words.proposal.yesOn : words.yesOn)(closed)}
          {state !== "sent" && state !== "yes" && !proposed && againAt && ` ${words.again(date(againAt))}`}
        </p>
      )}
      {state === "yes" && (
        <AfterYes request={request} now={now} words={words}>
          {request.slots.length > 0 && <TimesToPick request={request} />}
        </AfterYes>
      )}
      {state === "sent" && !proposed && (
        <PostForm className="introduction-actions">
          <input type="hidden" name="introduction" value={request.id} />
          <Button type="submit" name="intent" value="withdraw" look="secondary">
            {words.withdraw}
          </Button>
          <span className="note">{words.withdrawText}</span>
        </PostForm>
      )}
      {children}
    </article>
  );
}

/** The investor's answer or the form for it; the startup sees the answer only after accepting too. */
function ProposalAnswer({ request: { id, answer, expiresAt } }: { request: SentIntroduction }) {
  const { proposal: words } = useWords(introductionWords);
  const until = formats[useLanguage().lang].date(expiresAt);
  if (answer) return <p>{answer === "yes" ? words.agreed(until) : words.declined}</p>;
  return (
    <PostForm className="introduction-form">
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="introduction" value={id} />
      <p>{words.text}</p>
      <div className="introduction-actions">
        <Button type="submit" name="verdict" value="yes">
          {words.yes}
        </Button>
        <Button type="submit" name="verdict" value="no" look="secondary">
          {words.no}
        </Button>
      </div>
      <p className="note">{words.private}</p>
    </PostForm>
  );
}

function TimesToPick({ request: { id, slots, speaker } }: { request: SentIntroduction }) {
  const { slots: words } = useWords(introductionWords);
  const { moment } = formats[useLanguage().lang];
  return (
    <PostForm className="introduction-form">
      <input type="hidden" name="intent" value="pick" />
      <input type="hidden" name="introduction" value={id} />
      <p>{words.title}</p>
      <div className="introduction-actions">
        {slots.map(({ startsAt, minutes }) => (
          <Button
            key={startsAt.getTime()}
            type="submit"
            name="slot"
            value={slotText({ startsAt, minutes })}
            look="secondary"
          >
            {words.time(moment(startsAt), minutes)}
          </Button>
        ))}
      </div>
      {speaker && <p className="note">{words.none}</p>}
    </PostForm>
  );
}
