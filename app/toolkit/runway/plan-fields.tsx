import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import { runwayWords } from "./words.ts";

type Fields = Readonly<Record<string, string>>;

type Props = { id: "a" | "b"; values: Fields; errors: Fields };

export function PlanFields({ id, values, errors }: Props) {
  const words = useWords(runwayWords);
  const field = (name: string, label: string, hint?: string) => (
    <TextField
      name={`${name}-${id}`}
      label={label}
      hint={hint}
      defaultValue={values[`${name}-${id}`] ?? ""}
      error={words.errors[errors[`${name}-${id}`] as keyof typeof words.errors]}
      autoComplete="off"
      inputMode="decimal"
    />
  );
  return (
    <fieldset className="toolkit-part">
      <legend>{words.names[id]}</legend>
      {field("growth", words.growth, words.growthHint)}
      <div className="toolkit-fields">
        {field("hires", words.hires)}
        {field("hired-in", words.hiredIn)}
        {field("salary", words.salary)}
      </div>
      <div className="toolkit-fields">
        {field("raised", words.raised)}
        {field("raised-in", words.raisedIn)}
      </div>
      <div className="toolkit-fields">
        {field("price", words.priced, words.pricedHint)}
        {field("priced-in", words.pricedIn)}
      </div>
    </fieldset>
  );
}
