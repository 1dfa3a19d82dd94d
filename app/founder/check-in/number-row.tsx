import { type ComponentProps, type ReactNode, useId } from "react";
import { WarningIcon } from "../../../ui/icons.tsx";

type Props = {
  label: string;
  definition: string;
  unit?: string;
  last?: ReactNode;
  error: string | undefined;
} & ComponentProps<"input">;

export function NumberRow({ label, definition, unit, last, error, ...props }: Props) {
  const id = useId();
  const described = [`${id}definition`, last && `${id}last`, error && `${id}error`].filter(Boolean).join(" ");
  return (
    <div className="check-in-row">
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}definition`}>{definition}</p>
      </div>
      <div>
        <span className="check-in-field">
          <input
            id={id}
            className="control"
            autoComplete="off"
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            {...props}
          />
          {unit && <span aria-hidden>{unit}</span>}
        </span>
        {last && (
          <p id={`${id}last`} className="check-in-last">
            {last}
          </p>
        )}
      </div>
      {error && (
        <p id={`${id}error`} className="field-error">
          <WarningIcon />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
