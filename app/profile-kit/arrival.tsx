import { useEffect } from "react";
import { useNavigate } from "react-router";

type Props = {
  /** What opens by itself over the page one came to, where script runs and nothing is filled in yet. */
  first: string | null;
};

/** How a founder or an investor comes to their dashboard. */
export function Arrival({ first }: Props) {
  const navigate = useNavigate();
  useEffect(() => {
    if (first) void navigate(first, { replace: true });
  }, [navigate, first]);
  return null;
}
