import type { ReactNode } from "react";
import { type Outcome, outcomes } from "../../domain/introduction/introduction.ts";
import { formats } from "../../platform/language/format.ts";
import { Button } from "../../ui/button.tsx";
import { PostForm } from "../shell/form/post-form.tsx";
import { useLanguage } from "../shell/language.tsx";

type Introduced = {
  id: string;
  meeting: { startsAt: Date; minutes: number } | null;
  asksOutcome: boolean;
  outcome: Outcome | null;
};

/** French texts address founders as "tu" and investors as "vous", so the texts differ. */
type Words = {
  meeting(when: string, minutes: number): string;
  cancel: string;
  outcome: Record<Outcome | "title" | "private", string> & { answered(what: string): string };
};

type Props = {
  request: Introduced;
  now: Date;
  words: Words;
  /** The controls for the proposed meeting times. */
  children: ReactNode;
};

export function AfterYes({ request, now, words, children }: Props) {
  const { moment } = formats[useLanguage().lang];
  const { id, meeting, outcome } = request;
  const own = <input type="hidden" name="introduction" value={id} />;
  return (
    <>
      {meeting && (
        <PostForm className="introduction-actions">
          {own}
          <input type="hidden" name="shown" value={meeting.startsAt.toISOString()} />
          <strong>{words.meeting(moment(meeting.startsAt), meeting.minutes)}</strong>
          {meeting.startsAt > now && (
            <Button type="submit" name="intent" value="cancel" look="secondary" small>
              {words.cancel}
            </Button>
          )}
        </PostForm>
      )}
      {children}
      {request.asksOutcome && (
        <PostForm className="introduction-form">
          {own}
          <input type="hidden" name="intent" value="outcome" />
          <input type="hidden" name="shown" value={outcome ?? ""} />
          <p>{outcome ? words.outcome.answered(words.outcome[outcome]) : words.outcome.title}</p>
          <div className="introduction-actions">
            {outcomes.map((each) => (
              <Button key={each} type="submit" name="outcome" value={each} look="secondary" small>
                {words.outcome[each]}
              </Button>
            ))}
          </div>
          <p className="note">{words.outcome.private}</p>
        </PostForm>
      )}
    </>
  );
}
