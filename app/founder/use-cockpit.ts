import { useRouteLoaderData } from "react-router";
import type { CockpitData } from "./cockpit-data.server.ts";

/** What every tab of the cockpit may know: whose it is, how complete the profile, what the plan opens. */
export function useCockpit() {
  const cockpit = useRouteLoaderData<CockpitData>("cockpit");
  if (!cockpit) throw new Error("useCockpit outside the cockpit");
  return cockpit;
}
