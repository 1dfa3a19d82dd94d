import { useRouteLoaderData } from "react-router";
import type { CockpitData } from "./cockpit-data.server.ts";

/** Data shared by all tabs of the cockpit: the founder, the profile's completion and what the plan includes. */
export function useCockpit() {
  const cockpit = useRouteLoaderData<{ cockpit: CockpitData | null }>("cockpit")?.cockpit;
  if (!cockpit) throw new Error("useCockpit outside the cockpit");
  return cockpit;
}
