import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Leads on at once where script runs: to what opens by itself over the page one came to. */
export function OpenAtOnce({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
