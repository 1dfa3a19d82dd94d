import { daysAfter, introductionLimits, meetingLengths } from "../../../domain/introduction/introduction.ts";
import { parisLocal } from "../../../platform/language/paris-time.ts";
import { Select, TextField } from "../../../ui/field.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useWords } from "../../shell/language.tsx";
import { introductionWords } from "./words.ts";

type Props = { now: Date; refusal: Refusal | undefined };

export function SlotFields({ now, refusal }: Props) {
  const { slots: words } = useWords(introductionWords);
  const numbers = Array.from({ length: introductionLimits.slots }, (_, index) => index + 1);
  return (
    <div className="introduction-slots">
      {numbers.map((number) => (
        <TextField
          key={number}
          type="datetime-local"
          name={`slot${number}`}
          label={words.time(number)}
          min={parisLocal(now)}
          max={parisLocal(daysAfter(now, introductionLimits.slotDays))}
          defaultValue={refusal?.values[`slot${number}`]}
          error={words.errors[refusal?.errors[`slot${number}`] ?? ""]}
        />
      ))}
      <Select
        name="minutes"
        label={words.length}
        options={meetingLengths.map((id) => ({ id, label: words.minutes(Number(id)) }))}
        defaultValue={refusal?.values["minutes"] ?? "30"}
      />
    </div>
  );
}
