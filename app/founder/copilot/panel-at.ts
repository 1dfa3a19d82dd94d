import { routeAt } from "../../paths.ts";
import { backs } from "./back.ts";

/** The pages that need no assistant panel, because the pages already show the whole conversation with the CoPilot. */
const withConversation: readonly string[] = ["founder-dashboard", "founder-copilot"];

export function panelAt(pathname: string) {
  const here = routeAt(pathname);
  return backs.find((each) => each === here && !withConversation.includes(each));
}
