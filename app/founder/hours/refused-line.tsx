import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { hoursWords } from "./words.ts";

/** The refusal reasons caused by meetings that the startup has already booked. */
const booked = new Set(["same-host", "too-many"]);

/** Explains why no meeting was booked. When another person booked the time first, the nearest free times are listed. */
export function RefusedLine({ refusal }: { refusal: Refusal | undefined }) {
  const words = useWords(hoursWords);
  const { moment } = formats[useLanguage().lang];
  if (!refusal) return null;
  const nearest = (refusal.values["nearest"] ?? "").split(",").filter(Boolean);
  const title =
    refusal.status === "limited"
      ? words.limited(refusal.minutes)
      : (words.refused[refusal.status] ?? words.refused["failed"] ?? "");
  const text =
    refusal.status === "taken"
      ? nearest.length > 0
        ? words.nearest
        : words.noNearest
      : booked.has(refusal.status) && <TextLink to={pathOf("founder-hours")}>{words.own}</TextLink>;
  return (
    <>
      <FailureLine title={title} text={text} />
      {nearest.length > 0 && (
        <fieldset className="hour-day">
          <legend>{words.nearestTitle}</legend>
          <div className="hour-times">
            {nearest.map((at) => (
              <label key={at} className="hour-time">
                <input type="radio" name="starts_at" value={at} required />
                <span>{moment(new Date(at))}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
