import type { ComponentProps } from "react";
import { TextField } from "../../ui/field.tsx";
import { useWords } from "../shell/language.tsx";
import { authWords } from "./words.ts";

type Props = Pick<ComponentProps<typeof TextField>, "id" | "error" | "autoFocus"> & { name?: string; label?: string };

export function NewPasswordField({ name = "password", label, ...wrong }: Props) {
  const words = useWords(authWords);
  return (
    <TextField
      name={name}
      type="password"
      label={label ?? words.password}
      hint={words.newPasswordHint}
      autoComplete="new-password"
      required
      minLength={12}
      {...wrong}
    />
  );
}
