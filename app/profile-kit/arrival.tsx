import { useEffect } from "react";
import { useNavigate } from "react-router";

type Props = {
  /** The URL to open if the profile is still empty. */
  first: string | null;
};

/** Sends a founder or an investor with an empty profile from the dashboard to `first`. */
export function Arrival({ first }: Props) {
  const navigate = useNavigate();
  useEffect(() => {
    if (first) void navigate(first, { replace: true });
  }, [navigate, first]);
  return null;
}
