import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

export const TextLink = ({ className, ...props }: ComponentProps<typeof Link>) => (
  <Link className={classNames("link", className)} {...props} />
);
