import { Textarea } from "../../../ui/field.tsx";
import type { typedFields } from "./form-values.ts";

type ReasonFieldProps = Pick<ReturnType<typeof typedFields>, "field"> & {
  label: string;
  hint: string;
  /** What is mailed to somebody is shorter than what the team keeps. */
  maxLength?: number;
};

/** Why an operator does something, in their own words. */
export function ReasonField({ field, label, hint, maxLength = 2_000 }: ReasonFieldProps) {
  return <Textarea {...field("reason")} label={label} hint={hint} rows={2} maxLength={maxLength} required />;
}
