import { Fragment } from "react";
import { otherPlaces, type Round } from "../../../domain/cap-table/round.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Select, TextField } from "../../../ui/field.tsx";
import { WarningIcon } from "../../../ui/icons.tsx";
import { useWords } from "../../shell/language.tsx";
import { dilutionWords } from "./words.ts";

type Fields = Readonly<Record<string, string>>;

type Props = {
  kind: Round["kind"];
  place: number;
  fields: Fields;
  errors: Fields;
  converts: boolean;
  removable: boolean;
};

export function RoundFields({ kind, place, fields, errors, converts, removable }: Props) {
  const words = useWords(dilutionWords);
  const field = (name: string) => ({
    name: `${name}${place}`,
    defaultValue: fields[`${name}${place}`] ?? "",
    error: words.errors[errors[`${name}${place}`] as keyof typeof words.errors],
    autoComplete: "off",
  });
  const number = (name: string) => ({ ...field(name), inputMode: "decimal" as const });
  const choices = (options: Readonly<Record<string, string>>) =>
    Object.entries(options).map(([id, label]) => ({ id, label }));
  const others = otherPlaces.flatMap((other) => [`investor${other}`, `amount${other}`]);
  const impossible = words.errors[errors[`round${place}`] as keyof typeof words.errors];
  return (
    <fieldset className="toolkit-part" id={`round-${place}`}>
      <legend>
        {words.round(place)} <span className="text-ink-2">{words.kinds[kind]}</span>
      </legend>
      <input type="hidden" name={`kind${place}`} value={kind} />
      {impossible && (
        <p className="field-error" role="alert">
          <WarningIcon />
          <span>{impossible}</span>
        </p>
      )}
      <div className="toolkit-fields">
        <TextField {...field("investor")} label={words.investor} maxLength={80} />
        <TextField {...number("amount")} label={words.amount} />
        {kind === "priced" ? (
          <>
            <TextField {...number("valuation")} label={words.valuation} />
            <Select {...field("valued")} label={words.valued} options={choices(words.valuedChoices)} />
            <TextField {...number("pool")} label={words.pool} hint={words.poolHint} />
            <Select
              {...field("poolMade")}
              label={words.poolMade}
              hint={words.poolMadeHint}
              options={choices(words.poolChoices)}
            />
            {converts && (
              <Select
                {...field("conversion")}
                label={words.conversion}
                hint={words.conversionHint}
                options={choices(words.conversionChoices)}
              />
            )}
          </>
        ) : (
          <>
            <TextField {...number("discount")} label={words.discount} hint={words.noDiscount} />
            <Select {...field("bounds")} label={words.bounds} options={choices(words.boundsChoices)} />
            <TextField {...number("floor")} label={words.floor} hint={words.none} />
            <TextField {...number("cap")} label={words.cap} hint={words.none} />
            <TextField {...number("nominal")} label={words.nominal} hint={words.none} />
            <Select {...field("neutralised")} label={words.neutralised} options={choices(words.neutralisedChoices)} />
          </>
        )}
      </div>
      {kind === "priced" && (
        <Disclosure
          title={words.others(place)}
          open={others.some((name) => fields[`${name}${place}`] || errors[`${name}${place}`])}
        >
          <p className="note">{words.othersHint}</p>
          <div className="toolkit-fields">
            {otherPlaces.map((other, index) => (
              <Fragment key={other}>
                <TextField {...field(`investor${other}`)} label={words.otherInvestor(index + 2)} maxLength={80} />
                <TextField {...number(`amount${other}`)} label={words.otherAmount(index + 2)} />
              </Fragment>
            ))}
          </div>
        </Disclosure>
      )}
      {removable && (
        <Button type="submit" name="remove" value={place} look="quiet" small className="justify-self-start">
          {words.remove(place)}
        </Button>
      )}
    </fieldset>
  );
}
