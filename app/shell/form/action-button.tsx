import type { ComponentProps } from "react";
import { Button } from "../../../ui/button.tsx";
import { PostForm } from "./post-form.tsx";

type Props = Pick<ComponentProps<typeof PostForm>, "action" | "className" | "preventScrollReset" | "reloadDocument"> &
  Omit<ComponentProps<typeof Button>, "type" | "name" | "value" | "className"> & {
    /** The name of the page's action that the button sends. */
    intent: string;
    /** The hidden fields that say of which record. */
    fields?: Record<string, string | number>;
  };

/** A form that is one button. */
export const ActionButton = ({
  intent,
  fields = {},
  action,
  className,
  preventScrollReset,
  reloadDocument,
  ...button
}: Props) => (
  <PostForm {...{ action, className, preventScrollReset, reloadDocument }}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" name="intent" value={intent} {...button} />
  </PostForm>
);
