import type { ComponentProps } from "react";
import { Button } from "../../../ui/button.tsx";
import { PostForm } from "./post-form.tsx";

type Props = Pick<ComponentProps<typeof PostForm>, "action" | "className" | "preventScrollReset" | "reloadDocument"> &
  Omit<ComponentProps<typeof Button>, "type" | "name" | "value" | "className"> & {
    intent: string;
    fields?: Record<string, string | number>;
  };

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
