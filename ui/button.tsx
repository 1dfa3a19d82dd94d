import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

type Look = { look?: "primary" | "secondary" | "quiet"; small?: boolean };

const classes = ({ look = "primary", small }: Look, className?: string) =>
  classNames("button", `button-${look}`, small && "button-small", className);

export function Button({ look, small, className, type = "button", ...props }: Look & ComponentProps<"button">) {
  return <button type={type} className={classes({ look, small }, className)} {...props} />;
}

export function LinkButton({ look, small, className, ...props }: Look & ComponentProps<typeof Link>) {
  return <Link className={classes({ look, small }, className)} {...props} />;
}
