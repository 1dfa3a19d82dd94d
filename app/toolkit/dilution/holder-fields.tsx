import { type Holder, totalShares } from "../../../domain/cap-table/cap-table.ts";
import { WarningIcon } from "../../../ui/icons.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { dilutionWords } from "./words.ts";

const rows = [1, 2, 3, 4, 5];

type Props = {
  from: "scenario" | "cap-table" | "typed";
  holders: readonly Holder[] | null;
  scenario: string;
  fields: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

export function HolderFields({ from, holders, scenario, fields, errors }: Props) {
  const words = useWords(dilutionWords);
  const input = (name: string, label: string, numeric = false) => {
    const error = words.errors[errors[name] as keyof typeof words.errors];
    return (
      <div className="field">
        <input
          className="control"
          name={name}
          aria-label={label}
          defaultValue={fields[name] ?? ""}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `error-${name}`}
          inputMode={numeric ? "numeric" : "text"}
        />
        {error && (
          <p id={`error-${name}`} className="field-error">
            <WarningIcon />
            <span>{error}</span>
          </p>
        )}
      </div>
    );
  };
  return (
    <fieldset className="toolkit-part">
      <legend>{words.holders.title}</legend>
      {from === "typed" ? (
        <>
          <p className="note">
            {words.holders.typed} <TextLink to={pathOf("founder-cap-table")}>{words.holders.save}</TextLink>
          </p>
          <p className="toolkit-holder toolkit-holder-heads" aria-hidden>
            <span>{words.holder}</span>
            <span>{words.holders.heads}</span>
          </p>
          {rows.map((row) => (
            <div key={row} className="toolkit-holder">
              {input(`name${row}`, words.holders.name(row))}
              {input(`shares${row}`, words.holders.shares(row), true)}
            </div>
          ))}
        </>
      ) : (
        <p>
          {from === "scenario"
            ? words.holders.scenario(scenario)
            : holders && words.holders["cap-table"](holders.length, totalShares(holders))}{" "}
          {from === "cap-table" && <TextLink to={pathOf("founder-cap-table")}>{words.holders.edit}</TextLink>}
        </p>
      )}
    </fieldset>
  );
}
