import { useRouteLoaderData } from "react-router";
import type { RouteName } from "../../paths.ts";

/** Returns a function that checks whether the signed-in team member may open a desk page. */
export function useOpens() {
  const opens = useRouteLoaderData<{ opens: RouteName[] }>("desk")?.opens ?? [];
  return (name: RouteName) => opens.includes(name);
}
