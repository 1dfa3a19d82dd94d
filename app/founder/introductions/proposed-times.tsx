import { slotsText } from "../../../domain/introduction/introduction.ts";
import type { ReceivedIntroduction } from "../../../domain/introduction/received.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import { useSeatNeeded } from "../../shell/form/seat-needed.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { SlotFields } from "./slot-fields.tsx";
import { introductionWords } from "./words.ts";

type Props = { request: ReceivedIntroduction; now: Date; email: string; refusal: Refusal | undefined };

export function ProposedTimes({ request: { id, slots, takesOver, isShutOut }, now, email, refusal }: Props) {
  const { slots: words, refused } = useWords(introductionWords);
  const { moment } = formats[useLanguage().lang];
  const mayPropose = useSeatNeeded() === undefined;
  if (isShutOut) return <p>{refused["shut-out"]}</p>;
  return (
    <>
      {slots.length > 0 && (
        <div>
          <h4>{words.proposed}</h4>
          <ul>
            {slots.map(({ startsAt, minutes }) => (
              <li key={startsAt.getTime()}>{words.slot(moment(startsAt), minutes)}</li>
            ))}
          </ul>
        </div>
      )}
      <Disclosure title={words.title} open={refusal !== undefined}>
        <PostForm className="disclosure-body introduction-form" noValidate>
          <input type="hidden" name="introduction" value={id} />
          <input type="hidden" name="shown" value={slotsText(slots)} />
          <p className="note">{words.text}</p>
          {takesOver && mayPropose && <p className="note wrap-anywhere">{words.takesOver(email)}</p>}
          <SlotFields now={now} refusal={refusal} />
          <Button type="submit" name="intent" value="slots" look="secondary">
            {words.send}
          </Button>
        </PostForm>
      </Disclosure>
    </>
  );
}
