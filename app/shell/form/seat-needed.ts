import { createContext, use } from "react";
import { useLocation } from "react-router";
import type { SeatRole } from "../../../domain/person/seat.ts";
import { routeAt, type RouteName } from "../../paths.ts";

/** For each page whose forms the person may not send, the role in the startup that the forms require. */
export type SeatsNeeded = Partial<Record<RouteName, SeatRole>>;

export const SeatsNeededContext = createContext<SeatsNeeded>({});

/** Returns the role that the signed-in person lacks for a form with this action URL, or undefined. */
export function useSeatNeeded(action?: string) {
  const { pathname } = useLocation();
  const needed = use(SeatsNeededContext);
  const [path = ""] = (action ?? pathname).split(/[?#]/);
  const name = routeAt(path || pathname);
  return name && needed[name];
}
