import { outcomes } from "../../../domain/introduction/introduction.ts";
import type { ReceivedIntroduction } from "../../../domain/introduction/received.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { SlotFields } from "./slot-fields.tsx";
import { introductionWords } from "./words.ts";

type Props = { request: ReceivedIntroduction; now: Date; refusal: Refusal | undefined };

/** After a yes: the times to propose, the meeting, and after two weeks what became of it. */
export function AfterYes({ request, now, refusal }: Props) {
  const words = useWords(introductionWords);
  const { moment } = formats[useLanguage().lang];
  const { id, meeting, slots, outcome } = request;
  const own = <input type="hidden" name="introduction" value={id} />;
  return (
    <>
      {meeting ? (
        <PostForm className="introduction-actions">
          {own}
          <strong>{words.meeting(moment(meeting.startsAt), meeting.minutes)}</strong>
          {meeting.startsAt > now && (
            <Button type="submit" name="intent" value="cancel" look="secondary" small>
              {words.cancel}
            </Button>
          )}
        </PostForm>
      ) : (
        <>
          {slots.length > 0 && (
            <div>
              <h4>{words.slots.proposed}</h4>
              <ul>
                {slots.map(({ number, startsAt, minutes }) => (
                  <li key={number}>{words.slots.slot(moment(startsAt), minutes)}</li>
                ))}
              </ul>
            </div>
          )}
          <Disclosure title={words.slots.title} open={refusal !== undefined}>
            <PostForm className="disclosure-body introduction-form" noValidate>
              {own}
              <p className="note">{words.slots.text}</p>
              <SlotFields now={now} refusal={refusal} />
              <Button type="submit" name="intent" value="slots" look="secondary">
                {words.slots.send}
              </Button>
            </PostForm>
          </Disclosure>
        </>
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
