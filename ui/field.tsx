import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useState } from "react";
import { WarningIcon } from "./icons.tsx";
import { noChoice } from "../platform/language/no-choice.ts";

type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

type Wiring = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

type FieldProps = FieldWords & {
  /** The id of the control, so that links can lead to the control; generated if omitted. */
  id?: string | undefined;
  required?: boolean | undefined;
  children: (wiring: Wiring) => ReactNode;
};

export const Required = () => (
  // The no-break space before the asterisk is inside the element, so that the asterisk never begins a line.
  <span className="whitespace-nowrap text-ink-2" aria-hidden>
    {" *"}
  </span>
);

function Field({ id: given, label, hint, error, required, children }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
        {required && <Required />}
      </label>
      {hint && (
        <p id={`${id}hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined })}
      {error && (
        <p id={`${id}error`} className="field-error">
          <WarningIcon />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

export function TextField({ label, hint, error, ...props }: FieldWords & ComponentProps<"input">) {
  return (
    <Field id={props.id} label={label} hint={hint} error={error} required={props.required}>
      {(wiring) => <input className="control" {...props} {...wiring} />}
    </Field>
  );
}

export function Textarea({ label, hint, error, rows = 5, ...props }: FieldWords & ComponentProps<"textarea">) {
  return (
    <Field id={props.id} label={label} hint={hint} error={error} required={props.required}>
      {(wiring) => <Area className="control" rows={rows} {...props} {...wiring} />}
    </Field>
  );
}

/** React sets these properties at hydration, which would overwrite text that the user typed before. */
const written = ["value", "defaultValue"] as const;

function keepFromWriting(id: string) {
  const area = typeof document === "undefined" ? null : document.getElementById(id);
  if (area) for (const name of written) Object.defineProperty(area, name, { set() {}, configurable: true });
  return area;
}

/** A textarea that keeps the text and the caret position of a user who types before hydration. */
export function Area(props: ComponentProps<"textarea"> & { id: string }) {
  const [kept] = useState(() => keepFromWriting(props.id));
  useLayoutEffect(() => {
    if (kept) for (const name of written) Reflect.deleteProperty(kept, name);
  }, [kept]);
  return <textarea {...props} />;
}

type SelectProps = FieldWords &
  Omit<ComponentProps<"select">, "children"> & {
    options: readonly { id: string | number; label: string }[];
    /** `none` is the label and `noneValue` the value of the first option, which means that nothing is chosen. */
    none?: string | undefined;
    noneValue?: string;
  };

export function Select({ label, hint, error, none, noneValue = noChoice, options, ...props }: SelectProps) {
  const chosen = none === undefined ? props.defaultValue : props.defaultValue || noneValue;
  return (
    <Field id={props.id} label={label} hint={hint} error={error} required={props.required}>
      {(wiring) => (
        <select className="control" {...props} {...wiring} defaultValue={chosen}>
          {none !== undefined && (
            <option value={noneValue} data-none="">
              {none}
            </option>
          )}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type ChoicesProps = FieldWords & {
  /** The id of the first checkbox or radio button, so that a link can lead to it. */
  id?: string;
  name: string;
  type: "checkbox" | "radio";
  options: readonly { id: string; label: ReactNode }[];
  chosen: readonly string[];
  required?: boolean;
  autoFocus?: boolean;
};

export function Choices({
  id: first,
  label,
  hint,
  error,
  name,
  type,
  options,
  chosen,
  required,
  autoFocus,
}: ChoicesProps) {
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(" ");
  return (
    <fieldset
      className="field"
      aria-describedby={described || undefined}
      // HTML has no `required` attribute for a group of checkboxes, so the form's script checks the group.
      data-required={(type === "checkbox" && required) || undefined}
    >
      <legend className="field-label mb-1">
        {label}
        {required && <Required />}
      </legend>
      {hint && (
        <p id={`${id}hint`} className="field-hint">
          {hint}
        </p>
      )}
      <div className="choices">
        {options.map((option, index) => (
          <label key={option.id} className="checkbox">
            <input
              id={index === 0 ? first : undefined}
              type={type}
              name={name}
              value={option.id}
              defaultChecked={chosen.includes(option.id)}
              required={type === "radio" && required}
              aria-invalid={error ? true : undefined}
              {...(autoFocus && index === 0 && { autoFocus })}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}error`} className="field-error">
          <WarningIcon />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

export function Checkbox({ label, error, ...props }: Omit<FieldWords, "hint"> & ComponentProps<"input">) {
  const id = useId();
  return (
    <div className="field">
      <label className="checkbox">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          {...props}
        />
        <span>
          {label}
          {props.required && <Required />}
        </span>
      </label>
      {error && (
        <p id={id} className="field-error">
          <WarningIcon />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
