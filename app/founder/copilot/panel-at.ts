import { routeAt } from "../../paths.ts";
import { backs } from "./back.ts";

/** These pages already show the whole conversation, so they need no assistant panel. */
const withConversation: readonly string[] = ["founder-dashboard", "founder-copilot"];

export function panelAt(pathname: string) {
  const here = routeAt(pathname);
  return backs.find((each) => each === here && !withConversation.includes(each));
}
