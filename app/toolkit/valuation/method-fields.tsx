import type { Ground } from "../../../domain/valuation/suggested.ts";
import {
  berkusDrivers,
  type BerkusDriver,
  scorecardFactors,
  scorecardWeights,
} from "../../../domain/valuation/valuation.ts";
import { Select, TextField } from "../../../ui/field.tsx";
import { founderProfileWords } from "../../founder/profile-words.ts";
import { useWords } from "../../shell/language.tsx";
import { valuationWords } from "./words.ts";

type Fields = Readonly<Record<string, string>>;

type Props = { values: Fields; errors: Fields };

const tenths = Array.from({ length: 11 }, (_, step) => step * 10);
const fives = Array.from({ length: 21 }, (_, step) => 50 + step * 5);

function useField({ values, errors }: Props) {
  const words = useWords(valuationWords);
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? "",
    error: words.errors[errors[name] as keyof typeof words.errors],
    autoComplete: "off",
  });
  return { own: words, field, number: (name: string) => ({ ...field(name), inputMode: "decimal" as const }) };
}

export function BerkusFields({ grounds, ...typed }: Props & { grounds: Partial<Record<BerkusDriver, Ground>> }) {
  const { own, field, number } = useField(typed);
  const words = own.berkus;
  const stages: Record<string, string> = useWords(founderProfileWords).options.current_stage;
  const groundOf = (ground: Ground) => own.ground(ground, ground.kind === "stage" ? (stages[ground.stage] ?? "") : "");
  return (
    <fieldset className="toolkit-part">
      <legend>{words.title}</legend>
      <p className="text-ink-2">{words.about}</p>
      <TextField {...number("most")} label={words.most} hint={words.mostHint} />
      <div className="toolkit-fields">
        {berkusDrivers.map((driver) => {
          const ground = grounds[driver];
          return (
            <Select
              key={driver}
              {...field(driver)}
              label={words.drivers[driver]}
              hint={[words.why[driver], ground && groundOf(ground)].filter(Boolean).join(" ")}
              none={own.none}
              options={tenths.filter(Boolean).map((percent) => ({ id: percent, label: own.percent(percent) }))}
            />
          );
        })}
      </div>
      <p className="note">{words.source}</p>
    </fieldset>
  );
}

export function ScorecardFields(typed: Props) {
  const { own, field, number } = useField(typed);
  const words = own.scorecard;
  return (
    <fieldset className="toolkit-part">
      <legend>{words.title}</legend>
      <p className="text-ink-2">{words.about}</p>
      <TextField {...number("average")} label={words.average} hint={words.averageHint} />
      <div className="toolkit-fields">
        {scorecardFactors.map((factor) => (
          <Select
            key={factor}
            {...field(`factor-${factor}`)}
            label={words.factors[factor]}
            hint={words.compare(scorecardWeights[factor])}
            options={fives.map((percent) => ({ id: percent, label: own.percent(percent) }))}
          />
        ))}
      </div>
      <p className="note">{words.source}</p>
    </fieldset>
  );
}

export function ExitFields({ monthly, ...typed }: Props & { monthly: number | null }) {
  const { own, number } = useField(typed);
  const words = own.exit;
  return (
    <fieldset className="toolkit-part">
      <legend>{words.title}</legend>
      <p className="text-ink-2">{words.about}</p>
      <div className="toolkit-fields">
        <TextField {...number("revenue")} label={words.revenue} hint={monthly !== null && words.today(monthly)} />
        <TextField {...number("amount")} label={words.amount} />
        <TextField {...number("multiple-low")} label={words.low} hint={words.multipleHint} />
        <TextField {...number("multiple-high")} label={words.high} />
        <TextField {...number("wanted")} label={words.wanted} hint={words.wantedHint} />
        <TextField {...number("dilution")} label={words.dilution} hint={words.dilutionHint} />
      </div>
      <p className="note">{words.source}</p>
    </fieldset>
  );
}
