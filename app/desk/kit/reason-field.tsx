import { Textarea } from "../../../ui/field.tsx";
import type { typedFields } from "./form-values.ts";

type ReasonFieldProps = Pick<ReturnType<typeof typedFields>, "field"> & {
  label: string;
  hint: string;
  /** The default is the limit for an internal reason; a reason that is sent by e-mail has a lower limit. */
  maxLength?: number;
};

export function ReasonField({ field, label, hint, maxLength = 2_000 }: ReasonFieldProps) {
  return <Textarea {...field("reason")} label={label} hint={hint} rows={2} maxLength={maxLength} required />;
}
