import { routeAt } from "../../paths.ts";
import { backs } from "./back.ts";

/** These pages already show the whole conversation. */
const withConversation: readonly string[] = ["founder-dashboard", "founder-copilot"];

/** The page of an address if it has the assistant panel. */
export function panelAt(pathname: string) {
  const here = routeAt(pathname);
  return backs.find((each) => each === here && !withConversation.includes(each));
}
