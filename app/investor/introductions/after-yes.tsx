import { outcomes } from "../../../domain/introduction/introduction.ts";
import type { SentIntroduction } from "../../../domain/introduction/sent.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Choices } from "../../../ui/field.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { introductionWords } from "./words.ts";

/** After a yes: the times to pick from, the meeting, and after two weeks what became of it. */
export function AfterYes({ request, now }: { request: SentIntroduction; now: Date }) {
  const words = useWords(introductionWords);
  const { moment } = formats[useLanguage().lang];
  const { id, meeting, slots, outcome } = request;
  const own = <input type="hidden" name="introduction" value={id} />;
  return (
    <>
      {meeting && (
        <PostForm className="introduction-actions">
          {own}
          <strong>{words.meeting(moment(meeting.startsAt), meeting.minutes)}</strong>
          {meeting.startsAt > now && (
            <Button type="submit" name="intent" value="cancel" look="secondary" small>
              {words.cancel}
            </Button>
          )}
        </PostForm>
      )}
      {slots.length > 0 && (
        <PostForm className="introduction-form">
          {own}
          <Choices
            name="number"
            type="radio"
            label={words.slots.title}
            options={slots.map((slot) => ({
              id: String(slot.number),
              label: words.slots.time(moment(slot.startsAt), slot.minutes),
            }))}
            chosen={[]}
            required
          />
          <Button type="submit" name="intent" value="pick">
            {words.slots.pick}
          </Button>
          <p className="note">{words.slots.none}</p>
        </PostForm>
      )}
      {request.asksOutcome && (
        <PostForm className="introduction-form">
          {own}
          <input type="hidden" name="intent" value="outcome" />
          <p>{outcome ? words.outcome.said(words.outcome[outcome]) : words.outcome.title}</p>
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
