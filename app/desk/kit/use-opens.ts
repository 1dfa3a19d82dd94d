import { useRouteLoaderData } from "react-router";
import type { RouteName } from "../../paths.ts";

/** Returns whether the reader's functions allow a page of the desk. */
export function useOpens() {
  const opens = useRouteLoaderData<{ opens: RouteName[] }>("desk")?.opens ?? [];
  return (name: RouteName) => opens.includes(name);
}
