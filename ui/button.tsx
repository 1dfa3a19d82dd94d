import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { ExternalIcon } from "./icons.tsx";

type Look = { look?: "primary" | "secondary" | "quiet"; small?: boolean };

const classes = ({ look = "primary", small }: Look, className?: string) =>
  classNames("button", `button-${look}`, small && "button-small", className);

export function Button({ look, small, className, type = "button", ...props }: Look & ComponentProps<"button">) {
  return <button type={type} className={classes({ look, small }, className)} {...props} />;
}

export function LinkButton({ look, small, className, ...props }: Look & ComponentProps<typeof Link>) {
  return <Link className={classes({ look, small }, className)} {...props} />;
}

type NewTabButtonProps = Look & {
  href: string;
  /** The text alternative of the icon, by which screen readers announce that the link opens a new tab. */
  note: string;
  className?: string;
  children: ReactNode;
};

export function NewTabButton({ look, small, href, note, className, children }: NewTabButtonProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={classes({ look, small }, className)}>
      {children}
      <span role="img" aria-label={note} className="flex-none">
        <ExternalIcon className="w-4" />
      </span>
    </a>
  );
}
