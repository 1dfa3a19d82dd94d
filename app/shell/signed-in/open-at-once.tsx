import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

/** Leads on at once where script runs: to what opens by itself over the page one came to. */
export function OpenAtOnce({ to }: { to: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    void navigate(to, { replace: true, state: { from: pathname } });
  }, [navigate, to, pathname]);
  return null;
}
