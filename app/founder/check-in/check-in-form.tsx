import { useEffect, useRef, useState } from "react";
import { type CheckIn, lastDayOf } from "../../../domain/kpi/check-in.ts";
import type { Runway } from "../../../domain/kpi/figures.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Ruler } from "../../../ui/ruler.tsx";
import { pathOf } from "../../paths.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { type NumberField, optionalNumbers, requiredNumbers, tellNumber, unitOf, writtenIn } from "./fields.ts";
import { NumberRow } from "./number-row.tsx";
import { burnThatFits, readTyped, runwayWith, type TypedNumbers } from "./typed-numbers.ts";
import { checkInWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

type Props = {
  month: string;
  history: readonly CheckIn[];
  /** The values already saved for this month; `before` contains the values of the latest earlier month. */
  entry: CheckIn | null;
  shown: string;
  before: CheckIn | null;
  version: { author: string | null; recordedAt: Date; count: number } | undefined;
  runway: Runway | null;
  runwayMonth: string | null;
  isStale: boolean;
  alertsOpen: boolean;
  refusal: Refusal | undefined;
};

export function CheckInForm({
  month,
  history,
  entry,
  shown,
  before,
  version,
  runway,
  runwayMonth,
  isStale,
  alertsOpen,
  refusal,
}: Props) {
  const words = useWords(checkInWords);
  const { lang } = useLanguage();
  const format = formats[lang];
  const form = useRef<HTMLFormElement>(null);
  const errors = refusal?.errors ?? {};
  const errorOf = (name: string) => words.errors[errors[name] as keyof typeof words.errors];
  const first = [...requiredNumbers, ...optionalNumbers].find((name) => errorOf(name));
  const valueOf = (name: NumberField) => refusal?.values[name] ?? writtenIn(name, entry, format);
  const drawn = readTyped((name) => valueOf(name as NumberField));
  // The numbers read from the form's fields; null until hydration.
  const [read, setRead] = useState<TypedNumbers | null>(null);
  const typed = read ?? drawn;
  const look = () => {
    const fields = form.current && new FormData(form.current);
    if (fields) setRead(readTyped((name) => String(fields.get(name) ?? "")));
  };
  // The founder may have typed values before hydration, so the fields are read once on mount.
  useEffect(look, []);
  const filled = words.filled(typed.done, requiredNumbers.length);
  const isChanged = typed.cash !== drawn.cash || typed.burn !== drawn.burn;
  const coming = isChanged ? runwayWith(typed, history, month) : null;
  const [shownRunway, shownWhen] = coming
    ? [coming, words.withThese]
    : [runway, runwayMonth && words.runwayIn(runwayMonth)];
  const fitting = burnThatFits(typed, before, month);
  const take = (burn: string) => {
    const field = form.current?.elements.namedItem("burnRate");
    if (!(field instanceof HTMLInputElement)) return;
    field.value = burn;
    field.focus();
    look();
  };
  const row = (name: NumberField) => {
    const isDate = name === "lastInvestorContact";
    const written = (value: string) => (isDate ? format.shortDay(value) : value);
    const last = before && writtenIn(name, before, format);
    const hint = before === null ? words.firstMonth : last && `${format.shortMonth(before.month)} ${written(last)}`;
    const kept = writtenIn(name, entry, format);
    const isChanged = kept !== "" && kept !== valueOf(name);
    return (
      <NumberRow
        key={name}
        name={name}
        label={words.labels[name]}
        definition={words.definitions[name](lastDayOf(month), month)}
        unit={unitOf(name)}
        last={
          (isChanged || hint) && (
            <>
              {isChanged && <s>{written(kept)}</s>} {hint}
            </>
          )
        }
        error={errorOf(name)}
        defaultValue={valueOf(name)}
        {...(isDate
          ? { type: "date" }
          : { inputMode: ["cash", "burnRate", "nps"].includes(name) ? "text" : "decimal" })}
        {...(name === first && { autoFocus: true })}
      />
    );
  };
  return (
    <PostForm
      ref={form}
      action={pathOf("founder-check-in", { month: month.slice(0, 7) })}
      noValidate
      className="check-in-form"
      displayed={{ shown, tell: tellNumber(words.labels, format), isOther: !refusal }}
      onInput={look}
    >
      {refusal?.status === "invalid" && <StatusLine tone="bad" {...words.refused} />}
      {refusal && !["invalid", "edit", "overtaken"].includes(refusal.status) && (
        <FailureLine {...(refusal.status === "limited" ? words.limited : words.failure)} />
      )}
      {errorOf("month") && <StatusLine tone="bad" title={words.errors.monthInvalid} text="" />}
      {version ? (
        <p className="check-in-correction">
          <strong>{words.correction.title}</strong>{" "}
          {words.correction.text(version.author ?? words.correction.gone, version.recordedAt, version.count)}
        </p>
      ) : (
        <div className="check-in-count">
          <p>
            <strong>{filled.count}</strong> {filled.rest}
          </p>
          <Ruler steps={requiredNumbers.length} done={typed.done || undefined} />
        </div>
      )}
      <input type="hidden" name="month" value={month.slice(0, 7)} />
      {requiredNumbers.slice(0, 3).map(row)}
      {read && fitting !== null && (
        <p className="check-in-hint">
          {words.cashMoved(before?.cash ?? 0, typed.cash ?? 0)}{" "}
          {/* This button is not in the tab order, so that Tab leads directly to the next field. Keyboard users can
              type the number just as quickly. */}
          <button type="button" className="link" tabIndex={-1} onClick={() => take(format.exact(fitting / 100))}>
            {words.takeBurn(format.exact(fitting / 100))}
          </button>
        </p>
      )}
      {requiredNumbers.slice(3).map(row)}
      <details className="disclosure" open={optionalNumbers.some((name) => errorOf(name))}>
        <summary>{words.optional}</summary>
        <div className="disclosure-body">{optionalNumbers.map(row)}</div>
      </details>
      <div className="check-in-foot">
        <p>
          <strong>{words.runway}</strong>{" "}
          {shownRunway && shownWhen ? (
            <>
              <span className="figure-s">{words.runwayText(shownRunway)}</span> {shownWhen}
            </>
          ) : (
            words.noRunway
          )}
          <span className="block">
            {isStale ? words.runwayStale : alertsOpen ? words.recomputed : words.alertsElsewhere}
          </span>
        </p>
        <Button type="submit">{words.save}</Button>
      </div>
    </PostForm>
  );
}
