import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import { runwayWords } from "./words.ts";

type Fields = Readonly<Record<string, string>>;

type Props = { id: "a" | "b"; values: Fields; errors: Fields };

/** What one scenario changes. */
export function PlanFields({ id, values, errors }: Props) {
  const own = useWords(runwayWords);
  const field = (name: string, label: string, hint?: string) => (
    <TextField
      name={`${name}-${id}`}
      label={label}
      hint={hint}
      defaultValue={values[`${name}-${id}`] ?? ""}
      error={own.errors[errors[`${name}-${id}`] as keyof typeof own.errors]}
      autoComplete="off"
      inputMode="decimal"
    />
  );
  return (
    <fieldset className="toolkit-part">
      <legend>{own.names[id]}</legend>
      {field("growth", own.growth, own.growthHint)}
      <div className="toolkit-fields">
        {field("hires", own.hires)}
        {field("hired-in", own.hiredIn)}
        {field("salary", own.salary)}
      </div>
      <div className="toolkit-fields">
        {field("raised", own.raised)}
        {field("raised-in", own.raisedIn)}
      </div>
      <div className="toolkit-fields">
        {field("price", own.priced, own.pricedHint)}
        {field("priced-in", own.pricedIn)}
      </div>
    </fieldset>
  );
}
