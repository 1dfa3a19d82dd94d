import { Textarea } from "../../../ui/field.tsx";
import type { typedFields } from "./form-values.ts";

type ReasonFieldProps = Pick<ReturnType<typeof typedFields>, "field"> & {
  label: string;
  hint: string;
  /** The limit is lower for a reason that is sent by e-mail. */
  maxLength?: number;
};

export function ReasonField({ field, label, hint, maxLength = 2_000 }: ReasonFieldProps) {
  return <Textarea {...field("reason")} label={label} hint={hint} rows={2} maxLength={maxLength} required />;
}
