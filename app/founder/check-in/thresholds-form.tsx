import { type ThresholdKind, thresholdKinds, thresholdRanges, type Thresholds } from "../../../domain/kpi/threshold.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { checkInWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

type Props = {
  month: string;
  alertsOpen: boolean;
  thresholds: Thresholds;
  shown: string;
  saved: boolean;
  refusal: Refusal | undefined;
};

export function ThresholdsForm({ month, alertsOpen, thresholds, shown, saved, refusal }: Props) {
  const words = useWords(checkInWords);
  const { exact } = formats[useLanguage().lang];
  const errorOf = (name: string) => words.errors[refusal?.errors[name] as keyof typeof words.errors];
  const first = thresholdKinds.find((kind) => errorOf(kind));
  return (
    <section className="check-in-part" id="seuils" aria-labelledby="thresholds-title">
      <h2 id="thresholds-title">{words.thresholds.title}</h2>
      <p className="text-ink-2">{alertsOpen ? words.thresholds.text : words.thresholds.elsewhere}</p>
      {saved && (
        <StatusLine
          tone="good"
          title={words.thresholds.saved.title}
          text={alertsOpen ? words.thresholds.saved.text : ""}
        />
      )}
      <PostForm
        action={`${pathOf("founder-check-in", { month: month.slice(0, 7) })}#seuils`}
        noValidate
        displayed={{
          shown,
          tell: (name, text) => ({
            label: words.thresholds.labels[name as ThresholdKind],
            text: exact(Number(text)),
          }),
          isOther: !refusal,
        }}
        className="check-in-thresholds"
      >
        {thresholdKinds.map((kind) => (
          <TextField
            key={kind}
            name={kind}
            label={words.thresholds.labels[kind]}
            hint={words.thresholds.range(...thresholdRanges[kind])}
            defaultValue={refusal?.values[kind] ?? exact(thresholds[kind])}
            error={errorOf(kind)}
            inputMode="decimal"
            autoComplete="off"
            {...(kind === first && { autoFocus: true })}
          />
        ))}
        <Button type="submit" look="secondary" name="intent" value="thresholds">
          {words.thresholds.save}
        </Button>
      </PostForm>
    </section>
  );
}
