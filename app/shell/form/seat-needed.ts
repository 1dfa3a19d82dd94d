import { createContext, use } from "react";
import { useLocation } from "react-router";
import type { SeatRole } from "../../../domain/person/seat.ts";
import { routeAt, type RouteName } from "../../paths.ts";

/** The pages whose forms the signed-in person's seat cannot send, with the seat that each page needs. */
export type SeatsNeeded = Partial<Record<RouteName, SeatRole>>;

export const SeatsNeededContext = createContext<SeatsNeeded>({});

/**
 * Returns the seat that a form with this action URL needs. Returns undefined if the signed-in person may send the form.
 */
export function useSeatNeeded(action?: string) {
  const { pathname } = useLocation();
  const needed = use(SeatsNeededContext);
  const [path = ""] = (action ?? pathname).split(/[?#]/);
  const name = routeAt(path || pathname);
  return name && needed[name];
}
