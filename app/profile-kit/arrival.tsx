import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { StatusText } from "../shell/form/status-line.tsx";
import { useToastOf } from "../shell/form/use-toast-of.ts";

type Props = {
  /** What opens by itself over the page one came to, where script runs and nothing is filled in yet. */
  first: string | null;
  /** What was just saved, where one comes from there. */
  saved: StatusText | null;
};

/** How a founder or an investor comes to their dashboard. */
export function Arrival({ first, saved }: Props) {
  const navigate = useNavigate();
  useToastOf(saved);
  useEffect(() => {
    if (first) void navigate(first, { replace: true });
  }, [navigate, first]);
  return null;
}
