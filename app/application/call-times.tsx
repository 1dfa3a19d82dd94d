import { formats } from "../../platform/language/format.ts";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/field.tsx";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { applicationFileWords } from "./file-words.ts";
import { formWords } from "../shell/form/words.ts";

type Props = {
  /**
   * `times` contains only free future times. `isLost` means that the chosen call's expert has lost the right to host
   * it.
   */
  invitation: { where: string; times: string[]; chosenTime: Date | null; isLost: boolean };
  /** The agreed call when the page was drawn; sent back, because another person may choose a time meanwhile. */
  shown: string;
  refusal: Refusal | undefined;
};

export function CallTimes({ invitation: { where, times, chosenTime, isLost }, shown, refusal }: Props) {
  const { lang } = useLanguage();
  const { limited } = useWords(formWords);
  const words = useWords(applicationFileWords).callTimes;
  const { weekday, time } = formats[lang];
  const meeting = (
    <>
      {words.where}{" "}
      {/^https:\/\//i.test(where) && URL.canParse(where) ? (
        <a className="link" href={where} rel="noopener noreferrer" target="_blank">
          {where}
        </a>
      ) : (
        where
      )}
    </>
  );
  const open = times.filter((each) => Date.parse(each) !== chosenTime?.getTime());
  const days = Map.groupBy(open, (each) => weekday(new Date(each)));
  return (
    <section id="time" className="application-part">
      <h2>{chosenTime ? words.titleChosen : words.title}</h2>
      {chosenTime && isLost && (
        <StatusLine
          tone="warn"
          title={words.lost.title}
          text={words.lost.text(weekday(chosenTime), time(chosenTime))}
        />
      )}
      {chosenTime && !isLost && (
        <StatusLine tone="good" title={words.chosen(weekday(chosenTime), time(chosenTime))} text={meeting} />
      )}
      {(refusal?.status === "past" || refusal?.status === "gone" || refusal?.status === "unchosen") && (
        <StatusLine tone="bad" {...words[refusal.status]} />
      )}
      {refusal?.status === "taken" && (
        <StatusLine
          tone="bad"
          title={words.taken.title}
          text={open.length > 0 ? words.taken.text : words.taken.textNone}
        />
      )}
      {refusal?.status === "overtaken" && refusal.values["intent"] === "time" && (
        <StatusLine tone="bad" {...words.overtaken} />
      )}
      {refusal?.status === "limited" && refusal.values["intent"] === "time" && (
        <StatusLine tone="bad" title={limited.title} text={limited.text(refusal.minutes)} />
      )}
      {open.length > 0 && (
        <form method="post" noValidate action="#time" className="contact-form">
          <input type="hidden" name="intent" value="time" />
          <input type="hidden" name="shown" value={shown} />
          <p>
            {chosenTime ? words.textOther : words.text} {!chosenTime && meeting}
          </p>
          <div className="grid gap-3">
            {[...days].map(([day, ofDay]) => (
              <Choices
                key={day}
                type="radio"
                name="time"
                label={day}
                options={ofDay.map((each) => ({ id: each, label: time(new Date(each)) }))}
                chosen={[]}
              />
            ))}
          </div>
          <Button type="submit" look={chosenTime ? "secondary" : "primary"} className="justify-self-start">
            {chosenTime ? words.change : words.submit}
          </Button>
        </form>
      )}
      {open.length === 0 && !chosenTime && <p>{words.none}</p>}
    </section>
  );
}
