import { createContext, use } from "react";
import { useLocation } from "react-router";
import type { SeatRole } from "../../../domain/person/seat.ts";
import { routeAt, type RouteName } from "../../paths.ts";

/** The pages whose forms the reader's seat cannot send, with the seat that each of them needs. */
export type SeatsNeeded = Partial<Record<RouteName, SeatRole>>;

export const SeatsNeededContext = createContext<SeatsNeeded>({});

/** The seat that a form to this path needs if the reader does not have it; undefined if they may send it. */
export function useSeatNeeded(action?: string) {
  const { pathname } = useLocation();
  const needed = use(SeatsNeededContext);
  const [path = ""] = (action ?? pathname).split(/[?#]/);
  const name = routeAt(path || pathname);
  return name && needed[name];
}
