import type { ReactNode } from "react";
import { TextLink } from "../../../ui/text-link.tsx";
import type { RouteName } from "../../paths.ts";
import { useOpens } from "./use-opens.ts";

type LinkIfOpenProps = { page: RouteName; to: string; children: ReactNode };

/** A link to a page of the desk; its words alone for a reader whose functions do not open that page. */
export function LinkIfOpen({ page, to, children }: LinkIfOpenProps) {
  const opens = useOpens();
  return opens(page) ? <TextLink to={to}>{children}</TextLink> : <span>{children}</span>;
}
