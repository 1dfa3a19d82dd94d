import type { ReactNode } from "react";
import { TextLink } from "../../../ui/text-link.tsx";
import type { RouteName } from "../../paths.ts";
import { useOpens } from "./use-opens.ts";

type LinkIfOpenProps = { page: RouteName; to: string; children: ReactNode };

export function LinkIfOpen({ page, to, children }: LinkIfOpenProps) {
  const opens = useOpens();
  return opens(page) ? <TextLink to={to}>{children}</TextLink> : <span>{children}</span>;
}
