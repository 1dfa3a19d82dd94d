import { useRouteLoaderData } from "react-router";
import type { CockpitData } from "./cockpit-data.server.ts";

export function useCockpit() {
  const cockpit = useRouteLoaderData<{ cockpit: CockpitData | null }>("cockpit")?.cockpit;
  if (!cockpit) throw new Error("useCockpit outside the cockpit");
  return cockpit;
}
