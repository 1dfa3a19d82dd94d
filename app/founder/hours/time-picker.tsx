import { useId } from "react";
import { Link } from "react-router";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { PickedTime, Picker } from "./picker.ts";
import { hoursWords } from "./words.ts";

type Props = {
  picker: Picker;
  path: string;
  chosen: string | undefined;
  error: string | undefined;
};

/** The offered times of a week, one row per day. Each time is a radio button of the surrounding form. */
export function TimePicker({ picker: { days, weeks, shown }, path, chosen, error }: Props) {
  const id = useId();
  const words = useWords(hoursWords);
  const { weekday, shortDay } = formats[useLanguage().lang];
  return (
    <>
      <nav aria-label={words.weeks} className="hour-weeks">
        {weeks.map(({ number, from, to, count }) => (
          <Link
            key={number}
            to={`${path}?week=${number}`}
            aria-current={number === shown ? "true" : undefined}
            preventScrollReset
          >
            {words.week(shortDay(from), shortDay(to))} <span className="note">{words.count(count)}</span>
          </Link>
        ))}
      </nav>
      {error && (
        <p id={id} className="field-error">
          {error}
        </p>
      )}
      {days.map(({ day, clocksChange, times }) => (
        <fieldset key={day} className="hour-day">
          <legend>
            {weekday(day)}
            <span className="note">{words.count(times.length)}</span>
          </legend>
          {clocksChange && <p className="note">{words.clocksChange}</p>}
          <div className="hour-times">
            {times.map((time) => (
              <TimeChoice key={time.at} time={time} chosen={chosen === time.at} error={error && id} />
            ))}
          </div>
        </fieldset>
      ))}
      {days.length === 0 && <p>{words.noneThisWeek}</p>}
    </>
  );
}

type ChoiceProps = {
  time: PickedTime;
  chosen: boolean;
  /** The HTML id of the error message if no time was chosen, otherwise undefined. */
  error: string | undefined;
};

function TimeChoice({ time: { at, clock, ahead, there }, chosen, error }: ChoiceProps) {
  const words = useWords(hoursWords);
  return (
    <label className="hour-time">
      <input
        type="radio"
        name="starts_at"
        value={at}
        defaultChecked={chosen}
        required
        {...(error && { "aria-invalid": true, "aria-describedby": error })}
      />
      <span>
        {clock}
        {ahead !== null && <small> {words.ahead(ahead)}</small>}
        {there && <small> {words.there(there)}</small>}
      </span>
    </label>
  );
}
