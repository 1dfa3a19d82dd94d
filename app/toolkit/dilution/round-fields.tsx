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
  /** Whether a BSA AIR becomes shares in it. */
  converts: boolean;
  removable: boolean;
};

/** What is typed of one round. */
export function RoundFields({ kind, place, fields, errors, converts, removable }: Props) {
  const own = useWords(dilutionWords);
  const field = (name: string) => ({
    name: `${name}${place}`,
    defaultValue: fields[`${name}${place}`] ?? "",
    error: own.errors[errors[`${name}${place}`] as keyof typeof own.errors],
    autoComplete: "off",
  });
  const number = (name: string) => ({ ...field(name), inputMode: "decimal" as const });
  const choices = (options: Readonly<Record<string, string>>) =>
    Object.entries(options).map(([id, label]) => ({ id, label }));
  const others = otherPlaces.flatMap((other) => [`investor${other}`, `amount${other}`]);
  const impossible = own.errors[errors[`round${place}`] as keyof typeof own.errors];
  return (
    <fieldset className="toolkit-part" id={`round-${place}`}>
      <legend>
        {own.round(place)} <span className="text-ink-2">{own.kinds[kind]}</span>
      </legend>
      <input type="hidden" name={`kind${place}`} value={kind} />
      {impossible && (
        <p className="field-error" role="alert">
          <WarningIcon />
          <span>{impossible}</span>
        </p>
      )}
      <div className="toolkit-fields">
        <TextField {...field("investor")} label={own.investor} maxLength={80} />
        <TextField {...number("amount")} label={own.amount} />
        {kind === "priced" ? (
          <>
            <TextField {...number("valuation")} label={own.valuation} />
            <Select {...field("valued")} label={own.valued} options={choices(own.valuedChoices)} />
            <TextField {...number("pool")} label={own.pool} hint={own.poolHint} />
            <Select
              {...field("poolMade")}
              label={own.poolMade}
              hint={own.poolMadeHint}
              options={choices(own.poolChoices)}
            />
            {converts && (
              <Select
                {...field("conversion")}
                label={own.conversion}
                hint={own.conversionHint}
                options={choices(own.conversionChoices)}
              />
            )}
          </>
        ) : (
          <>
            <TextField {...number("discount")} label={own.discount} hint={own.noDiscount} />
            <Select {...field("bounds")} label={own.bounds} options={choices(own.boundsChoices)} />
            <TextField {...number("floor")} label={own.floor} hint={own.none} />
            <TextField {...number("cap")} label={own.cap} hint={own.none} />
            <TextField {...number("nominal")} label={own.nominal} hint={own.none} />
            <Select {...field("neutralised")} label={own.neutralised} options={choices(own.neutralisedChoices)} />
          </>
        )}
      </div>
      {kind === "priced" && (
        <Disclosure
          title={own.others(place)}
          open={others.some((name) => fields[`${name}${place}`] || errors[`${name}${place}`])}
        >
          <p className="note">{own.othersHint}</p>
          <div className="toolkit-fields">
            {otherPlaces.map((other, index) => (
              <Fragment key={other}>
                <TextField {...field(`investor${other}`)} label={own.otherInvestor(index + 2)} maxLength={80} />
                <TextField {...number(`amount${other}`)} label={own.otherAmount(index + 2)} />
              </Fragment>
            ))}
          </div>
        </Disclosure>
      )}
      {removable && (
        <Button type="submit" name="remove" value={place} look="quiet" small className="justify-self-start">
          {own.remove(place)}
        </Button>
      )}
    </fieldset>
  );
}
