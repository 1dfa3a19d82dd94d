import { Textarea } from "../../../ui/field.tsx";
import type { typedFields } from "./form-values.ts";

type ReasonFieldProps = Pick<ReturnType<typeof typedFields>, "field"> & {
  label: string;
  hint: string;
  /** Shorter for a reason that is e-mailed. */
  maxLength?: number;
};

/** The reason for an action, as the operator words it. */
export function ReasonField({ field, label, hint, maxLength = 2_000 }: ReasonFieldProps) {
  return <Textarea {...field("reason")} label={label} hint={hint} rows={2} maxLength={maxLength} required />;
}
