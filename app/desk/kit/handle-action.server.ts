import { doneAnchor } from "../../shell/done-in-address.ts";
import { type FormAction, handleAction as handlePageAction } from "../../shell/form/handle-action.server.ts";
import type { RouteArgs } from "../../shell/require.server.ts";

/** The forms of a page of the desk, which leads to the place on it that says what was done. */
export const handleAction = (args: RouteArgs, actions: Record<string, FormAction>, many?: readonly string[]) =>
  handlePageAction(args, actions, many, `#${doneAnchor}`);
