import { doneAnchor } from "../../shell/done-in-address.ts";
import { type FormAction, handleAction as handlePageAction } from "../../shell/form/handle-action.server.ts";
import type { RouteArgs } from "../../shell/require.server.ts";

/** Runs the submitted action of a desk page and redirects to the page's success notice. */
export const handleAction = (args: RouteArgs, actions: Record<string, FormAction>, many?: readonly string[]) =>
  handlePageAction(args, actions, many, `#${doneAnchor}`);
