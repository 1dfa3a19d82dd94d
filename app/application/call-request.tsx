import { formats } from "../../platform/language/format.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { CountedTextarea } from "../shell/form/counted-textarea.tsx";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { BookingCalendar } from "./booking-calendar.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { applicationFileWords } from "./file-words.ts";
import { formWords } from "../shell/form/words.ts";

type Props = {
  minutes: number;
  requestedAt: Date | null;
  /** The agreed call when the page was drawn; undefined if it is unknown. */
  shown: string | undefined;
  /** Whether the accelerator's team proposed call times. */
  offered: boolean;
  calendar: string | null;
  refusal: Refusal | undefined;
};

export function CallRequest({ minutes, requestedAt, shown, offered, calendar, refusal }: Props) {
  const { lang } = useLanguage();
  const { limited } = useWords(formWords);
  const { callRequest: words, callTimes } = useWords(applicationFileWords);
  const { date, time } = formats[lang];
  const values = refusal?.values ?? {};
  const error = (name: string) => {
    const code = refusal?.errors[name];
    const found = code && words.errors[code as keyof typeof words.errors];
    return (
      found && (
        <>
          <strong className="block">{found.message}</strong> <span>{found.detail}</span>
        </>
      )
    );
  };
  return (
    <section id="call" className="application-part">
      <h2>{offered ? words.titleOther : words.title}</h2>
      {requestedAt && (
        <StatusLine tone="good" title={words.asked(date(requestedAt), time(requestedAt))} text={words.askedText} />
      )}
      <p>{words.text(minutes)}</p>
      <form method="post" noValidate action="#call" className="contact-form">
        <input type="hidden" name="intent" value="call" />
        {shown !== undefined && <input type="hidden" name="shown" value={shown} />}
        <CountedTextarea
          label={words.slots}
          hint={words.slotsHint}
          name="slots"
          rows={3}
          maxLength={600}
          defaultValue={values["slots"]}
          error={error("slots")}
          required
        />
        <TextField
          label={words.phone}
          hint={words.phoneHint}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          defaultValue={values["phone"]}
          error={error("phone")}
        />
        <Button type="submit" look={requestedAt || offered ? "secondary" : "primary"} className="justify-self-start">
          {requestedAt ? words.again : offered ? words.other : words.submit}
        </Button>
        {refusal?.status === "limited" && refusal.values["intent"] !== "time" && (
          <StatusLine tone="bad" title={limited.title} text={limited.text(refusal.minutes)} />
        )}
        {refusal?.status === "overtaken" && values["intent"] === "call" && (
          <StatusLine tone="bad" {...callTimes.overtaken} />
        )}
        {refusal?.status === "over" && <StatusLine tone="bad" {...words.over} />}
        {(refusal?.status === "unavailable" || refusal?.status === "unreadable") && (
          <StatusLine tone="bad" {...words.failure} />
        )}
      </form>
      {calendar && <BookingCalendar address={calendar} />}
    </section>
  );
}
