import { useRouteLoaderData } from "react-router";
import type { RouteName } from "../../paths.ts";
import type { DeskData } from "../desk.layout.tsx";

/** Whether the reader's functions open a page of the desk. */
export function useOpens() {
  const opens = useRouteLoaderData<DeskData>("desk")?.opens ?? [];
  return (name: RouteName) => opens.includes(name);
}
