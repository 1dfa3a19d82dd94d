import { useEffect } from "react";
import { useNavigate } from "react-router";

type Props = {
  /** The URL of the profile form, or null if the profile already has content. */
  first: string | null;
};

/** Redirects a founder or an investor with an empty profile from the dashboard to `first`. */
export function Arrival({ first }: Props) {
  const navigate = useNavigate();
  useEffect(() => {
    if (first) void navigate(first, { replace: true });
  }, [navigate, first]);
  return null;
}
